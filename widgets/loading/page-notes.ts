/** What the author of a page reads of the script tag. A file of its own: it is fetched when something is wrong. */

/** chosen: long after a page has begun to fill itself */
const patienceMs = 5_000;

/**
 * Names what keeps an element from being one of ours: a tag with our prefix that we do not have, or none that was seen at all.
 *
 * @param seen the tag; undefined when the page is there and no tag of ours is
 */
export function noteUnseen(prefix: string, tags: readonly string[], seen: string | undefined): void {
  const known = tags.map((tag) => `<${tag}>`).join(', ');
  if (seen === undefined) {
    console.info(`[footlight] No element was seen in this page. The script knows ${known}; one in a shadow root that the page's HTML closes needs its own file, such as <script type="module" src="…/embed/footlight-player.js">.`);
    return;
  }
  setTimeout(() => {
    if (!customElements.get(seen)) console.warn(`[footlight] <${seen}> is no element. With the prefix "${prefix}" there are ${known}.`);
  }, patienceMs);
}

/** A file of ours that did not come, or did not run. */
export function noteNotLoaded(tag: string, failure: unknown): void {
  const added = Object.keys(Object.prototype).join(', ');
  console.error(`[footlight] <${tag}> could not be loaded${added && `: this page adds ${added} to Object.prototype; add it by Object.defineProperty`}`, failure);
}
