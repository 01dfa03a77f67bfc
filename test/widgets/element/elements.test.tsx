import { beforeAll, describe, expect, test } from 'vitest';
import { publicElements } from './public-elements.ts';

const callbacks = new Set(['constructor', 'connectedCallback', 'disconnectedCallback', 'connectedMoveCallback', 'attributeChangedCallback']);
const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Defined extends CustomElementConstructor {
  observedAttributes: string[];
}

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
      import('../../../widgets/footlight-player.tsx'), import('../../../widgets/footlight-carousel-row.tsx'), import('../../../widgets/footlight-epg-grid.tsx'),
      import('../../../widgets/footlight-my-list.tsx'), import('../../../widgets/footlight-sign-in.tsx'), import('../../../widgets/footlight-checkout.tsx'),
    ]);
  }, 30_000);

  test.each(Object.entries(publicElements))('<%s> has what its type names, and nothing else', (tag, named) => {
    expect(membersOf(tag)).toEqual(named);
  });

  test.each(Object.keys(publicElements))('<%s> observes no attribute that its type leaves out', (tag) => {
    const { observedAttributes } = customElements.get(tag) as Defined;
    const named = Object.entries(publicElements[tag as keyof typeof publicElements]).filter(([, kind]) => kind === 'attribute').map(([name]) => hyphened(name));
    expect(observedAttributes.sort()).toEqual(named.sort());
  });
});
