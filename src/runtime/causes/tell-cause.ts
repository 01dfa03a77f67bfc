import { ownOf } from '../../page/own-document.ts';
import { pageGlobal } from '../../page/page-global.ts';
import { type CauseFacts, causeTexts, type ToldCause } from './cause-texts.ts';
import { elementsOfPage } from './elements-of-page.ts';
import { helpAddress } from './help-address.ts';
import { raisedCauses, type RaisedCause } from './raised-causes.ts';

/** What each element was told, so that it hears it once. */
const heardBy = pageGlobal<WeakMap<Element, Set<string>>>('heard-causes');

interface CauseOptions {
  /** Whom it concerns; every element of the page unless given. */
  elements?: readonly Element[];
  /** What was thrown, for the console. */
  failure?: unknown;
}

/**
 * Tells the author of a page what keeps its elements from working: once in the console, with what to do and where to read on, and once
 * as `footlight-error` of each element concerned; of the page's root where there is none.
 */
export function tellCause<C extends ToldCause>(code: C, facts: CauseFacts[C], { elements = elementsOfPage(), failure }: CauseOptions = {}): void {
  const { level, passes, toldByElements, say } = causeTexts[code];
  const message = say(facts);
  const cause = noted(code, message);
  const help = helpAddress(code);
  const write = { error: console.error, warn: console.warn, info: console.info }[level];
  if (cause.isNew) write(`[footlight] ${code}: ${message} ${help}`, ...(failure === undefined ? [] : [failure]));
  const heard = heardBy.ensure(() => new WeakMap());
  for (const element of elements.length > 0 ? elements : [ownOf('documentElement')]) {
    const known = heard.get(element) ?? new Set();
    heard.set(element, known);
    if (known.has(message)) continue;
    known.add(message);
    cause.raised.tags.push(element.localName);
    if (!toldByElements) element.dispatchEvent(new CustomEvent('footlight-error', { detail: { code, message, retryable: passes ?? false, help }, bubbles: true, composed: true }));
  }
}

function noted(code: ToldCause, message: string): { raised: RaisedCause; isNew: boolean } {
  const all = raisedCauses.ensure(() => []);
  const known = all.find((one) => one.code === code && one.message === message);
  const raised = known ?? { code, message, at: Date.now(), tags: [] };
  if (!known) all.push(raised);
  return { raised, isNew: !known };
}
