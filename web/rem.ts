/**
 * Lengths follow the text size that a person has chosen. Sources write pixels, as the drawings do; the build turns them
 * into `rem`, and those of letters into `--letter`, which may grow further than what is around them (src/styles/tokens.css).
 * `PX` stays pixels.
 */

interface Declaration {
  readonly prop: string;
  value: string;
}

const PIXELS = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g;
const SIXTEENTHS = 16;
/** Properties that say how large letters are. */
const LETTERS = /^(?:font|font-size|line-height|--size-\w+|--name|--seconds-font)$/;

const sixteenths = (pixels: string): string => String(Number((Number(pixels) / SIXTEENTHS).toFixed(5)));
export const inRem = (value: string): string => value.replace(PIXELS, (_, pixels: string) => `${sixteenths(pixels)}rem`);
export const inLetters = (value: string): string =>
  value.replace(PIXELS, (_, pixels: string) => `calc(${sixteenths(pixels)} * var(--letter))`);

/** A plugin of PostCSS, which Vite runs over every style sheet. */
export function rem() {
  return {
    postcssPlugin: 'boomcat-rem',
    Declaration(declaration: Declaration): void {
      const { prop, value } = declaration;
      if (!value.includes('px') || value.startsWith('url(')) return;
      declaration.value = LETTERS.test(prop) ? inLetters(value) : inRem(value);
    },
    AtRule: {
      media: (rule: { params: string }): void => void (rule.params = inRem(rule.params)),
      container: (rule: { params: string }): void => void (rule.params = inRem(rule.params)),
    },
  };
}
