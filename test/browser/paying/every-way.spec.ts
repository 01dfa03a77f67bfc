import { expect, test } from '../../support/browser-test.ts';
import { abroad, atHome, waysToPay } from './every-way.ts';
import { openWalk } from './walk.ts';

/**
 * Whole walks of every way to pay, by keyboard alone, with what a screen reader says at each step.
 *
 * @source issue 11 "Done when"
 */
for (const way of waysToPay) {
  test(`${way.name}: on the site`, async ({ page, platform }) => {
    await way.walk(await openWalk('site', page, platform, abroad(way)));
  });

  if (!way.places.includes('element')) continue;

  test(`${way.name}: on a partner’s page, storage throws`, async ({ page, platform }) => {
    await way.walk(await openWalk('element', page, platform, atHome(way)));
    expect(page.url()).toContain('partner.localhost');
  });

  test(`${way.name}: on a partner’s page, storage works`, async ({ viewerPage, platform }) => {
    await way.walk(await openWalk('element', viewerPage, platform, abroad(way)));
    expect(viewerPage.url()).toContain('partner.localhost');
  });
}
