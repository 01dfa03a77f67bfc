import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';

/** @source spec 1 §2.4 "Generic view screen", "Carousel rows"; issue "<footlight-section section=home>" */
test('a composed page on a partner’s site: its hero, its rows, their links lead to the tenant, and the page keeps its own title', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/section.html'));
  const section = page.locator('#section');
  await expect(section.getByRole('group').getByRole('list').first().getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything on Arena today');
  await expect(section.getByRole('link', { name: 'More info' })).toHaveAttribute('href', new RegExp(`^${platform.at('arena', '/interstitial/')}`));
  await section.getByRole('group', { name: 'The one to watch' }).scrollIntoViewIfNeeded();
  await expect(section.getByRole('button', { name: /^Show / }).last()).toBeVisible();
  expect(await axeFindings(page, '#section')).toEqual([]);
  await expect(page.locator('#nameless-row').getByRole('list', { name: 'Featured' })).toBeVisible();
});

test('a card tells more to the keyboard, and Escape ends it', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/row.html'));
  const card = page.locator('#row').getByRole('article').first();
  await card.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  const second = page.locator('#row').getByRole('article').nth(1);
  await expect(second.locator('[part="more"]')).toContainText('One sprint');
  await page.keyboard.press('Escape');
  await expect(second.locator('[part="more"]')).toHaveCount(0);
});
