/**
 * Links to moments of games. A link holds the whole record, compressed, behind the `#`, which browsers send to no server:
 * so it works as long as there is any server that knows the rules, and tells nobody where the table is.
 */
import { AVATARS } from '../art/avatars';
import { at, site } from '../net/siteRoot';

export interface Moment {
  /** Which step of the game, from 0. */
  readonly at: number;
  /** The seat from which it is seen; null for a spectator's place. */
  readonly seat: number | null;
  /** Whether every card is shown. */
  readonly open: boolean;
  /** Whether the game is reviewed. */
  readonly reviewed: boolean;
  /** The players' faces by seat, which no record has; none if they aren't known. */
  readonly faces: readonly number[];
}

export const THE_DEAL: Moment = { at: 0, seat: null, open: false, reviewed: false, faces: [] };

/** The last field of every line of a record, which follows from the others. */
const CHECK = /,"check":"[0-9a-f]+"\}$/gmu;

/** Where the page about this moment is, on this site. */
export const replayPath = (packed: string, moment: Moment): string => `replay#${fragmentOf(packed, moment)}`;

export const replayAddress = (packed: string, moment: Moment): string => at(replayPath(packed, moment));

/** The same for other people. */
export const replayLink = (packed: string, moment: Moment, server: string = site()): string =>
  `${server}/${replayPath(packed, moment)}`;

function fragmentOf(packed: string, moment: Moment): string {
  const seat = moment.seat === null ? '' : `&s=${moment.seat}`;
  const faces = moment.faces.length > 0 ? `&f=${moment.faces.join('.')}` : '';
  return `m=${moment.at}${seat}${moment.open ? '&o=1' : ''}${moment.reviewed ? '&v=1' : ''}${faces}&r=${packed}`;
}

/** The record and the moment that a link names; null if there is no record in it. */
export function readFragment(fragment: string): { readonly packed: string; readonly moment: Moment } | null {
  const fields = new URLSearchParams(fragment.replace(/^#/u, ''));
  const packed = fields.get('r');
  if (!packed) return null;
  const [step, seat] = [Number(fields.get('m') ?? 0), Number(fields.get('s') ?? 0)];
  return {
    packed,
    moment: {
      at: Number.isSafeInteger(step) && step > 0 ? step : 0,
      seat: Number.isSafeInteger(seat) && seat > 0 ? seat : null,
      open: fields.has('o'),
      reviewed: fields.has('v'),
      faces: readFaces(fields.get('f') ?? ''),
    },
  };
}

/** Other servers may have more faces: those that aren't known here are none. */
function readFaces(text: string): readonly number[] {
  const faces = text === '' ? [] : text.split('.').map(Number);
  return faces.every((face) => Number.isSafeInteger(face) && face >= 0 && face < AVATARS) ? faces : [];
}

/** A record as letters that an address may have. */
export async function pack(record: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(record.replace(CHECK, '}')));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/** The record again, without its checksums; null for anything else. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
  } catch {
    return null;
  }
}

/** How much a link may unfold to: a record that the server would read is smaller. */
const MOST_BYTES = 1_000_000;

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > MOST_BYTES) throw new RangeError('too long');
  }
  const whole = new Uint8Array(length);
  parts.reduce((place, part) => {
    whole.set(part, place);
    return place + part.length;
  }, 0);
  return whole;
}
