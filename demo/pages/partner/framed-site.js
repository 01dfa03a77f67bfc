/* How a partner frames a tenant's whole site and steers it, with the bridge's messages in plain words. */
const frame = document.getElementById('frame');
const answer = document.getElementById('answer');
const log = document.getElementById('log');
const { origin } = new URL(frame.src);

const say = (text) => { answer.textContent = text; };
const write = (text) => {
  const line = document.createElement('li');
  line.textContent = text;
  log.prepend(line);
};

const [kind, id] = frame.dataset.film.split(':');
const actions = {
  film: (site) => site.load({ kind, id }),
  play: (site) => site.play(),
  pause: (site) => site.pause(),
  mute: (site) => site.setMuted(true),
  state: (site) => site.getState(),
};

try {
  const [{ connect }, { debugBridge }] = await Promise.all([import(`${origin}/embed/bridge-host.js`), import(`${origin}/embed/bridge-debug.js`)]);
  const site = debugBridge(await connect(frame), write);
  site.on('routechange', (route) => write(`routechange ${JSON.stringify(route)}`));
  say('Connected.');
  for (const button of document.querySelectorAll('[data-do]')) {
    button.addEventListener('click', async () => {
      const action = button.dataset.do;
      try {
        say(`${action}: ${JSON.stringify(await actions[action](site))}`);
      } catch (failure) {
        say(`${action}: ${failure.code} ${failure.message}`);
      }
    });
  }
} catch (failure) {
  say(`Not connected: ${failure.code ?? ''} ${failure.message}`);
}
