// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { findOwnScript } from '../../../widgets/loading/find-own-script.ts';

const loader = 'https://watch.example.com/embed/loader.js';
const base = 'https://watch.example.com/embed/';

/** A page in which `current` is the running script. */
function pageWith(html: string, current?: string): void {
  document.body.innerHTML = html;
  const running = current ? document.querySelector(current) : null;
  // The document's own getter lies above it; so does this one.
  Object.defineProperty(Object.getPrototypeOf(document), 'currentScript', { configurable: true, get: () => running });
}

afterEach(() => {
  Reflect.deleteProperty(Object.getPrototypeOf(document) as object, 'currentScript');
  document.body.innerHTML = '';
});

describe('the loader’s own address', () => {
  test.each([
    ['a script tag', `<script type="x" id="own" src="${loader}"></script>`, '#own', 'footlight'],
    ['a script tag with a prefix of its own', `<script type="x" id="own" src="${loader}" data-prefix="my-tv"></script>`, '#own', 'my-tv'],
    ['a script tag with a query', `<script type="x" id="own" src="${loader}?v=2"></script>`, '#own', 'footlight'],
    ['a module, for which the browser names no running script', `<script type="x" src="${loader}" data-prefix="tv"></script>`, undefined, 'tv'],
    ['a bundle whose tag names it', `<script type="x" id="own" src="/app.js" data-footlight="${loader}"></script>`, '#own', 'footlight'],
    ['a bundled module in a page that names it anywhere', `<main data-footlight="${loader}" data-prefix="tv"></main>`, undefined, 'tv'],
  ])('is found for %s', (_what, html, current, prefix) => {
    pageWith(html, current);
    expect(findOwnScript()).toEqual({ base, prefix, nonce: '' });
  });

  test.each(['v1', 'v1.2.3', 'latest'])('is that of a release where the page names one: %s', (release) => {
    const address = `https://watch.example.com/embed/${release}/loader.js`;
    pageWith(`<script type="x" id="own" src="${address}"></script>`, '#own');
    expect(findOwnScript()?.base).toBe(`https://watch.example.com/embed/${release}/`);
    pageWith(`<script type="x" src="${address}" data-prefix="tv"></script>`);
    expect(findOwnScript()).toMatchObject({ base: `https://watch.example.com/embed/${release}/`, prefix: 'tv' });
  });

  test('comes with the nonce by which the page lets it in', () => {
    pageWith(`<script type="x" id="own" src="${loader}" nonce="abc"></script>`, '#own');
    expect(findOwnScript()?.nonce).toBe('abc');
  });

  test.each([
    ['a bundle that says nothing', '<script type="x" id="own" src="https://partner.example/app.js"></script>', '#own'],
    ['a bundle called like it elsewhere', '<script type="x" id="own" src="https://partner.example/src/loader.js"></script>', '#own'],
    ['a name that is no address of it', '<main data-footlight="yes"></main>', undefined],
    ['a page without a script', '', undefined],
  ])('is not guessed for %s', (_what, html, current) => {
    pageWith(html, current);
    expect(findOwnScript()).toBeUndefined();
  });
});
