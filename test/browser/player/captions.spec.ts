import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, wake } from '../elements/watching.ts';
import { replaceCaptions } from './edited-media.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';

/** @source issue "Captions"; design/player.md "Captions" */
const files = {
  en: [
    '00:00.000 --> 01:00.000\n<v Mara>Two lines <i>of</i> talk\nat the lower edge</v>',
    '00:00.000 --> 01:00.000\n<c.yellow>and another voice</c> &amp; <img src=x onerror="globalThis.broken = true">',
    '00:00.000 --> 01:00.000 line:5% position:10%,line-left align:start size:40%\nA sign, above',
  ].join('\n\n'),
  ar: '00:00.000 --> 01:00.000\nمرحبا، هذا سطر طويل!\n\n00:00.000 --> 01:00.000 align:start\nEnglish (123)?',
};

async function captioned(page: Page, platform: TestPlatform, language: string): Promise<Locator> {
  await watchPlayers(page);
  await replaceCaptions(page, files);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  const slice = await sliceOf(player);
  await slice.evaluate((each, wanted) => each.setTextTrack(each.textTracks.value.find((track) => track.language === wanted)!.id), language);
  await expect(player.locator('.fl-captions__words').first()).toBeVisible();
  return player;
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
const wordsOf = (player: Locator, text: string | RegExp) => player.locator('.fl-captions__words', { hasText: text });

test('captions stand where their file wants them, above the controls while these are shown, inside the picture on a phone, each in its own direction', async ({ page, platform }) => {
  const player = await captioned(page, platform, 'en');
  await expect(player.locator('.fl-captions__words')).toHaveCount(3);
  expect(await player.locator('.fl-captions__words i').innerText()).toBe('of');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'broken') as unknown)).toBeUndefined();
  const sizes = [{ width: 1280, height: 800 }, { width: 390, height: 780 }];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await wake(player);
    // They move up in a moment, not at once.
    await expect.poll(async () => {
      const [words, controls] = [await boxOf(wordsOf(player, 'another')), await boxOf(player.locator('[part~="controls"]').first())];
      return words.y + words.height - controls.y;
    }).toBeLessThanOrEqual(2);
    const [picture, first, second, sign] = [await boxOf(player), await boxOf(wordsOf(player, 'Two lines')), await boxOf(wordsOf(player, 'another')), await boxOf(wordsOf(player, 'A sign'))];
    expect(first.y + first.height).toBeLessThanOrEqual(second.y + 2);
    expect(sign.y).toBeLessThan(picture.y + picture.height * 0.25);
    expect(sign.x).toBeLessThan(picture.x + picture.width * 0.3);
    for (const words of [first, second, sign]) {
      expect(words.x).toBeGreaterThanOrEqual(picture.x);
      expect(words.x + words.width).toBeLessThanOrEqual(picture.x + picture.width);
    }
  }
  // Without a hand on the mouse the controls go, and captions take their place.
  await page.mouse.move(5, 700);
  await expect.poll(async () => {
    const [picture, words] = [await boxOf(player), await boxOf(wordsOf(player, 'another'))];
    return (picture.y + picture.height - words.y - words.height) / picture.height;
  }).toBeLessThan(0.12);

  const slice = await sliceOf(player);
  await slice.evaluate((each) => each.setTextTrack(each.textTracks.value.find(({ language }) => language === 'ar')!.id));
  await expect(wordsOf(player, 'مرحبا')).toBeVisible();
  const directions = await player.locator('.fl-captions__cue').evaluateAll((cues) => cues.map((cue) => [getComputedStyle(cue).direction, getComputedStyle(cue).unicodeBidi]));
  expect(directions).toEqual(expect.arrayContaining([['rtl', 'plaintext'], ['ltr', 'plaintext']]));
});

test('a viewer chooses how captions look with the keyboard alone, sees it at once, and finds it again on the next visit', async ({ page, platform }) => {
  const player = await captioned(page, platform, 'en');
  await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
  await wake(player);
  await player.getByRole('button', { name: 'Captions' }).press('Enter');
  await page.keyboard.press('End');
  await expect(player.getByRole('menuitem', { name: 'Caption settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = player.getByRole('dialog', { name: 'Caption settings' });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page, 'footlight-player')).toEqual([]);

  const text = dialog.getByRole('group', { name: 'Text' });
  await text.getByLabel('Colour').selectOption('Yellow');
  await text.getByLabel('Size').selectOption('150%');
  await dialog.getByRole('group', { name: 'Background' }).getByLabel('Opacity').selectOption('100%');
  const look = (words: Locator) => words.evaluate((node) => {
    const { color, backgroundColor, fontSize } = getComputedStyle(node);
    return { color, backgroundColor, fontSize: Number.parseFloat(fontSize) };
  });
  const yellow = { color: 'rgb(255, 230, 60)', backgroundColor: 'rgb(0, 0, 0)' };
  expect(await look(dialog.locator('.fl-captions__words'))).toMatchObject(yellow);
  const shown = wordsOf(player, 'Two lines');
  expect(await look(shown)).toMatchObject(yellow);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(player.getByRole('button', { name: 'Captions' })).toBeFocused();

  await page.reload();
  const again = await captioned(page, platform, 'en');
  expect(await look(wordsOf(again, 'Two lines'))).toMatchObject(yellow);
  await wake(again);
  await again.getByRole('button', { name: 'Captions' }).click();
  await again.getByRole('menuitem', { name: 'Caption settings' }).click();
  await again.getByRole('button', { name: 'Reset' }).click();
  expect((await look(wordsOf(again, 'Two lines'))).color).toBe('rgb(255, 255, 255)');
});
