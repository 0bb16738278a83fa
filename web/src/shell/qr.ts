/**
 * A short text as a QR code (ISO/IEC 18004), for links that no server should see: byte mode, correction level M,
 * versions 1 to 6. One fixed mask is enough for a picture on a screen.
 */

/** Of each version: bytes of correction in a block, and how many bytes of text each block holds. */
const VERSIONS: readonly (readonly [correction: number, blocks: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
];
/** Level M with mask 0, protected by its own code and mask. */
const FORMAT = 0b101010000010010;

const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

/** The remainder that lets a reader mend a block. */
function correction(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    const grown = [...generator, 0];
    generator.forEach((factor, index) => {
      grown[index + 1] = (grown[index + 1] ?? 0) ^ times(factor, EXP[root] ?? 0);
    });
    generator = grown;
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let index = 0; index < block.length; index += 1) {
    const lead = rest[index] ?? 0;
    generator.forEach((factor, place) => {
      rest[index + place] = (rest[index + place] ?? 0) ^ times(factor, lead);
    });
  }
  return rest.slice(block.length);
}

/** All bytes in the order in which they are drawn, and the version that holds them. */
function codewords(text: string): { version: number; bytes: number[] } {
  const data = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(([, blocks]) => data.length + 2 <= blocks.reduce((sum, size) => sum + size, 0));
  const found = VERSIONS[index];
  if (!found) throw new Error('too long for a code');
  const [count, sizes] = found;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const nibbles = [4, data.length >> 4, data.length & 15, ...data.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const filled = Array.from({ length: nibbles.length / 2 }, (_, at) => ((nibbles[at * 2] ?? 0) << 4) | (nibbles[at * 2 + 1] ?? 0));
  for (let pad = 0; filled.length < room; pad += 1) filled.push(pad % 2 ? 0x11 : 0xec);
  let start = 0;
  const blocks = sizes.map((size) => filled.slice(start, (start += size)));
  const mends = blocks.map((block) => correction(block, count));
  const woven = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, at) => rows.map((row) => row[at] ?? 0)).flat();
  return { version: index + 1, bytes: [...woven(blocks), ...woven(mends)] };
}

/** Rows of dark (true) and light modules, without a margin. */
export function qrCode(text: string): boolean[][] {
  const { version, bytes } = codewords(text);
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const put = (x: number, y: number, on: boolean): void => {
    const row = dark[y];
    const own = fixed[y];
    if (!row || !own || x < 0 || x >= size) return;
    row[x] = on;
    own[x] = true;
  };
  const square = (cx: number, cy: number, reach: number, rings: readonly number[]): void => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1) put(cx + x, cy + y, rings.includes(Math.max(Math.abs(x), Math.abs(y))));
  };

  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [0, 1, 3]);
  if (version > 1) square(size - 7, size - 7, 2, [0, 2]);
  for (let bit = 0; bit < 15; bit += 1) {
    const on = ((FORMAT >> bit) & 1) === 1;
    put(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, on);
    put(bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, 8, on);
  }
  put(8, size - 8, true);

  let drawn = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue;
        const bit = ((bytes[drawn >> 3] ?? 0) >> (7 - (drawn & 7))) & 1;
        drawn += 1;
        const row = dark[y];
        if (row) row[x] = (bit === 1) !== ((x + y) % 2 === 0);
      }
    }
  }
  return dark;
}

/** The dark modules as one path in a box of `side` by `side`, a margin of two included. */
export function qrPath(text: string): { path: string; side: number } {
  const rows = qrCode(text);
  const path = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + 2},${y + 2}h1v1h-1z` : ''))).join('');
  return { path, side: rows.length + 4 };
}
