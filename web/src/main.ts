import { flushSync, mount } from 'svelte';
import App from './App.svelte';
import { press } from './shell/earlyPress';
import { remembered } from './shell/preferences';
import { router } from './shell/router.svelte';
import { screens } from './shell/screens.svelte';
import { show } from './shell/theme';
import { switchTo } from './state/words';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const app = document.getElementById('app');
if (!app) throw new Error('index.html has no #app');

/** Nothing here may wait at the top level: screens that are downloaded meanwhile need what this file is bundled with. */
async function start(target: HTMLElement): Promise<void> {
  remembered.subscribe(show);
  router.start();
  // The words come first: a page without them has nothing to say.
  const { language } = remembered.value;
  const wanted = [...(language ? [language] : []), ...navigator.languages];
  const { screen } = router.route;
  await Promise.all([switchTo(wanted, screen !== 'home'), screens.load(screen)]);
  // What was drawn before any script was there looks the same, and makes room in the same moment.
  target.replaceChildren();
  delete target.dataset['early'];
  mount(App, { target });
  flushSync();
  press(target);
  // An app on the home screen should open anywhere.
  if (matchMedia('(display-mode: standalone)').matches) void import('./offline/installed.svelte').then(({ installed }) => installed.keep(), () => {});
}

void start(app);
