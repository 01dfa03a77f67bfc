/** Everything that elements and frames say, newest first. */
const mediaEvents = ['loadstart', 'loadedmetadata', 'canplay', 'play', 'playing', 'pause', 'waiting', 'seeking', 'seeked', 'timeupdate', 'durationchange', 'volumechange', 'ratechange', 'ended', 'error', 'emptied'];
const longest = 300;

/** @param known what is known of the elements, with the names of their events */
export function eventLog(known) {
  const ownEvents = new Set(known.flatMap(({ events }) => events.map(({ name }) => name)));
  const list = document.getElementById('log');
  const withTime = document.getElementById('log-time');
  document.getElementById('log-clear').addEventListener('click', () => list.replaceChildren());

  const write = (from, name, data) => {
    if (name.endsWith('timeupdate') && !withTime.checked) return;
    const line = document.createElement('li');
    if (/error|failed|blocked|lost/.test(name)) line.className = 'bad';
    const at = new Date().toISOString().slice(11, 23);
    for (const text of [at, from, `${name}${data === undefined ? '' : ` ${read(data)}`}`]) {
      const part = document.createElement('span');
      part.textContent = text;
      line.append(part);
    }
    list.prepend(line);
    while (list.children.length > longest) list.lastChild.remove();
  };

  const nameOf = (target) => (target instanceof Element && target.localName.startsWith('footlight-') ? target.localName.slice('footlight-'.length) : undefined);
  for (const name of ownEvents) document.addEventListener(name, (event) => write(nameOf(event.target) ?? 'page', name, event.detail), true);
  for (const name of mediaEvents) document.addEventListener(name, (event) => { const from = nameOf(event.target); if (from) write(from, name); }, true);
  addEventListener('message', ({ data, origin }) => write('window', `message from ${origin}`, data));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => write('policy', 'error', { violatedDirective, blockedURI }));
  return { write };
}

function read(data) {
  const text = typeof data === 'string' ? data : JSON.stringify(data) ?? '';
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
}
