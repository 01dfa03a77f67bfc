import { elementsOfPage } from '../../../src/runtime/causes/elements-of-page.ts';

/** An element as it stands in the page. */
export interface ElementFacts {
  tag: string;
  id: string;
  state: 'not loaded' | 'starting' | 'ready' | 'failed';
  /** The code that it shows, where it failed. */
  code: string;
  width: number;
  height: number;
}

/** The elements of the page, in the order of the document. */
export const readElements = (): ElementFacts[] => elementsOfPage().map((element) => {
  const { width, height } = element.getBoundingClientRect();
  return { tag: element.localName, id: element.id, ...stateOf(element), width: Math.round(width), height: Math.round(height) };
});

function stateOf({ localName, shadowRoot }: HTMLElement): Pick<ElementFacts, 'state' | 'code'> {
  if (!customElements.get(localName)) return { state: 'not loaded', code: '' };
  const failure = shadowRoot?.querySelector('.fl-start-failure code')?.textContent;
  if (failure) return { state: 'failed', code: failure };
  return { state: shadowRoot?.querySelector('.fl-stage') ? 'ready' : 'starting', code: '' };
}
