/** The text of a numbered rule, cut into what is shown in different ways. */
export interface Part {
  readonly kind: 'plain' | 'ruling' | 'code';
  readonly text: string;
}

/** `**R**` marks one of our rulings; backquotes, what is typed. */
export const partsOf = (rule: string): Part[] =>
  rule
    .split(/(\*\*R\*\*|`[^`]+`)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text === '**R**') return { kind: 'ruling', text: 'R' };
      return text.startsWith('`') ? { kind: 'code', text: text.slice(1, -1) } : { kind: 'plain', text };
    });

const NUMBER = /\b[A-Z]\d{1,2}\b(?:\s*[–-]\s*[A-Z]?\d{1,2}\b)?/g;

/** The numbers of other rules that these mention, a range with all between: `K1–K3`. */
export function mentioned(numbers: readonly string[], rules: Readonly<Record<string, string>>): string[] {
  const found = numbers.flatMap((number) =>
    Array.from((rules[number] ?? '').matchAll(NUMBER), ([written]) => {
      const [, chapter = '', first = '', last = first] = /^([A-Z])(\d+)(?:\s*[–-]\s*[A-Z]?(\d+))?$/.exec(written) ?? [];
      return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, more) => `${chapter}${Number(first) + more}`);
    }).flat(),
  );
  return [...new Set(found)].filter((number) => number in rules && !numbers.includes(number));
}
