/* What an unregistered page would try. `window.attack` holds the outcome for tests: every entry has to say "nothing". */
const { embed, api, tenant, film } = document.body.dataset;
const list = document.getElementById('attempts');
const received = [];
const attempts = {};
window.attack = { received, attempts, done: false };

addEventListener('message', (event) => {
  if (event.origin !== embed) return;
  received.push(String(event.data).slice(0, 200));
  document.getElementById('received').textContent = String(received.length);
});

function note(name, outcome) {
  attempts[name] = outcome;
  const line = document.createElement('li');
  line.textContent = `${name}: ${outcome}`;
  list.append(line);
}

const after = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

/** Greets a frame as the host script would, and tells whether anything came back. */
async function greet(name, address, policy) {
  const frame = document.createElement('iframe');
  frame.title = name;
  frame.src = address;
  if (policy) frame.referrerPolicy = policy;
  document.body.append(frame);
  await Promise.race([new Promise((resolve) => { frame.addEventListener('load', resolve, { once: true }); }), after(4000)]);
  const before = received.length;
  const hello = JSON.stringify({ x: 1, t: 'hello', v: 1, nonce: 'a'.repeat(22), sdk: 'attack', want: ['observe', 'control', 'load'] });
  const bare = JSON.stringify({ x: 1, t: 'req', id: 'a-1', m: 'getState' });
  for (const message of [hello, bare]) frame.contentWindow?.postMessage(message, '*');
  await after(600);
  note(name, received.length === before ? 'nothing' : `answered: ${received.at(-1)}`);
  frame.remove();
}

/** Asks as a page may, and tells whether an answer could be read. */
async function fetchIt(name, address, options) {
  try {
    const answer = await fetch(address, options);
    note(name, answer.ok ? `read ${(await answer.text()).length} characters` : 'nothing');
  } catch {
    note(name, 'nothing');
  }
}

for (const frame of ['session', 'player', 'sign-in', 'checkout']) {
  await greet(`${frame} frame`, `${embed}/frames/${frame}`);
  await greet(`${frame} frame without a referrer`, `${embed}/frames/${frame}?content=${film}`, 'no-referrer');
}
await greet('the site in a frame', `${embed}/`);
await fetchIt('realm settings', `${embed}/realm-settings/${tenant}`);
await fetchIt('realm settings at the api', `${api}/realm-settings/${tenant}`);
await fetchIt('labels', `${api}/api/v2/label`, { headers: { realm: tenant, 'x-api-key': `${tenant}-public-key` } });
await fetchIt('a guest token', `${api}/api/v1/init/`, { headers: { realm: tenant, 'x-api-key': `${tenant}-public-key` } });
await fetchIt('accounts of the demo', `${api}/demo/accounts`);
window.attack.done = true;
