import { expect, test } from 'vitest';
import { ImpersonationBanner } from '../../../../src/site/shell/impersonation/impersonation-banner.tsx';
import { member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen, userEvent } from '../../../support/render.tsx';

test('says whose name is used, and ends it by a press', async () => {
  const site = fakeSite('/home', { viewer: { ...member, displayName: '<b>Ada</b>' } });
  render(site.within(<ImpersonationBanner runtime={site.props.runtime} />));
  expect(screen.getByText('You are acting as <b>Ada</b>. What you do here is on record.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(site.session.signOut).toHaveBeenCalledOnce();
});
