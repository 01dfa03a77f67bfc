import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { pressPay } from '../../support/press-pay.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectNoSideways, expectToPlay, menu, signIn, tenants } from './site-visit.ts';
import { fillCard } from '../../support/card-fields.ts';

/** A tenant's own site, as its viewers walk through it. */
test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

for (const { host, name, film, ground } of tenants) {
  test.describe(`the site of ${name}`, () => {
    test('opens with its stage, its rows and its own clothes, and its menu leads on without loading anew', async ({ page, platform }) => {
      await page.goto(platform.at(host, '/home'));
      await test.step('stage, rows and clothes', async () => {
        await expect(page).toHaveTitle(`Home · ${name}`);
        await expect(page.getByRole('heading', { name: film }).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
        await expect(page.locator('.fl-site')).toHaveCSS('background-color', ground);
      });
      await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
      for (const [link, path, title] of [['Guide', '/epg', 'Programme guide'], ['My list', '/mylist', 'My list'], ['Plans', '/purchase', 'Checkout']] as const) {
        await test.step(`the menu leads to ${link}`, async () => {
          await menu(page).getByRole('link', { name: link }).click();
          await expect(page).toHaveURL(platform.at(host, path));
          await expect(page).toHaveTitle(`${title} · ${name}`);
          await expect(menu(page).getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
        });
      }
      expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
    });

    test('plays a film and a live channel, each under its own title', async ({ page, platform }) => {
      await page.goto(platform.at(host, '/video/1001'));
      await expectToPlay(page);
      await expect(page).toHaveTitle(`${film} · ${name}`);
      await page.goto(platform.at(host, '/live/2001'));
      await expectToPlay(page);
      await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
    });
  });
}

test('a guest signs in from a film and is brought back to it', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/video/1004'));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(page, 'member');
  await expect(page).toHaveURL(/\/video\/1004/);
  await expectToPlay(page);
});

test('a way back to another site leads home instead', async ({ page, platform }) => {
  // Each begins as a stranger: what the one before it stored is gone before the page's own scripts run.
  await page.addInitScript(() => {
    if (location.pathname !== '/login') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  await lookAtEach(['//evil.localhost/', 'https://evil.localhost/', '/\\evil.localhost', '/%2F%2Fevil.localhost', 'javascript:alert(1)'], (from) => from, async (from) => {
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(platform.at('arena', `/login?from=${encodeURIComponent(from)}`));
    await signIn(page, 'member');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(new URL(page.url()).hostname).toBe('arena.localhost');
  });
});

test('a licence bought from a locked film makes it play', async ({ page, platform }) => {
  await page.goto(platform.at('arena', `/login?from=${encodeURIComponent('/video/1003')}`));
  await signIn(page, 'buyer');
  await page.getByRole('button', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/purchase\?eventId=1003/);
  await page.getByRole('radio').first().locator('xpath=ancestor::label').click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page);
  await pressPay(page.getByRole('button', { name: /^Pay/ }));
  await page.getByRole('link', { name: /watch/i }).or(page.getByRole('button', { name: /watch/i })).last().click();
  await expect(page).toHaveURL(/\/video\/1003/);
  await expectToPlay(page);
});

test('a heart in a row fills my list, and the list empties again', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login'));
  await signIn(page, 'buyer');
  await expect(page).toHaveURL(/\/(home)?$/);
  await page.getByRole('button', { name: /my list/i }).first().click();
  await menu(page).getByRole('link', { name: 'My list' }).click();
  await expect(page.getByRole('main').locator('.fl-card__link')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: /Remove|my list/i }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: /Night the Lights/ })).toHaveCount(0);
});

test('paths of emoji lead to the same pages', async ({ page, platform }) => {
  await page.goto(platform.at('debug', '/🏠'));
  await expect(page).toHaveTitle('Home · Debug');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu(page).getByRole('link', { name: 'Guide' }).click();
  expect(decodeURI(new URL(page.url()).pathname)).toBe('/📺');
  await page.goto(platform.at('debug', '/🎬/1001/أضواء-المسرح'));
  await expectToPlay(page);
});

test('a path of another deployment leads to the same page under the own one, with its query and its fragment', async ({ page, platform }) => {
  await page.goto(platform.at('debug', '/epg?a=1#now'));
  await expect(page).toHaveURL(`${platform.at('debug', encodeURI('/📺'))}?a=1#now`);
  await page.goto(platform.at('arena-es', '/season/5101?seriesId=5001'));
  await expect(page).toHaveURL(platform.at('arena-es', '/temporada/5101?seriesId=5001'));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await menu(page).getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(platform.at('arena-es', '/guia'));
  await page.goto(platform.at('arena-pt', '/livenow'));
  await expect(page).toHaveURL(platform.at('arena-pt', '/em-direto'));
});

