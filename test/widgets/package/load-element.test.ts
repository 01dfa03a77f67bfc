// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../../widgets/package/begin-page.ts';
import { loadElement } from '../../../widgets/package/load-element.ts';

const origin = 'https://watch.example.com';

/** What a page keeps, as a fresh page has it. */
function forget(): void {
  for (const name of ['origin', 'prefix', 'settings', 'session-frames', 'loader']) Reflect.deleteProperty(globalThis, Symbol.for(`footlight.${name}`));
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
}

describe('a page’s own bundle', () => {
  afterEach(() => {
    forget();
    vi.unstubAllGlobals();
  });

  const pageWithNetwork = () => {
    const asked = vi.fn(() => Promise.resolve(Response.json({})));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('CSSStyleSheet', class { replaceSync() {} });
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { configurable: true, value: [] });
    return asked;
  };

  it('sends for the session and the settings once, for whichever element asks first', async () => {
    const asked = pageWithNetwork();
    const importElement = vi.fn(() => Promise.resolve());
    await loadElement({ origin: `${origin}/any/page`, prefix: 'tv' }, importElement);
    await loadElement({ origin }, importElement);
    expect(importElement).toHaveBeenCalledTimes(2);
    expect(asked).toHaveBeenCalledExactlyOnceWith(`${origin}/realm-settings/domain/watch.example.com`);
    expect([...document.querySelectorAll('iframe')].map(({ src }) => src)).toEqual([`${origin}/frames/session`]);
    expect(beginPage({ origin: 'https://other.example' })).toEqual({ origin, prefix: 'tv' });
  });

  it('is told at once that an origin is none', () => {
    expect(() => beginPage({ origin: 'watch' })).toThrow(expect.objectContaining({ name: 'TypeError' }));
  });

  it('rejects when an element’s code does not come', async () => {
    pageWithNetwork();
    await expect(loadElement({ origin }, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  });
});
