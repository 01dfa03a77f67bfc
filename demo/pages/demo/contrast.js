import { make } from './make.js';

/** Names the colours of the tenant's theme that do not read well on what they stand on. */
export async function contrastPanel(calls, { realm }) {
  const findings = await calls.readContrast(realm);
  const lines = findings.map(({ place, sentence }) => make('li', { className: 'bad', textContent: `${place} ${sentence}` }));
  document.getElementById('contrast').replaceChildren(...(lines.length > 0 ? lines : [make('li', { className: 'good', textContent: 'Every colour reads well on its ground.' })]));
}
