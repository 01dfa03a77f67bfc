import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectNoSideways, findings, signIn, tenants } from './site-visit.ts';

/** Pages of others inside of the site, and what only the team sees. @source spec 1 §2.1 "external page", "plugin", "Admin preview routes" */
// The finder of barriers asks for the sheets of a frame, which the frame's policy refuses.
test.use({ viewport: { width: 1280, height: 800 }, expectedReport: /framed\/framed\.css/ });

for (const { host, other } of tenants) {
  test(`${host} shows a partner’s shop and quiz in a sandbox`, async ({ page, platform }) => {
    const refusals: string[] = [];
    page.on('console', (message) => { if (/content security policy/i.test(message.text())) refusals.push(message.text()); });
    await page.goto(platform.at(host, '/plugin/quiz'));
    const quiz = page.frameLocator('iframe[title]');
    await quiz.getByRole('button', { name: 'Twenty-one' }).click();
    await expect(quiz.getByRole('status')).toHaveText('Right. You have been there.');
    // An origin of its own and no storage: it sees nothing of the site.
    await expect(quiz.locator('html')).toHaveAttribute('data-origin', 'null');
    await expect(quiz.locator('html')).toHaveAttribute('data-storage', 'none');
    expect(refusals).toEqual([]);
    expect(await findings(page), 'the quiz').toEqual([]);
    // The finder itself asks for the sheets of a frame, which the frame's policy refuses.
    refusals.length = 0;
    await page.goto(platform.at(host, '/externalpage/shop'));
    await expect(page.frameLocator('iframe[title]').getByRole('button', { name: 'Ask the shop' })).toBeVisible();
    expect(refusals).toEqual([]);
    expect(await findings(page), 'the shop').toEqual([]);
  });

  test(`the previews of ${host} are not for its viewers`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/_admin/preview'));
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, 'member');
    await expect(page.getByText('This page is for our team')).toBeVisible();
    expect(await findings(page), 'refused').toEqual([]);
  });

  test(`the team of ${host} looks at every preview on a small phone (${other})`, async ({ page, platform }) => {
    test.slow();
    await page.goto(platform.at(host, '/login?from=%2F_admin%2Fpreview'));
    await signIn(page, 'team');
    await expect(page.getByText('Only your team sees this page.')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['preview', '404-preview', 'cancellation-promo-preview', 'composed-page-preview', 'navbar-preview', 'plugin-preview', 'section-preview']) {
      await page.goto(platform.at(host, `/_admin/${path}?locale=${other}`));
      await expect(page.locator('.fl-preview__note')).toBeVisible();
      await expectNoSideways(page);
      expect(await findings(page), path).toEqual([]);
    }
  });
}

test.afterEach(({ platform }) => switchesOf(platform).reset('member@footlight.test'));
