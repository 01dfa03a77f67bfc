import { expect, test } from 'vitest';
import { firstScreen } from '../../../../../demo/platform/hosts/documents/first-screen.ts';
import { testSettings } from '../../../../support/test-settings.ts';

const hero = { src: 'http://media.localhost/art/hero/1.webp?a="b', isHero: true };

test.each([
  ['a page without a picture', undefined, ''],
  ['a page that begins with a row', { ...hero, isHero: false }, ''],
])('%s has none', (_what, picture, html) => {
  expect(firstScreen(testSettings, picture)).toBe(html);
});

test('a hero’s picture stands below the bar, or beside the column, and its address is text', () => {
  expect(firstScreen({ ...testSettings, navigationLayout: 'TOP' }, hero)).toMatch(/^<div class="first" aria-hidden="true">.*src="http:\/\/media\.localhost\/art\/hero\/1\.webp\?a=&quot;b" alt=""/);
  expect(firstScreen({ ...testSettings, navigationLayout: 'SIDEBAR' }, hero)).toContain('class="first first--column"');
});

test('a picture of several widths is offered in each, as the site will offer it', () => {
  expect(firstScreen(testSettings, { ...hero, src: '/1.webp?width=240', srcSet: '/1.webp?width=240 240w', sizes: '(width <= 600px) 200vw, 100vw' }))
    .toContain('<img srcset="/1.webp?width=240 240w" sizes="(width &lt;= 600px) 200vw, 100vw" src="/1.webp?width=240" alt=""');
});
