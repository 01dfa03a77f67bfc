import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';

/** A page's language is the page author's to write, and comes in every notation. @source spec 1 §9 "M/D for en_US" */
for (const [lang, warned] of [['en_US', 0], ['English please', 1]] as const) {
  test(`a page with lang="${lang}" plays on a partner’s page`, async ({ page, platform }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.text().includes('is no language tag') && warnings.push(message.text()));
    await page.addInitScript((value) => {
      new MutationObserver((_records, watch) => {
        if (!document.documentElement) return;
        watch.disconnect();
        document.documentElement.lang = value;
      }).observe(document, { childList: true });
    }, lang);
    const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001' });
    await pressPlay(player);
    await expectToBeWatched(player);
    expect(warnings).toHaveLength(warned);
  });
}

test('an element with locale="es_ES" speaks Spanish, in the page and in its frame', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1004', locale: 'es_ES', mode: 'framed' });
  await expect(player.locator('iframe').contentFrame().locator('html')).toHaveAttribute('lang', 'es');
});
