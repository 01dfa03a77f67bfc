import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways, menu, signIn } from './site-visit.ts';

/** Which language a site speaks, and how a viewer chooses another. */
const badge = '.fl-site__account-area select';

test.describe('a browser that wants a language of the tenant', () => {
  test.use({ locale: 'ar-EG' });

  test('gets the document and the site in it, without an English word in between, until another one is chosen', async ({ page, platform }) => {
    const answer = await page.goto(platform.at('cinema', '/home'));
    expect(await answer!.text()).toMatch(/<html lang="ar" dir="rtl">/);
    expect(answer!.headers()['vary']).toContain('Accept-Language');
    await expect(menu(page).getByRole('link', { name: 'الباقات' })).toBeVisible();
    await page.locator(badge).selectOption({ label: 'English' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await (await page.reload())!.text()).toMatch(/<html lang="en" dir="ltr">/);
    await expect(menu(page).getByRole('link', { name: 'Plans' })).toBeVisible();
  });
});

test.describe('a browser of Portugal', () => {
  test.use({ locale: 'pt-PT' });

  test('finds on a Portuguese site Portuguese: its menu, its rows, its titles and its plans', async ({ page, platform }) => {
    await page.goto(platform.at('arena-pt', '/inicio'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await page.getByRole('heading', { name: 'Em destaque' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByRole('link', { name: /A noite em que se acenderam as luzes/ }).first()).toBeVisible();
    await expectNoSideways(page);
    await menu(page).getByRole('button', { name: 'Mais' }).click();
    await menu(page).getByRole('link', { name: 'Planos' }).click();
    await expect(page.getByText('Passe Arena').first()).toBeVisible();
  });
});

test('a guest chooses a language by its own name, and the site speaks it from then on', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/home'));
  await expect(page.locator(`${badge} option`)).toHaveText(['English', 'Español', 'Português']);
  await page.locator(badge).selectOption({ label: 'Português' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.getByRole('link', { name: 'Iniciar sessão', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Em destaque' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Em destaque' })).toBeVisible();
});

/** @source spec 1 §3 "User preferences: language" */
test('each profile has its language: it comes with the profile, and stays with one that chose none', async ({ page, platform }) => {
  const choose = async (name: string) => {
    await page.goto(platform.at('arena', '/profiles'));
    await page.getByRole('main').getByRole('button', { name }).click();
    await expect(page).not.toHaveURL(/profiles/);
  };
  const prefer = async (label: string) => {
    await page.goto(platform.at('arena', '/preferences'));
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/user/preferences'));
    await page.locator('select[name=language]').selectOption({ label });
    expect((await kept).status()).toBe(200);
  };
  await page.goto(platform.at('arena', '/login?from=/profiles'));
  await signIn(page, 'buyer');
  await page.getByRole('button', { name: 'Add a profile' }).click();
  await fill(page.locator('[name=profile-name]'), 'Nia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Nia' })).toBeVisible();
  await choose('Nia');
  await prefer('Español');
  await choose('Tomas Brandt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await prefer('English');
  await choose('Nia');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Destacados' })).toBeVisible();
  await choose('Tomas Brandt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
