/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Made by languages.ts: the text of a language's catalogues, downloaded when it is asked for. */
declare module 'virtual:languages' {
  type Catalogues = Record<string, () => Promise<{ default: string }>>;
  export const first: Catalogues;
  export const rest: Catalogues;
  export const rulings: Catalogues;
}

/** Made by rules.ts: the numbered rules of docs/rules.md, in English. */
declare module 'virtual:rules' {
  const rules: Readonly<Record<string, string>>;
  export default rules;
}
