/** Where the diary of puzzles is kept; apart from it, so that the front page needs no more to see whether there is one. */
import { at } from '../net/siteRoot';
import { storage } from '../net/storage';

/** Servers in two folders of one site share the browser's storage. */
export const DIARY_KEY = `boomcat.puzzles${at('').slice(0, -1)}`;
/** One for all: without a storage of the browser, it holds what was answered since the page was opened. */
export const DIARY_STORAGE = storage();
