/**
 * What an engineer writes who plays a title of the platform without its elements: start, title, addresses, hls.js.
 *
 * One answer in a row after the other, because each needs something of the one before.
 */
const video = document.getElementById('video');
const { realm, key, content } = video.dataset;

async function ask(address, token) {
  const headers = { realm, 'x-api-key': key, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

async function start() {
  const { authentication: { authorisationToken } } = await ask('/api/v1/init/');
  const title = await ask(`/api/v4/vod/${content}?includePlaybackDetails=URL`, authorisationToken);
  const { hls: [stream] } = await ask(title.playerUrlCallback, authorisationToken);
  const hls = new Hls({ enableWorker: false });
  hls.loadSource(stream.url);
  hls.attachMedia(video);
}

start();
