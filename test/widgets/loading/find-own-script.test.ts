// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { addressIn, findOwnScript } from '../../../widgets/loading/find-own-script.ts';

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

const bundle = 'https://partner.example/app.js';

describe('the loader’s own address', () => {
  test.each([
    ['a script tag', `<script type="x" id="own" src="${loader}"></script>`, '#own', loader, 'footlight'],
    ['a script tag with a prefix of its own', `<script type="x" id="own" src="${loader}" data-prefix="my-tv"></script>`, '#own', loader, 'my-tv'],
    ['a script tag with a query', `<script type="x" id="own" src="${loader}?v=2"></script>`, '#own', `${loader}?v=2`, 'footlight'],
    ['a module, for which the browser names no running script', `<script type="x" src="${loader}" data-prefix="tv"></script>`, undefined, loader, 'tv'],
    ['a bundle whose tag names it', `<script type="x" id="own" src="${bundle}" data-footlight="${loader}"></script>`, '#own', bundle, 'footlight'],
    ['a bundle inside of the page, whose tag names it', `<script type="x" id="own" data-footlight="${loader}"></script>`, '#own', location.href, 'footlight'],
    ['a bundled module whose tag names it', `<script type="x" src="${bundle}" data-footlight="${loader}" data-prefix="tv"></script>`, undefined, bundle, 'tv'],
    ['a part of a bundle', `<script type="x" src="${bundle}" data-footlight="${loader}"></script>`, undefined, 'https://partner.example/parts/3.js', 'footlight'],
  ])('is found for %s', (_what, html, current, code, prefix) => {
    pageWith(html, current);
    expect(findOwnScript(code)).toEqual({ base, prefix, nonce: '' });
  });

  test('is that of the module that runs, without a tag', () => {
    pageWith('');
    expect(findOwnScript(loader)?.base).toBe(base);
  });

  test.each(['v1', 'v1.2.3', 'latest'])('is that of a release where the page names one: %s', (release) => {
    const address = `https://watch.example.com/embed/${release}/loader.js`;
    pageWith(`<script type="x" id="own" src="${address}"></script>`, '#own');
    expect(findOwnScript()?.base).toBe(`https://watch.example.com/embed/${release}/`);
    pageWith(`<script type="x" src="${address}" data-prefix="tv"></script>`);
    expect(findOwnScript(address)).toMatchObject({ base: `https://watch.example.com/embed/${release}/`, prefix: 'tv' });
  });

  test('comes with the nonce by which the page lets it in', () => {
    pageWith(`<script type="x" id="own" src="${loader}" nonce="abc"></script>`, '#own');
    expect(findOwnScript()?.nonce).toBe('abc');
  });

  test.each([
    ['a bundle that says nothing', `<script type="x" id="own" src="${bundle}"></script>`, '#own', bundle],
    ['a bundle called like it elsewhere', '<script type="x" id="own" src="https://partner.example/src/loader.js"></script>', '#own', 'https://partner.example/src/loader.js'],
    ['a name that is no address of it', `<script type="x" src="${bundle}" data-footlight="yes"></script>`, undefined, bundle],
    ['a page without a script', '', undefined, undefined],
  ])('is not guessed for %s', (_what, html, current, code) => {
    pageWith(html, current);
    expect(findOwnScript(code)).toBeUndefined();
  });
});

describe('text of other people names no code', () => {
  const stranger = 'https://stranger.example/embed/loader.js';
  const foreign = [
    ['data-footlight', `<p data-footlight="${stranger}" data-prefix="evil"></p>`],
    ['data-footlight on an element that clobbers', `<form id="currentScript" name="scripts" data-footlight="${stranger}"><img name="src"></form>`],
    ['a meta', `<meta name="footlight" data-footlight="${stranger}" content="${stranger}">`],
    ['a link', `<link rel="modulepreload" href="${stranger}" data-footlight="${stranger}">`],
    ['a script in a template', `<template><script type="x" src="${bundle}" data-footlight="${stranger}"></script></template>`],
    ['a script of another origin', `<script type="x" src="${stranger}" data-footlight="${stranger}" data-prefix="evil"></script>`],
    ['a block of data', `<script type="application/ld+json" data-footlight="${stranger}">{}</script>`],
    ['a drawing with a script', `<svg><script href="${bundle}" data-footlight="${stranger}"></script></svg>`],
    ['an image with an address like it', `<img src="${stranger}" data-footlight="${stranger}">`],
  ] as const;

  test.each(foreign)('to a module: %s', (_what, html) => {
    pageWith(`${html}<script type="x" src="${loader}" data-prefix="tv"></script>`);
    expect(findOwnScript(loader)).toMatchObject({ base, prefix: 'tv' });
    pageWith(html);
    expect(findOwnScript(loader)).toMatchObject({ base, prefix: 'footlight' });
  });

  test.each(foreign)('to a classic script: %s', (_what, html) => {
    pageWith(`${html}<script type="x" id="own" src="${loader}"></script>`, '#own');
    expect(findOwnScript(loader)).toMatchObject({ base, prefix: 'footlight' });
  });

  test.each(foreign)('to a bundle: %s', (_what, html) => {
    pageWith(`${html}<script type="x" src="${bundle}" data-footlight="${loader}"></script>`);
    expect(findOwnScript(bundle)?.base).toBe(base);
    pageWith(html);
    expect(findOwnScript(bundle)).toBeUndefined();
    expect(findOwnScript(undefined)).toBeUndefined();
  });
});

test.each([
  ['Chromium', `Error: where\n    at a (${loader}:1:2345)\n    at https://partner.example/app.js:3:4`, loader],
  ['Chromium, with a port', 'Error: where\n    at a (http://arena.localhost:4106/embed/loader.js?v=2:1:2345)', 'http://arena.localhost:4106/embed/loader.js?v=2'],
  ['Firefox', `a@${loader}:1:2345\n@https://partner.example/app.js:3:4`, loader],
  ['Safari', `a@${loader}:1:2345\nmodule code@${loader}:1:9`, loader],
  ['a page that keeps its stacks to itself', undefined, undefined],
])('the running code is named by the stack of %s', (_browser, stack, address) => {
  expect(addressIn(String(stack))).toBe(address);
});
