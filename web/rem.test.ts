import { expect, test } from 'vitest';
import { rem } from './rem';

/** The plugin's version of a declaration. */
function made(prop: string, value: string): string {
  const declaration = { prop, value };
  rem().Declaration(declaration);
  return declaration.value;
}

test.each([
  ['width', '16px', '1rem'],
  ['margin', '-3px auto 0.5px', '-0.1875rem auto 0.03125rem'],
  ['width', 'clamp(84px, min(15.2cqh, 27cqw), 118px)', 'clamp(5.25rem, min(15.2cqh, 27cqw), 7.375rem)'],
  ['--w', '90px', '5.625rem'],
  ['font-size', '24px', 'calc(1.5 * var(--letter))'],
  ['font', '900 24px / 1 var(--font-display)', '900 calc(1.5 * var(--letter)) / 1 var(--font-display)'],
  ['--size-text', '15px', 'calc(0.9375 * var(--letter))'],
  ['background', 'url("data:a 3px b")', 'url("data:a 3px b")'],
  ['grid-area', 'px', 'px'],
])('%s: %s', (prop, value, wanted) => {
  expect(made(prop, value)).toBe(wanted);
});

test('conditions follow, too', () => {
  const rule = { params: 'table (min-width: 900px) and (max-height: 579px)' };
  rem().AtRule.container(rule);
  expect(rule.params).toBe('table (min-width: 56.25rem) and (max-height: 36.1875rem)');
});
