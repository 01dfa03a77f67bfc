import { tap } from '../../support/any-browser-input.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';

/** @source design/guide.md "Channels", "Cells", "Modes" */
test('on a phone, by touch: a group of channels, what a locked programme takes, a channel’s day, and back', async ({ browser, platform }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(platform.at('arena', '/epg?locale=en'));
  const channels = page.getByRole('list', { name: 'Now and next' }).getByRole('listitem');
  await expect(channels.first().getByRole('link').first()).toBeVisible();

  const group = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: /^Motorsport/ }) });
  await group.selectOption((await group.getByRole('option', { name: /^Motorsport/ }).getAttribute('value'))!);
  await expect(channels.first().getByRole('button', { name: 'Apex, the whole day' })).toBeVisible();
  const locked = channels.first().getByRole('link', { name: /Premium/ }).first();
  await tap(locked);
  const card = page.getByRole('dialog');
  await expect(card.getByRole('heading')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Premium' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await tap(card.getByRole('button', { name: 'Close' }));
  await expect(card).toHaveCount(0);

  await tap(channels.first().getByRole('button', { name: 'Apex, the whole day' }));
  await expect(page.locator('.fl-guide-day [data-state="live"]')).toBeInViewport();
  await tap(page.getByRole('button', { name: 'Back to all channels' }));
  await expect(channels.first().getByRole('button', { name: 'Apex, the whole day' })).toBeVisible();
  await context.close();
});
