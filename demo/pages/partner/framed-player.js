/* How a partner drives a player in a frame: connect, call, listen. */
const frame = document.getElementById('frame');
const answer = document.getElementById('answer');
const log = document.getElementById('log');
const origin = new URL(frame.src).origin;

const say = (text) => { answer.textContent = text; };
const write = (name, data) => {
  const line = document.createElement('li');
  line.textContent = `${name} ${data === undefined ? '' : JSON.stringify(data)}`;
  log.prepend(line);
  while (log.children.length > 60) log.lastChild.remove();
};

const told = ['ready', 'statechange', 'play', 'playing', 'pause', 'waiting', 'seeking', 'seeked', 'timeupdate', 'ended', 'volumechange', 'accessrequired', 'playbackblocked', 'goback', 'error', 'connection'];

async function captions(player) {
  const { tracks } = await player.listTracks();
  const showing = tracks.find(({ active }) => active);
  return player.setTextTrack(showing ? null : tracks[0]?.id ?? null);
}

/** Each button is one call of the bridge's method table. */
const actions = {
  play: (player) => player.play(),
  pause: (player) => player.pause(),
  back: (player) => player.seek({ by: -10 }),
  ahead: (player) => player.seek({ by: 10 }),
  mute: (player) => player.setMuted(true),
  unmute: (player) => player.setMuted(false),
  quiet: (player) => player.setVolume(30),
  captions,
  other: (player) => player.load({ kind: 'vod', id: frame.dataset.other }),
  missing: (player) => player.load({ kind: 'vod', id: 'no-such-film' }),
  state: (player) => player.getState(),
};

try {
  const { connect } = await import(`${origin}/embed/bridge-host.js`);
  const player = await connect(frame, { origin });
  say('Connected.');
  for (const name of told) player.on(name, (data) => write(name, data));
  for (const button of document.querySelectorAll('[data-do]')) {
    button.addEventListener('click', async () => {
      const action = button.dataset.do;
      if (action === 'end') {
        player.destroy();
        return say('Let go.');
      }
      try {
        say(`${action}: ${JSON.stringify(await actions[action](player))}`);
      } catch (failure) {
        say(`${action}: ${failure.code} ${failure.message}`);
      }
    });
  }
} catch (failure) {
  say(`Not connected: ${failure.code ?? failure.message}`);
}
