import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways, findings, menu, tenants } from './site-visit.ts';

/** Series, seasons and playlists of each tenant. @source spec 1 §2.4 "Season selector" */
test.use({ viewport: { width: 1280, height: 800 } });

for (const { host, other } of tenants) {
  test(`a series of ${host} leads through its thirty seasons and back`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/series/5007'));
    const seasons = page.getByRole('navigation', { name: 'Seasons' });
    await expect(seasons.getByRole('link', { name: 'Season 1', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(seasons.getByRole('link', { name: 'Season 7', exact: true })).toHaveCount(0);
    await seasons.getByRole('button', { name: 'Later seasons' }).click();
    await seasons.getByRole('link', { name: 'Season 30' }).click();
    await expect(page).toHaveURL(/\/season\/5730\/season-30\?seasonId=5730&seriesId=5007/);
    await expect(seasons.getByRole('link', { name: 'Season 30' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('list').last().getByRole('link')).toHaveCount(2);
    await page.goBack();
    await expect(seasons.getByRole('link', { name: 'Season 1', exact: true })).toHaveAttribute('aria-current', 'page');
    expect(await findings(page)).toEqual([]);
  });

  test(`${host} tells of a series without, with one, and with sixty episodes`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/series/5003'));
    await expect(page.getByText('No episodes yet')).toBeVisible();
    await page.goto(platform.at(host, '/season/5104'));
    await expect(page.locator('.fl-card__link')).toHaveCount(1);
    await page.goto(platform.at(host, '/season/5106'));
    await expect(page.locator('.fl-card__link')).toHaveCount(25);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.locator('.fl-card__link')).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.locator('.fl-card__link')).toHaveCount(60);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test(`a phone picks a season of ${host} from a list (${other})`, async ({ page, platform }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(platform.at(host, `/series/5007?locale=${other}`));
    const opener = page.locator('.fl-seasons__opener');
    await opener.click();
    await page.locator('.fl-seasons__menu').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/season\/5702/);
    await expect(opener).toBeVisible();
    await expectNoSideways(page);
    expect(await findings(page)).toEqual([]);
  });
}

test('a playlist plays from its beginning and keeps its order', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/playlist/4003'));
  await page.getByRole('main').getByRole('link', { name: 'Watch now' }).click();
  await expect(page).toHaveURL(/\/video\/1008\/.*playlistId=4003/);
  await expect(menu(page)).toBeVisible();
});

for (const { host } of tenants) {
  test(`a series of ${host} shows the season that its address names, however late, and what is around it`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/series/5007?seasonId=5728'));
    const seasons = page.getByRole('navigation', { name: 'Seasons' });
    await expect(seasons.getByRole('link', { name: 'Season 28' })).toHaveAttribute('aria-current', 'page');
    await expect(seasons.getByRole('link', { name: 'Season 30' })).toBeVisible();
    await expect(seasons.getByRole('link', { name: 'Season 1', exact: true })).toHaveCount(0);
    await seasons.getByRole('button', { name: 'Earlier seasons' }).press('Enter');
    await expect(seasons.getByRole('link', { name: 'Season 1', exact: true })).toHaveCount(1);
    await expect(seasons.getByRole('link', { name: 'Season 2', exact: true })).toBeFocused();
  });
}
