// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { elementPrefix } from '../../../src/page/loader-handover.ts';
import { elementsOfPage } from '../../../src/runtime/causes/elements-of-page.ts';

test('finds elements by the page’s prefix, in open shadow roots too, past a field called shadowRoot', () => {
  document.body.innerHTML = '<tv-player></tv-player><footlight-player></footlight-player><form><input name="shadowRoot"></form><div></div>';
  document.querySelector('div')!.attachShadow({ mode: 'open' }).innerHTML = '<p><tv-search></tv-search></p>';
  expect(elementsOfPage().map(({ localName }) => localName)).toEqual(['footlight-player']);
  elementPrefix.write('tv');
  expect(elementsOfPage().map(({ localName }) => localName)).toEqual(['tv-player', 'tv-search']);
  elementPrefix.take();
});
