import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways, menu } from './site-visit.ts';

/** Which language a site speaks, and how a viewer chooses another. */
const badge = '.fl-site__account-area select';

test('a Portuguese site speaks Portuguese: its menu, its rows, its titles and its plans', async ({ page, platform }) => {
  await page.goto(platform.at('arena-pt', '/inicio'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(menu(page).getByRole('link', { name: 'Planos' })).toBeVisible();
  await page.getByRole('heading', { name: 'Em destaque' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByRole('link', { name: /A noite em que se acenderam as luzes/ }).first()).toBeVisible();
  await expectNoSideways(page);
  await menu(page).getByRole('link', { name: 'Planos' }).click();
  await expect(page.getByText('Passe Arena').first()).toBeVisible();
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
