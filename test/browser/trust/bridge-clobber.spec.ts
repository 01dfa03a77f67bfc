import { expect, test } from '../../support/browser-test.ts';

/**
 * Markup of a page can stand in the way of `document`'s own names. It neither breaks the script nor leads it elsewhere.
 *
 * @source design/bridge.md "Attack classes": DOM clobbering on the host page
 */
type Markup = readonly [tag: string, attributes: Readonly<Record<string, string>>];
const clobbers: Readonly<Record<string, readonly Markup[]>> = {
  'a picture called currentScript': [['img', { name: 'currentScript' }]],
  'two forms called currentScript': [['form', { name: 'currentScript', src: 'http://evil.localhost/' }], ['form', { name: 'currentScript' }]],
  'forms called body and head': [['form', { name: 'body' }], ['form', { name: 'head' }]],
  'elements called like the product': [['form', { id: 'footlight' }], ['a', { id: 'footlight-player', href: 'http://evil.localhost/' }], ['form', { id: 'footlight-realm', name: 'footlight-realm' }]],
  'pictures called documentElement and customElements': [['img', { name: 'documentElement' }], ['img', { name: 'customElements', id: 'customElements' }]],
};

for (const [what, markup] of Object.entries(clobbers)) {
  test(`a page with ${what} shows its row all the same`, async ({ platform, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.addInitScript((elements) => {
      if (window.top !== window) return;
      // As soon as there is a page to stand in, before any script of it runs.
      const watch = new MutationObserver(() => {
        const root = document.children[0];
        if (!root) return;
        watch.disconnect();
        for (const [tag, attributes] of elements) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          root.append(element);
        }
      });
      watch.observe(document, { childList: true });
    }, markup);
    await page.goto(platform.at('partner', '/row.html'));
    const [tag, attributes] = markup[0]!;
    await expect(page.locator(`${tag}[${Object.keys(attributes)[0]}="${Object.values(attributes)[0]}"]`).first()).toBeAttached();
    await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
    await expect.poll(() => asked).toContain('media.localhost');
    expect(failures).toEqual([]);
    expect([...new Set(asked)].sort()).toEqual(['arena', 'media', 'partner'].map((host) => `${host}.localhost`));
  });
}
