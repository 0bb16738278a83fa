/** The screens as they look before anything is known of the visitor but the language. Runs while the client is built. */
import { render } from 'svelte/server';
import Home from './home/Home.svelte';
import TableScreen from './lobby/TableScreen.svelte';
import { languages, switchTo } from './state/words';

export { languages };

export async function draw(language: string): Promise<{ home: string; table: string }> {
  await switchTo([language]);
  return { home: render(Home).body, table: render(TableScreen, { props: { code: '', watch: true } }).body };
}
