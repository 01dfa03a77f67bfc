import { beforeAll, describe, expect, test } from 'vitest';
import { publicElements } from './public-elements.ts';

const callbacks = new Set(['constructor', 'connectedCallback', 'disconnectedCallback', 'connectedMoveCallback', 'adoptedCallback', 'attributeChangedCallback']);
const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Defined extends CustomElementConstructor {
  observedAttributes: string[];
}

/** Names of HTML's media element, which a player has as the browser has them, and two of our own names for properties. */
const ofMedia = (name: string) => [HTMLVideoElement, HTMLMediaElement].some(({ prototype }) => Object.hasOwn(prototype, name));
const aliases: Record<string, string[]> = { 'footlight-player': ['muted', 'src'] };

/** What a page finds on an element of this tag, by kind. */
function membersOf(tag: string): Record<string, string> {
  const { prototype, observedAttributes } = customElements.get(tag) as Defined;
  const described = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([name]) => !callbacks.has(name));
  return Object.fromEntries(described.map(([name, { value }]) => {
    if (typeof value === 'function') return [name, 'method'];
    return [name, observedAttributes.includes(hyphened(name)) ? 'attribute' : 'accessor'];
  }));
}

describe('the public types of the elements', () => {
  beforeAll(async () => {
    await Promise.all([
      import('../../../widgets/footlight-player.tsx'), import('../../../widgets/footlight-carousel-row.tsx'), import('../../../widgets/footlight-section.tsx'), import('../../../widgets/footlight-epg-grid.tsx'),
      import('../../../widgets/footlight-multi-view.tsx'), import('../../../widgets/footlight-my-list.tsx'), import('../../../widgets/footlight-search.tsx'), import('../../../widgets/footlight-sign-in.tsx'), import('../../../widgets/footlight-checkout.tsx'),
    ]);
  }, 30_000);

  test.each(Object.entries(publicElements))('<%s> has what its type names, and nothing else', (tag, named) => {
    const members = Object.entries(membersOf(tag)).filter(([name]) => name in named || !ofMedia(name));
    expect(Object.fromEntries(members)).toEqual(named);
  });

  test.each(Object.keys(publicElements))('<%s> observes no attribute that its type leaves out', (tag) => {
    const { observedAttributes } = customElements.get(tag) as Defined;
    const named = Object.entries(publicElements[tag as keyof typeof publicElements]).filter(([, kind]) => kind === 'attribute').flatMap(([name]) => [hyphened(name), name.toLowerCase()]);
    expect(observedAttributes.sort()).toEqual([...new Set([...named, ...aliases[tag] ?? []])].sort());
  });
});
