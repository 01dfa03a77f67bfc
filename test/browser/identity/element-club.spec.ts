import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { give, leave, openSignIn, showAll, storages } from './element-visit.ts';

/**
 * In the element on a partner's page: the club account, whose password is typed here, from a wrong one to the unlinking.
 *
 * @source spec 3 §1 "GIGYA", §2 "Account-linking screen after social signup", §8 "Unlinking a provider"
 */
for (const storage of storages) {
  test(`the club account, storage ${storage}: wrong, away, two conflicts, linked, in by it again, and unlinked`, async ({ page, viewerPage, platform }) => {
    const visit = await openSignIn(storage === 'works' ? viewerPage : page, platform);
    const { screen } = visit;
    const way = screen.getByRole('button', { name: /Club account/ });
    const conflict = screen.getByRole('heading', { name: 'This account cannot be linked' });
    const greeting = screen.getByRole('heading', { name: 'Welcome, Tomas Brandt' });
    const openForm = async (): Promise<void> => {
      await showAll(visit);
      await way.press('Enter');
    };

    await test.step('what is wrong is said', async () => {
      await openForm();
      await give(visit, 'nova@cdc.test', 'wrong');
      await expect(screen.getByRole('alert')).toContainText('User name and password do not match');
      await switchesOf(platform).fault({ call: 'loginWithGigya', status: 502, count: 1 });
      await give(visit, 'nova@cdc.test');
      await expect(screen.getByRole('alert')).toContainText('Sorry, something went wrong');
    });

    await test.step('an e-mail that has an account here, and a login of two accounts there', async () => {
      for (const name of ['member@footlight.test', 'double@cdc.test']) {
        await give(visit, name);
        await expect(conflict).toBeFocused();
        await screen.getByRole('button', { name: 'Continue' }).press('Enter');
      }
    });

    await test.step('linked to the account of another password', async () => {
      await give(visit, 'nova@cdc.test');
      await expect(screen.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeFocused();
      await give(visit, 'buyer@footlight.test');
      await expect(greeting).toBeFocused();
      await leave(visit);
    });

    await test.step('in by it, and taken off the account, which signs out', async () => {
      await openForm();
      await give(visit, 'nova@cdc.test');
      await expect(greeting).toBeFocused();
      await screen.getByRole('link', { name: 'Linked accounts' }).press('Enter');
      await expect(screen.getByRole('heading', { name: 'Linked accounts' })).toBeFocused();
      await screen.getByRole('link', { name: 'Back' }).press('Enter');
      await expect(greeting).toBeFocused();
      await screen.getByRole('link', { name: 'Linked accounts' }).press('Enter');
      await screen.getByRole('button', { name: 'Unlink Club account' }).press('Enter');
      await screen.getByRole('button', { name: 'Unlink Club account and sign out' }).press('Enter');
      await expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
      await openForm();
      await give(visit, 'nova@cdc.test');
      await expect(screen.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeFocused();
    });
  });
}
