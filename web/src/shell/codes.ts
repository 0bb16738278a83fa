/**
 * Codes as people say and type them: four words of two syllables, `miso-taru-kubo-lina` (`boomcat/server/tables/table_codes.py`).
 * People who only heard one write it as their own language would.
 */

/** Spellings of what was heard, and those of the codes. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|qu|[cq]/g, 'k'],
  [/ee|ea|[ey]/g, 'i'],
  [/oo|ou/g, 'u'],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];
const WORDS = /^(?:[bdfklmnprst][aiou]){8}$/;
const OLD = /^[bcdfghjkmnpqrstvwxz2346789]{8}$/;

/** The code that was meant, however it was spelled; what can't be one is left as it is, without signs and capitals. */
export function spelled(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  if (OLD.test(letters)) return letters;
  const heard = SOUNDS.reduce((word, [sound, letter]) => word.replace(sound, letter), letters);
  return WORDS.test(heard) ? (heard.match(/.{4}/g) ?? []).join('-') : letters;
}

/** Whether there could be a table or a device with this code, which was `spelled`. */
export const isCode = (code: string): boolean => OLD.test(code) || WORDS.test(code.replaceAll('-', ''));
