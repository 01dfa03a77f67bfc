import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { choose, comeBack, give, leave, openSignIn, showAll, storages, type ElementVisit } from './element-visit.ts';
import { finish, sports } from './finish-step.ts';

/**
 * In the element on a partner's page: providers whose accounts stand by themselves. A failure, a conflict, in and out again.
 *
 * @source spec 3 §1, §2 "Per-provider login pages", §4 "Identity-partner flow", §6 "Providers differ"
 */
type Person = 'nova' | 'member';

/** Proves somebody in a window of the provider, which asks again after a conflict alone. */
const inWindow = (provider: string) => {
  const way = new RegExp(`^.?${provider}`);
  return { prove: (visit: ElementVisit, person: Person) => choose(visit, way, person === 'nova' ? /Nova Lindqvist/ : /Maren Holt/), again: (visit: ElementVisit) => comeBack(visit, way) };
};

/** Proves somebody by name and password, in the element's own frame. */
const byPassword = (provider: string, host: string) => {
  const prove = async (visit: ElementVisit, person: Person): Promise<void> => {
    if (await visit.screen.locator('input[name=username]').count() === 0) await visit.screen.getByRole('button', { name: provider }).press('Enter');
    await give(visit, person === 'nova' ? `nova@${host}` : 'member@footlight.test');
  };
  return { prove, again: prove };
};

const providers = [
  { provider: 'Opin', call: 'loginWithOpin', ...inWindow('Opin') },
  { provider: 'Partner', call: 'exchangePartnerToken', ...inWindow('Partner') },
  { provider: 'PBR', call: 'loginWithPbr', ...byPassword('PBR', 'pbr.test') },
  { provider: 'SPTV', call: 'loginWithSptv', ...byPassword('SPTV', 'sptv.test') },
] as const;

for (const { provider, call, prove, again } of providers) {
  for (const storage of storages) {
    test(`${provider}, storage ${storage}: failing, a conflict, in and out`, async ({ page, viewerPage, platform }) => {
      const visit = await openSignIn(storage === 'works' ? viewerPage : page, platform);
      const { screen } = visit;
      await showAll(visit);

      await switchesOf(platform).fault({ call, status: 502, count: 1 });
      await prove(visit, 'member');
      await expect(screen.getByRole('alert')).toContainText('Sorry, something went wrong');

      await again(visit, 'member');
      await expect(screen.getByRole('heading', { name: 'This account cannot be linked' })).toBeFocused();
      await screen.getByRole('button', { name: storage === 'works' ? 'Continue' : 'Sign out' }).press('Enter');

      await prove(visit, 'nova');
      await finish(screen, sports);
      await expect(screen.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeVisible();
      await leave(visit);
    });
  }
}
