import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { inside, listen, nameOfPlace, openElement, places, signIn } from './element-page.ts';

/** @source issue "The elements" footlight-sign-in; spec 3 §2, §5 */
test.afterEach(({ platform }) => switchesOf(platform).mend());

for (const place of places) {
  test.describe(nameOfPlace[place], () => {
    test.beforeEach(async ({ page, platform }) => {
      await openElement(page, platform, place, 'footlight-sign-in');
      await expect(inside(page, place, 'footlight-sign-in').getByLabel('E-mail')).toBeVisible();
    });

    test('nothing filled in: the form says what it needs and asks nobody', async ({ page }) => {
      const form = inside(page, place, 'footlight-sign-in');
      const asked: string[] = [];
      page.on('request', (request) => /login/.test(request.url()) && asked.push(request.url()));
      await form.getByRole('button', { name: 'Sign in' }).click();
      await expect(form.getByText('Enter your e-mail and password.')).toBeVisible();
      expect(asked).toEqual([]);
    });

    test('a wrong password: the form says that the two do not match, never which', async ({ page }) => {
      const form = inside(page, place, 'footlight-sign-in');
      const words = 'E-mail and password do not match. Check them and try again.';
      await fill(form.getByLabel('E-mail'), 'member@footlight.test');
      await fill(form.getByLabel(/^Password/), 'not this one');
      await form.getByRole('button', { name: 'Sign in' }).click();
      await expect(form.getByRole('alert')).toHaveText(words);
      await fill(form.getByLabel('E-mail'), 'nobody@footlight.test');
      await form.getByLabel(/^Password/).press('Enter');
      await expect(form.getByRole('alert')).toHaveText(words);
    });

    test('the password can be looked at while the button is held', async ({ page }) => {
      const form = inside(page, place, 'footlight-sign-in');
      const field = form.getByLabel(/^Password/);
      await fill(field, 'footlight');
      await expect(field).toHaveAttribute('type', 'password');
      await form.getByRole('button', { name: 'Show password' }).hover();
      await page.mouse.down();
      await expect(field).toHaveAttribute('type', 'text');
      await page.mouse.up();
      await expect(field).toHaveAttribute('type', 'password');
    });

    test('Enter signs in: the viewer is greeted by name, the page hears who it is and no secret', async ({ page }) => {
      const heard = await listen(page, 'footlight-signed-in', 'footlight-signed-out');
      await signIn(page, place, 'member');
      const card = inside(page, place, 'footlight-sign-in');
      await expect(card.getByRole('heading', { name: 'Welcome, Maren Holt' })).toBeVisible();
      await expect(card.getByLabel(/^Password/)).toHaveCount(0);
      const [told] = await heard();
      expect(told).toMatchObject({ name: 'footlight-signed-in', detail: { who: 'member', displayName: 'Maren Holt' } });
      expect(JSON.stringify(told)).not.toMatch(/eyJ|token|footlight"|password/i);

      await card.getByRole('button', { name: 'Sign out' }).click();
      await expect(card.getByLabel('E-mail')).toBeVisible();
      await expect.poll(async () => (await heard()).at(-1)?.name).toBe('footlight-signed-out');
    });

    test('the platform out of reach: the form says so, keeps what was typed, and works when it is back', async ({ page, platform }) => {
      const form = inside(page, place, 'footlight-sign-in');
      await switchesOf(platform).fault({ call: 'login', status: 503 });
      await fill(form.getByLabel('E-mail'), 'member@footlight.test');
      await fill(form.getByLabel(/^Password/), 'footlight');
      await form.getByLabel(/^Password/).press('Enter');
      await expect(form.getByRole('alert')).toBeVisible();
      await expect(form.getByLabel('E-mail')).toHaveValue('member@footlight.test');
      await switchesOf(platform).mend();
      await form.getByRole('button', { name: 'Sign in' }).click();
      await expect(form.getByRole('button', { name: 'Sign out' })).toBeVisible();
    });
  });
}
