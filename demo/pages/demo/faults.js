import { make } from './make.js';
import { attempt, toast } from './toast.js';

/** The platform's calls by name; `*` is all of them. */
const known = [
  '*', 'readRealmByHost', 'readRealmByName', 'readInit', 'readLabels', 'readView', 'readBucket', 'readVodPlayback', 'readLivePlayback', 'readPlayerUrls',
  'readGuide', 'readWatchlists', 'readWatchlistContent', 'addWatchlistContent', 'removeWatchlistContent', 'readLicences', 'readEntitlements',
  'login', 'refreshTokens', 'logout', 'readBasket', 'updateBasket', 'validatePaymentMethod', 'payBasket', 'readPaymentAttempt', 'saveWatchProgress',
];

const numberIn = (id) => { const { value } = document.getElementById(id); return value === '' ? null : Number(value); };

function sentenceOf({ call, delayMs, status, brokenBody, dropAfterCommit, count }) {
  const parts = [
    delayMs ? `waits ${delayMs} ms` : '', status ? `answers ${status}` : '', brokenBody ? 'sends a broken body' : '', dropAfterCommit ? 'drops its answer' : '',
  ].filter(Boolean);
  return `${call === '*' ? 'every call' : call} ${parts.join(', ')}${count ? `, ${count} more time${count === 1 ? '' : 's'}` : ''}`;
}

/** The fault switch: what goes wrong on purpose, by call. */
export function faultPanel(calls) {
  const list = document.getElementById('faults');
  const names = document.getElementById('calls');
  names.append(...known.map((value) => make('option', { value })));

  const read = async () => {
    const faults = await calls.readFaults();
    list.replaceChildren(...faults.map((fault) => make('li', { className: 'bad' }, `${sentenceOf(fault)} `, make('button', {
      type: 'button', textContent: 'Clear', 'aria-label': `Clear the fault of ${fault.call}`,
      onclick: () => attempt(async () => { await calls.clearFaults(fault.call); await read(); }),
    }))));
    if (faults.length === 0) list.replaceChildren(make('li', { className: 'quiet', textContent: 'Nothing goes wrong on purpose.' }));
  };

  document.getElementById('fault-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(async () => {
      const fault = {
        call: document.getElementById('fault-call').value.trim() || '*', delayMs: numberIn('fault-delay'), status: numberIn('fault-status'),
        count: numberIn('fault-count'), brokenBody: document.getElementById('fault-broken').checked,
      };
      if (!fault.delayMs && !fault.status && !fault.brokenBody) return toast('Choose a delay, a status or a broken body.');
      await calls.setFault(fault);
      await read();
    });
  });
  document.getElementById('faults-clear').addEventListener('click', () => attempt(async () => { await calls.clearFaults(); await read(); }));
  return { read };
}

/** Faults of media: one of a kind, for a share of the requests, until it is cleared. */
export function mediaFaultPanel(calls) {
  const list = document.getElementById('media-faults');
  const read = async () => {
    const faults = await calls.readMediaFaults();
    const items = faults.map(({ kind, share, files }) => make('li', { className: 'bad' }, `${kind}: ${Math.round(share * 100)} % of ${files === 'all' ? 'all files' : files} `, make('button', {
      type: 'button', textContent: 'Clear', 'aria-label': `Clear the media fault ${kind}`,
      onclick: () => attempt(async () => { await calls.clearMediaFaults(kind); await read(); }),
    })));
    list.replaceChildren(...(items.length > 0 ? items : [make('li', { className: 'quiet', textContent: 'Media arrives as it should.' })]));
  };
  document.getElementById('media-fault-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(async () => {
      const seconds = numberIn('media-fault-seconds');
      await calls.setMediaFault({ kind: document.getElementById('media-fault-kind').value, share: (numberIn('media-fault-share') ?? 100) / 100, ...(seconds === null ? {} : { seconds }) });
      await read();
    });
  });
  return { read };
}
