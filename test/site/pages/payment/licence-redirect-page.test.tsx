import { expect, test } from 'vitest';
import { LicenceRedirectPage } from '../../../../src/site/pages/payment/licence-redirect-page.tsx';
import { guest, member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, waitFor } from '../../../support/render.tsx';

test.each([
  ['a guest', guest, '/login?entryPage=%2Fpurchase&code=c1'],
  ['a member', member, '/purchase'],
] as const)('%s is led on in the place of this page, and sees nothing of it', async (_case, viewer, address) => {
  const site = fakeSite('/licence-redirect?code=c1', { viewer });
  const { container } = render(site.within(<LicenceRedirectPage {...site.props} />));
  await waitFor(() => expect(site.navigator.visit).toHaveBeenCalledWith(address, { replace: true }));
  expect(container.textContent).toBe('');
});
