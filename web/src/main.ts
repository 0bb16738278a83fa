import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './text';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// The words come first: a page without them has nothing to say.
await speak(navigator.languages);

export default mount(App, { target });
