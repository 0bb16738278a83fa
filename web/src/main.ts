import { mount } from 'svelte';
import App from './App.svelte';
import { remembered } from './shell/preferences';
import { router } from './shell/router.svelte';
import { show } from './shell/theme';
import { switchTo } from './state/words';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

remembered.subscribe(show);
// The words come first: a page without them has nothing to say.
const { language } = remembered.value;
await switchTo([...(language ? [language] : []), ...navigator.languages]);
router.start();

export default mount(App, { target });
