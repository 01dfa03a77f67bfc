import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { choose, comeBack, leave, openSignIn, showAll, storages } from './element-visit.ts';

/**
 * In the element on a partner's page: a provider that cannot be asked, one that fails, an account that conflicts, and one that is linked.
 *
 * @source spec 3 §2 "Account-linking screen after social signup", §4 "Social login", §8 "Social login failure"; design/identity.md 6
 */
/** `forgets`: it asks who it is each time. The others name whoever is signed in there, but ask after a conflict. */
const providers = [
  { provider: 'Google', begins: 'readAuthUri', exchanges: 'loginWithGoogle', isFeatured: true },
  { provider: 'Facebook', begins: 'readAuthUri', exchanges: 'loginWithFacebook', isFeatured: true, forgets: true },
  { provider: 'Apple', begins: 'readAuthUri', exchanges: 'loginWithApple', isFeatured: true },
  { provider: 'Company account', begins: 'readAuthUri', exchanges: 'exchangeGenericOauthCode', isFeatured: false },
  { provider: 'OpenID', begins: 'readOpenIdAuthUri', exchanges: 'exchangeOpenIdCode', isFeatured: false },
] satisfies { provider: string; begins: string; exchanges: string; isFeatured: boolean; forgets?: true }[];

for (const { provider, begins, exchanges, isFeatured, forgets } of providers) {
  for (const storage of storages) {
    test(`${provider}, storage ${storage}: away, failing, a conflict, linked to an account, and in by it again`, async ({ page, viewerPage, platform }) => {
      const visit = await openSignIn(storage === 'works' ? viewerPage : page, platform);
      const { screen } = visit;
      const switches = switchesOf(platform);
      // After a sign-out another button offers to sign out of the provider too.
      const way = new RegExp(`^(?!Also ).*${provider}`);
      const again = (person: RegExp) => (forgets ? choose(visit, way, person) : comeBack(visit, way));
      const windows = visit.page.context().pages().length;
      if (!isFeatured) await showAll(visit);

      await switches.fault({ call: begins, status: 503, count: 1 });
      await screen.getByRole('button', { name: way }).press('Enter');
      await expect(screen.getByRole('alert')).toHaveText('Sorry, something went wrong');
      await expect.poll(() => visit.page.context().pages().length, 'the window that was opened for it is closed').toBe(windows);

      await switches.fault({ call: exchanges, status: 502, count: 1 });
      await choose(visit, way, /Maren Holt/);
      await expect(screen.getByRole('alert')).toHaveText('Sorry, something went wrong');

      await again(/Maren Holt/);
      // Facebook proves no e-mail: whose it is comes out when an account is made for it.
      if (provider === 'Facebook') await screen.getByRole('button', { name: 'Skip and make a new account' }).press('Enter');
      await expect(screen.getByRole('heading', { name: 'This account cannot be linked' })).toBeFocused();
      await screen.getByRole('button', { name: storage === 'works' ? 'Continue' : 'Sign out' }).press('Enter');

      await choose(visit, way, /Nova Lindqvist/);
      // Apple tells a name at the first sign-in alone.
      await expect(screen.getByRole('heading', { name: provider === 'Apple' ? /^Welcome/ : 'Welcome, Nova Lindqvist' })).toBeFocused();
      await fill(screen.locator('input[name=username]'), 'buyer@footlight.test');
      await fill(screen.locator('input[name=password]'), 'wrong');
      await screen.getByRole('button', { name: 'Link and sign in' }).press('Enter');
      await expect(screen.getByRole('alert')).toContainText('do not match');
      await fill(screen.locator('input[name=password]'), 'footlight');
      await screen.getByRole('button', { name: 'Link and sign in' }).press('Enter');
      await expect(screen.getByRole('heading', { name: 'Welcome, Tomas Brandt' })).toBeFocused();

      await leave(visit);
      if (!isFeatured) await showAll(visit);
      await again(/Nova Lindqvist/);
      await expect(screen.getByRole('heading', { name: 'Welcome, Tomas Brandt' })).toBeVisible();
      await leave(visit);
    });
  }
}
