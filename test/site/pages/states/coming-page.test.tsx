import { expect, it } from 'vitest';
import { comingPageOf } from '../../../../src/rules/realm/coming-page.ts';
import { ComingPage } from '../../../../src/site/pages/states/coming-page.tsx';
import { fakeSite, locationAt } from '../../../support/fake-site.tsx';
import { render, screen } from '../../../support/render.tsx';

it('says what will be there, and leads home and to what is near it', () => {
  const site = fakeSite('/account');
  render(site.within(<ComingPage coming={comingPageOf(locationAt('/account').match!)!} />));
  expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
  expect(screen.getByText(/^Your details, your plans and your payments will be here\. Come back soon\.$/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/purchase', '/mylist']);
});
