/** The server's address as people type it. */
import { catalog } from '../shell/catalog.svelte';
import { serverFor } from '../shell/clipboard';

export const typedAddress = (): string => serverFor(catalog.value).replace(/^https?:\/\//, '');
