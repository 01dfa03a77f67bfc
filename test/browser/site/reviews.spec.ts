import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways, findings, signIn } from './site-visit.ts';

/** @source spec 1 §2.4 "Review form", §5, §8 "Review posting" */
const words = {
  en: { write: 'Write a review', name: /Name that others read/, stars: '4 of 5 stars', text: /^Your review/, send: 'Send the review', thanks: 'Thank you. Your review is here.', signIn: 'Sign in to write a review' },
  ar: { write: 'اكتب مراجعة', name: /الاسم الذي يقرؤه/, stars: '٤ من ٥ نجوم', text: /^مراجعتك/, send: 'إرسال المراجعة', thanks: 'شكرًا. مراجعتك هنا الآن.', signIn: 'سجّل الدخول لكتابة مراجعة' },
};

test('a guest reads what others wrote, signs in for the form, and their review stands on top', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/video/1001?locale=en'));
  await page.locator('.fl-watch__reviews').scrollIntoViewIfNeeded();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('listitem')).toHaveCount(10);
  expect(await findings(page)).toEqual([]);
  await reviews.getByRole('link', { name: words.en.signIn }).click();
  await signIn(page, 'member');
  await expect(page).toHaveURL(/\/video\/1001/);
  await page.locator('.fl-watch__reviews').scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: words.en.write }).press('Enter');
  await expect(reviews.getByRole('textbox', { name: words.en.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reviews.getByText('This is needed.')).toHaveCount(3);
  await expect(reviews.getByRole('textbox', { name: words.en.name })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.type('Sam');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Better than <b>bold</b>.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.fl-toast')).toContainText(words.en.thanks);
  expect(await findings(page)).toEqual([]);
  await expect(reviews.getByRole('listitem').first()).toContainText('Better than <b>bold</b>.');
  await expect(reviews.getByRole('listitem').first().getByRole('img', { name: words.en.stars })).toBeVisible();
});

test('Arabic, on a phone: the form asks what the tenant wants, from right to left', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(platform.at('cinema', '/login?from=%2Fvideo%2F1003&locale=en'));
  await signIn(page, 'member');
  await expect(page).toHaveURL(/\/video\/1003/);
  await page.goto(platform.at('cinema', '/video/1003?locale=ar'));
  await page.locator('.fl-watch__reviews').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: words.ar.write }).click();
  await fill(page.getByRole('textbox', { name: words.ar.name }), 'ليلى');
  await page.locator('.fl-rating__star').nth(3).click();
  await fill(page.getByRole('textbox', { name: words.ar.text }), 'جميل جدًا.');
  await page.getByRole('checkbox').check();
  expect(await findings(page)).toEqual([]);
  await expectNoSideways(page);
  await page.getByRole('button', { name: words.ar.send }).click();
  await expect(page.locator('.fl-toast')).toContainText(words.ar.thanks);
  await expect(page.locator('.fl-review').first()).toContainText('جميل جدًا.');
});

test('reviews whose code does not come say so, and come when asked again', async ({ page, platform }) => {
  await page.route('**/chunks/reviews*', (route) => route.abort());
  await page.goto(platform.at('arena', '/video/1001?locale=en'));
  await page.locator('.fl-watch__reviews').scrollIntoViewIfNeeded();
  await expect(page.getByText('This did not load. Check your connection and try again.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.unroute('**/chunks/reviews*');
  await page.locator('.fl-watch__reviews').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('listitem').first()).toBeVisible();
});
