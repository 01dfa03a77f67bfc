// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elementPrefix } from '../../../src/page/loader-handover.ts';
import type { Runtime } from '../../../src/runtime/runtime.ts';
import { platformOrigin } from '../../../widgets/element/platform-origin.ts';
import { openElement, type OpeningHost } from '../../../widgets/opening/open-element.ts';

/** A runtime as far as opening needs it: the default tenant stands where the script came from. */
const runtimeFor = (realm: string, origin: string) => ({
  settings: { realm, origin },
  store: { labels: { text: (key: string) => key, locale: signal({ locale: 'en', direction: 'ltr' }) } },
}) as unknown as Runtime;
const arena = runtimeFor('arena', platformOrigin);
const cinema = runtimeFor('cinema', 'http://cinema.localhost:4000');

function hostIn(parent: Node, realm?: string): OpeningHost {
  const element = document.createElement('div');
  element.attachShadow({ mode: 'open' });
  parent.appendChild(element);
  return { element, props: { realm: signal(realm) } };
}
const open = (host: OpeningHost, runtime: Runtime) => openElement(host, runtime, { name: 'sign-in', label: 'signIn', load: async () => undefined });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(() => {
  document.body.replaceChildren();
  elementPrefix.take();
});

test('the page’s own sign-in of the tenant is used', () => {
  document.body.innerHTML = '<footlight-sign-in></footlight-sign-in>';
  expect(open(hostIn(document.body), arena)).toBeUndefined();
  expect(open(hostIn(document.body, 'arena'), arena)).toBeUndefined();
});

test('a sign-in of another tenant is not used', () => {
  document.body.innerHTML = '<footlight-sign-in></footlight-sign-in>';
  expect(open(hostIn(document.body, 'cinema'), cinema)).toBeInstanceOf(HTMLDialogElement);
  document.body.innerHTML = '<footlight-sign-in realm="cinema"></footlight-sign-in>';
  expect(open(hostIn(document.body), arena)).toBeInstanceOf(HTMLDialogElement);
  expect(open(hostIn(document.body, 'cinema'), cinema)).toBeUndefined();
});

test('the second sign-in of the page is used when it is the one of the tenant', () => {
  document.body.innerHTML = '<footlight-sign-in></footlight-sign-in><footlight-sign-in realm="cinema"></footlight-sign-in>';
  open(hostIn(document.body, 'cinema'), cinema);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.querySelectorAll('footlight-sign-in')[1]]);
});

test('one in the host’s own shadow root comes before the page’s', () => {
  document.body.innerHTML = '<footlight-sign-in></footlight-sign-in><div id="app"></div>';
  const root = document.querySelector('#app')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<footlight-sign-in></footlight-sign-in>';
  open(hostIn(root), arena);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([root.firstElementChild]);
});

test('a prefix with a hyphen names the element in the dialog', () => {
  elementPrefix.write('my-tv');
  expect(open(hostIn(document.body), arena)?.querySelector('my-tv-sign-in')).not.toBeNull();
});
