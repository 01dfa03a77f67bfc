import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { choose, leave, openSignIn, showAll, storages } from './element-visit.ts';
import { finish, sports } from './finish-step.ts';

/**
 * In the element on a partner's page: television operators, chosen here and asked in a window of their own.
 *
 * @source spec 3 §2 "Provider picker page", §4 "Adobe flow", §8 "Unlinking a provider"
 */
const providers = [
  { provider: 'TV operator', isFeatured: true, signsIn: 'loginWithOperator' },
  { provider: 'Primetime', isFeatured: false, signsIn: 'loginWithPrimetime' },
] as const;

for (const { provider, isFeatured, signsIn } of providers) {
  for (const storage of storages) {
    test(`${provider}, storage ${storage}: away, turned back, without rights, chosen again, in, and the last way in that stays`, async ({ page, viewerPage, platform }) => {
      const visit = await openSignIn(storage === 'works' ? viewerPage : page, platform);
      const { screen } = visit;
      const switches = switchesOf(platform);
      const greeting = screen.getByRole('heading', { name: 'Welcome, Kai Okafor' });
      const openPicker = async (): Promise<void> => {
        if (!isFeatured) await showAll(visit);
        await screen.getByRole('button', { name: new RegExp(provider) }).press('Enter');
      };

      await test.step('their list is away, and asked for again', async () => {
        await switches.fault({ call: 'readOperators', status: 502, count: 1 });
        await openPicker();
        await expect(screen.getByRole('alert')).toBeVisible();
        await screen.getByRole('button', { name: 'Try again' }).press('Enter');
        await expect(screen.getByRole('button', { name: /Nordlink/ })).toBeVisible();
      });

      await test.step('turned back, and without rights', async () => {
        await choose(visit, /Nordlink/, /Cancel/);
        await expect(screen.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();
        await choose(visit, /Kiosk TV/, /Kai Okafor/);
        await expect(screen.getByRole('alert')).toContainText('Your package with this operator does not include this service.');
        await screen.getByRole('link', { name: 'Choose another provider' }).press('Enter');
        await screen.getByRole('button', { name: new RegExp(provider) }).press('Enter');
      });

      await test.step('one that did not hold is chosen again, and signs in', async () => {
        await switches.fault({ call: signsIn, status: 412, count: 1 });
        await choose(visit, /Nordlink/, /Kai Okafor/);
        await expect(screen.getByRole('alert')).toBeVisible();
        await fill(screen.getByRole('searchbox', { name: 'Find your provider' }), 'harb');
        await choose(visit, /Harbour Broadband/, /Kai Okafor/);
        await finish(screen, { ...sports, name: 'Kai Okafor' });
        await expect(greeting).toBeVisible();
        await leave(visit);
      });

      await test.step('in at once the second time; the last way in is not taken off', async () => {
        await openPicker();
        await choose(visit, /Nordlink/, /Kai Okafor/);
        await expect(greeting).toBeVisible();
        await screen.getByRole('link', { name: 'Linked accounts' }).press('Enter');
        await screen.getByRole('button', { name: `Unlink ${provider}` }).press('Enter');
        await screen.getByRole('button', { name: `Unlink ${provider} and sign out` }).press('Enter');
        await expect(screen.getByRole('alert')).toContainText('only way');
      });
    });
  }
}
