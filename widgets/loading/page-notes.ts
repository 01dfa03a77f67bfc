import { tellCause } from '../../src/runtime/causes/tell-cause.ts';
import { elementsOfPage } from '../../src/runtime/causes/elements-of-page.ts';

/** What the author of a page reads of the script tag. A file of its own, which needs no other: it is fetched when something is wrong. */

/** chosen: long after a page has begun to fill itself */
const patienceMs = 5_000;

/**
 * Names what keeps an element from being one of ours: a tag with our prefix that we do not have, or none that was seen at all.
 *
 * @param seen the tag; undefined when the page is there and no tag of ours is
 */
export function noteUnseen(prefix: string, tags: readonly string[], seen: string | undefined): void {
  const known = tags.map((tag) => `<${tag}>`).join(', ');
  if (seen === undefined) return tellCause('no-element-seen', { known });
  setTimeout(() => {
    if (!customElements.get(seen)) tellCause('element-unknown', { tag: seen, prefix, known }, { elements: ofTag(seen) });
  }, patienceMs);
}

/** A file of ours that did not come, or did not run. */
export function noteNotLoaded(tag: string, failure: unknown): void {
  const added = Object.keys(Object.prototype).join(', ');
  const options = { elements: ofTag(tag), failure };
  if (added) tellCause('prototype-extended', { tag, added }, options);
  else tellCause('element-not-loaded', { tag }, options);
}

const ofTag = (tag: string): Element[] => elementsOfPage().filter(({ localName }) => localName === tag);
