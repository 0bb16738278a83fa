import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr';

const drawn = (text: string): string[] => qrCode(text).map((row) => row.map((on) => (on ? '#' : '.')).join(''));

test('a short link, dot for dot as another program draws it', () => {
  expect(drawn('boomcat.org/d/')).toEqual([
    '#######..##.#.#######',
    '#.....#.#.#...#.....#',
    '#.###.#....##.#.###.#',
    '#.###.#..#....#.###.#',
    '#.###.#.###.#.#.###.#',
    '#.....#....#..#.....#',
    '#######.#.#.#.#######',
    '............#........',
    '#.#.#.#....#....#..#.',
    '..#.#...#..##.###.###',
    '.#....##.##.#...##.##',
    '.#......####...#...##',
    '....######.##..##...#',
    '........##.##.#.#.###',
    '#######..#####.###.##',
    '#.....#..##.#......##',
    '#.###.#.#..#.#..#..#.',
    '#.###.#....###.##.##.',
    '#.###.#.##..#..####.#',
    '#.....#...#.#...#..#.',
    '#######.#.###...#..##',
  ]);
});

/** The dots as one number. */
const sum = (rows: readonly string[]): number =>
  [...rows.join('')].reduce((total, dot) => (total * 31 + (dot === '#' ? 1 : 0)) % 1_000_000_007, 0);

// Size and sum as the Python library segno draws them, which the server uses: texts that fill each size to the brim.
test.each([
  ['boomcat.org/d/', 21, 339576094],
  ['https://boomcat.example.or', 25, 928783539],
  ['https://boomcat.example.org/t/abcdefghijkl', 29, 968466477],
  ['https://boomcat.example.org/t/abcdefghijklmnopqrstuvwxyz012345', 33, 319526966],
  ['https://boomcat.example.org/t/abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqr', 37, 204816240],
  ['https://boomcat.example.org/t/abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz0123456789abcd', 41, 282269121],
])('%s', (text, size, expected) => {
  const rows = drawn(text);
  expect(rows).toHaveLength(size);
  expect(sum(rows)).toBe(expected);
});

test('a margin of two lies around the picture', () => {
  const { path, side } = qrPath('boomcat');
  expect(side).toBe(25);
  expect(path.startsWith('M2,2h1v1h-1z')).toBe(true);
});

test('what is too long for a screen is an error', () => {
  expect(() => qrCode('x'.repeat(200))).toThrow('too long');
});