test('a sign-in leads back to a page that a link names in the words of another deployment', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/entrar?from=%2Ftemporada%2F5101%3FseriesId%3D5001'));
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(page, 'member');
  await expect(page).toHaveURL(platform.at('arena', '/season/5101?seriesId=5001'));
});

test('titles with spaces, slashes and other scripts are read whole from the address', async ({ page, platform }) => {
  for (const title of ['One two', 'Either/or', 'أضواء المسرح', '50%', '日本語']) {
    const path = `/video/1001/${encodeURIComponent(title)}`;
    const answer = await page.goto(platform.at('arena', path));
    expect(answer?.status(), title).toBe(200);
    await expect(page, title).toHaveTitle('The Night the Lights Went Up · Arena');
  }
});

test('a fixed word in a path comes before a name that could be anything', async ({ page, platform }) => {
  const answer = await page.goto(platform.at('arena', '/watchlist/favourites'));
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle('My list · Arena');
});

test('back and forward bring the page and the place on it', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/home'));
  await expect(page.getByRole('heading', { name: 'Top ten this week' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // The bar has left for what is read; it comes for the keyboard, and the page stays where it is.
  await expect(page.getByRole('banner')).toHaveCSS('clip-path', 'inset(0px 0px 100%)');
  const link = menu(page).getByRole('link', { name: 'Guide' });
  await link.focus();
  await expect(page.getByRole('banner')).toHaveCSS('clip-path', 'none');
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await link.press('Enter');
  await expect(page).toHaveTitle('Programme guide · Arena');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Home · Arena');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle('Programme guide · Arena');
});

test('cards and menu are real links: a click with Ctrl opens another tab and leaves this one', async ({ page, platform, context }) => {
  await page.goto(platform.at('arena', '/home'));
  const card = page.getByRole('link', { name: /Ten Seconds in Lane Four/ }).first();
  await expect(card).toHaveAttribute('href', '/video/1002/ten-seconds-in-lane-four');
  const opened = context.waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/video\/1002/);
  await expect(page).toHaveURL(platform.at('arena', '/home'));
  await card.click();
  await expect(page).toHaveURL(/\/video\/1002/);
});

test('a series, its season and a playlist open with what they hold', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/series/5001'));
  await expect(page.getByRole('heading', { level: 1, name: 'Inside Northgate' })).toBeVisible();
  await page.getByRole('link', { name: /Inside Northgate, season 1/ }).click();
  await expect(page).toHaveTitle('Inside Northgate, season 1 · Arena');
  await page.getByRole('link', { name: /The key/ }).click();
  await expectToPlay(page);
  await page.goto(platform.at('arena', '/playlist/4001'));
  await expect(page.getByRole('link', { name: /Five Goals from Nowhere/ })).toBeVisible();
});

test('an address of nothing says so, on the wire and on the page, and leads home', async ({ page, platform }) => {
  for (const path of ['/nowhere', '/video', '/home/extra']) {
    const answer = await page.goto(platform.at('arena', path));
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { name: 'There is nothing at this address' }).first(), path).toBeAttached();
  }
  for (const path of ['/series/none', '/video/none', '/section/none']) expect((await page.goto(platform.at('arena', path)))?.status(), path).toBe(404);
  await expect(page.getByText('There is nothing at this address').last()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveTitle('Home · Arena');
});

test.describe('cinema in Arabic', () => {
  test('reads from the right: the page, its rows and the arrow keys', async ({ page, platform }) => {
    await page.goto(platform.at('cinema', '/home?locale=ar'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const cards = page.getByRole('list', { name: 'مختارات' }).getByRole('link');
    await expect(cards.nth(1)).toBeVisible();
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(first!.x).toBeGreaterThan(second!.x);
    await cards.nth(0).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(0)).toBeFocused();
  });

  test('has nothing sticking out on a phone and on a desk', async ({ page, platform }) => {
    await lookAtEach(['/home', '/video/1001', '/live/2001', '/login', '/mylist', '/epg', '/purchase', '/nowhere'], (path) => path, async (path) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(platform.at('cinema', `${path}?locale=ar`));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideways(page, `${width} px`);
      }
    });
  });
});

/** Everything that was built into a folder, as one text. */
async function builtText(name: string): Promise<string> {
  const folder = new URL(`../../../dist/${name}/`, import.meta.url);
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  return (await Promise.all(scripts.map((file) => readFile(new URL(file, folder), 'utf8')))).join('\n');
}

test('the site is drawn by React itself, the elements by Preact', async () => {
  const engines = async (name: string) => {
    const text = await builtText(name);
    return { react: text.includes('__reactFiber$'), preact: /\b__k\b/.test(text) };
  };
  expect(await engines('site')).toEqual({ react: true, preact: false });
  expect(await engines('embed')).toEqual({ react: false, preact: true });
});
