import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectNoSideways, findings, signIn, tenants } from './site-visit.ts';

/** The pages of the catalogue that stand beside the composed ones, in each tenant. @source spec 1 §2.1 */
test.use({ viewport: { width: 1280, height: 800 } });

for (const { host, name, other } of tenants) {
  test(`${host} lists what is live, what is to come, and what is released`, async ({ page, platform }) => {
    for (const [path, title] of [['/livenow', 'Live now'], ['/upcoming', 'Upcoming'], ['/schedule', 'Schedule'], ['/releases', 'New and coming soon']] as const) {
      await page.goto(platform.at(host, path));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page).toHaveTitle(`${title} · ${name}`);
      expect(await findings(page), path).toEqual([]);
    }
  });

  test(`the schedule of ${host} counts down and leads to its event and back`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/schedule'));
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before!);
    await page.getByRole('region', { name: 'Next up' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/live\/\d+/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  });

  test(`the new pages of ${host} fit a small phone (${other})`, async ({ page, platform }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/livenow', '/upcoming', '/schedule', '/releases', '/history']) {
      await page.goto(platform.at(host, `${path}?locale=${other}`));
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectNoSideways(page);
      expect(await findings(page), path).toEqual([]);
    }
  });

  test(`${host} keeps what a member watched, and asks a guest to sign in`, async ({ page, platform }) => {
    await switchesOf(platform).reset('resume@footlight.test');
    await page.goto(platform.at(host, '/history'));
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, 'resume');
    await expect(page).toHaveURL(/\/history$/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    expect(await findings(page)).toEqual([]);
  });
}

for (const { host, name, other } of tenants) {
  test(`${host} tells its news, and each report leads to what it speaks of`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/news'));
    const first = page.getByRole('main').getByRole('link').first();
    await expect(first).toBeVisible();
    expect(await findings(page), 'the list').toEqual([]);
    await first.click();
    await expect(page).toHaveURL(/\/news\/news\/today$/);
    await expect(page.locator('.fl-news__head time')).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('News');
    await expect(page).toHaveTitle(`${await heading.textContent()} · ${name}`);
    expect(await findings(page), 'a report').toEqual([]);
    await page.getByRole('link', { name: 'All news' }).click();
    await expect(page).toHaveURL(/\/news$/);
  });

  test(`what is to be read on ${host} fits a small phone (${other})`, async ({ page, platform }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/news', '/news/news/today', ...(host === 'arena' ? ['/fighters', '/fighters/okoro'] : [])]) {
      await page.goto(platform.at(host, `${path}?locale=${other}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectNoSideways(page);
      expect(await findings(page), path).toEqual([]);
    }
  });
}

test('arena shows fighters by weight, and a fighter’s bouts', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/fighters'));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  expect(await findings(page), 'the list').toEqual([]);
  await page.getByRole('link', { name: 'Lightweight', exact: true }).click();
  await expect(page).toHaveURL(/facet=LIGHTWEIGHT/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: /Adaeze Okoro/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adaeze Okoro' })).toBeVisible();
  expect(await findings(page), 'a fighter').toEqual([]);
  await page.getByRole('link', { name: 'against Maja Lindqvist' }).first().click();
  await expect(page).toHaveURL(/\/fighters\/lindqvist$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test('what there is not says so, with a way home', async ({ page, platform }) => {
  for (const path of ['/news/news/nothing', '/fighters/nobody', '/grid?gridviewconfigid=none']) {
    const answer = await page.goto(platform.at('arena', path));
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('link', { name: 'Go to home' })).toBeVisible();
  }
});

for (const { host } of tenants) {
  /** @source spec 1 §2.4 "content grid view", §4.4, §7 "GET /v1/view/content-grid" */
  test(`a grid of ${host} is narrowed and sorted by keys, and keeps that in its address`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/grid?gridviewconfigid=all'));
    const cards = page.locator('.fl-grid__cards .fl-card__link');
    await expect(cards.first()).toBeVisible();
    const [filters, sort] = [page.getByRole('button', { name: /^Filters/ }), page.getByRole('button', { name: 'Sort' })];
    await filters.press('Enter');
    expect(await findings(page)).toEqual([]);
    const value = page.locator('.fl-filters__value').first();
    const count = Number((await value.getAttribute('aria-label') ?? '').match(/\d+/)?.[0]);
    await value.press('Enter');
    await expect(value).toHaveAttribute('aria-pressed', 'true');
    await expect(cards).toHaveCount(Math.min(24, count));
    await expect(page.getByRole('status').filter({ hasText: 'titles shown' })).toHaveCount(1);
    await sort.press('Enter');
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: /^Title/ }).press('Enter');
    await expect(page).toHaveURL(/gridviewconfigid=all&facet=[^&]+&sort=title&sortDirection=ASC$/);
    await page.getByRole('button', { name: /^Title/ }).press('Enter');
    await expect(page).toHaveURL(/sortDirection=DESC$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideways(page);
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(cards).toHaveCount(Math.min(24, count));
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await expect(page).not.toHaveURL(/facet=/);
  });
}
