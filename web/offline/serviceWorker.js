/**
 * Keeps the client and its bundle of Python in the browser, so that the game opens without a network. One version of
 * all files serves every page that is open: a new one waits until the last of them says so, or is closed. web/files.ts
 * puts the version and the files of the client in place of the first two names; the last comes with the bundle.
 */
/* global VERSION, FILES, BUNDLE */
importScripts('python/bundle.js');

const KEPT = `boomcat ${VERSION} ${BUNDLE.version}`;
const root = new URL('.', location.href).href;
const parts = [...BUNDLE.files, ...BUNDLE.later].map(({ name }) => `python/${BUNDLE.version}/${name}`);
const bundled = ['python/bundle.json', ...parts];

/** The front page without a server, and screens that need none. */
const HOME = 'offline/';
const LOCAL = /^(?:(?:games|replay)\/?|puzzles(?:\/(?:today|\d+)?)?)$/;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([...FILES, ...bundled].map((name) => root + name))));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('boomcat ') && name !== KEPT) await caches.delete(name);
      await clients.claim();
    })(),
  );
});

addEventListener('message', (event) => {
  if (event.data !== 'use') return;
  event.waitUntil(
    (async () => {
      // Another page may be in the middle of a game, and still have to load files of its version.
      const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.length <= 1) await skipWaiting();
      else event.source.postMessage('others');
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(root)) return;
  const path = request.url.slice(root.length).split(/[?#]/)[0];
  if (request.mode === 'navigate') event.respondWith(navigated(request, path));
  else if (FILES.includes(path) || bundled.includes(path)) event.respondWith(held(path, request));
});

async function held(path, request) {
  const kept = await caches.open(KEPT);
  return (await kept.match(root + path, { ignoreVary: true })) ?? fetch(request);
}

/** The game without a server opens as it was kept. Without an answer the front page leads there; other pages wait. */
async function navigated(request, path) {
  if (path === HOME) return held(path, request);
  try {
    return await fetch(request);
  } catch (why) {
    if (path === '') return Response.redirect(root + HOME);
    // What these show is on this device; the same page draws them, one folder down, too.
    if (LOCAL.test(path)) return path.includes('/') ? held(HOME, request) : Response.redirect(`${request.url}/`);
    throw why;
  }
}
