import { expect, test } from 'vitest';
import { LicenceRedirectPage } from '../../../../src/site/pages/payment/licence-redirect-page.tsx';
import { guest, member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { act, render, waitFor } from '../../../support/render.tsx';

const child = { ...member, profileType: 'child' } as const;

/** @source spec 2 §2 "External licence redirect page: reads extraParams and code from the query, has no visible UI and only redirects" */
test.each([
  ['a guest', guest, '', '/login?entryPage=%2Fpurchase'],
  ['a guest with a code', guest, '?code=c1', '/login?entryPage=%2Fpurchase&code=c1'],
  ['a guest with what the provider is told', guest, '?extraParams=login_hint%3Da%26display%3Dpage', '/login?entryPage=%2Fpurchase&extraParams=login_hint%3Da%26display%3Dpage'],
  ['a guest with both, the licences and the way back', guest, '?code=c1&extraParams=a%3Db&licences=pass%20plus&from=%2Fvideo%2F1001', '/login?entryPage=%2Fpurchase&licences=pass%20plus&from=%2Fvideo%2F1001&code=c1&extraParams=a%3Db'],
  ['a guest, but to no other site', guest, '?code=c1&from=https%3A%2F%2Fevil.test', '/login?entryPage=%2Fpurchase&code=c1'],
  ['a member', member, '?code=c1&extraParams=a%3Db', '/purchase'],
  ['a member, to the licences that are named and back', member, '?licences=pass%20plus&from=%2Fvideo%2F1001&code=c1', '/purchase?licences=pass%20plus&from=%2Fvideo%2F1001'],
  ['a child, to the page that says whom to ask', child, '?code=c1', '/purchase'],
] as const)('%s is led on in the place of this page, and sees nothing of it', async (_case, viewer, query, address) => {
  const site = fakeSite(`/licence-redirect${query}`, { viewer });
  const { container } = render(site.within(<LicenceRedirectPage {...site.props} />));
  await waitFor(() => expect(site.navigator.visit).toHaveBeenCalledWith(address, { replace: true }));
  expect(container.textContent).toBe('');
});

test('nobody is led on before it is known who is there', async () => {
  const site = fakeSite('/licence-redirect?code=c1');
  site.viewer.value = undefined;
  const { container } = render(site.within(<LicenceRedirectPage {...site.props} />));
  expect([site.navigator.visit.mock.calls, container.textContent]).toEqual([[], '']);
  act(() => { site.viewer.value = guest; });
  await waitFor(() => expect(site.navigator.visit).toHaveBeenCalledWith('/login?entryPage=%2Fpurchase&code=c1', { replace: true }));
  expect(site.navigator.visit).toHaveBeenCalledTimes(1);
});
