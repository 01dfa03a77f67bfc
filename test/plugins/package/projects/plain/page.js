import { load } from 'footlight';

/** @type {(selector: string) => HTMLElement} */
const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
/** @param {string} what */
const hear = (what) => { find('#heard').textContent += `${what}, `; };

load({ origin: find('#app').dataset['origin'] ?? '' });

const player = /** @type {import('footlight').FootlightPlayerElement} */ (find('#player'));
player.shortcuts = { 'toggle-play': 'p' };
player.addEventListener('play', ({ type }) => hear(type));
player.addEventListener('pause', ({ type }) => hear(type));
player.addEventListener('footlight-ready', ({ detail }) => hear(`ready ${detail.id}`));
find('#row').addEventListener('footlight-row-loaded', (event) => hear(`row ${/** @type {CustomEvent<{ count: number }>} */ (event).detail.count > 0}`));
find('#watch').addEventListener('click', () => player.play());
find('#away').addEventListener('click', () => (player.isConnected ? player.remove() : find('#app').prepend(player)));

/** What the UMD file gives a page without modules. @type {typeof import('footlight/bridge')} */
const { connect } = Reflect.get(globalThis, 'FootlightBridge');
const frame = await connect(/** @type {HTMLIFrameElement} */ (find('#frame')));
frame.on('playing', () => hear('frame playing'));
find('#watch-frame').addEventListener('click', async () => {
  await frame.setMuted(true);
  await frame.play();
});
