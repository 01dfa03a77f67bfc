import { expect, it } from 'vitest';
import { comingPageOf } from '../../../../src/rules/realm/coming-page.ts';
import { ComingPage } from '../../../../src/site/pages/states/coming-page.tsx';
import { fakeSite, locationAt } from '../../../support/fake-site.tsx';
import { render, screen } from '../../../support/render.tsx';

it('says what will be there, and leads home and to what is near it', () => {
  const site = fakeSite('/payment-authorization');
  render(site.within(<ComingPage coming={comingPageOf(locationAt('/payment-authorization').match!)!} />));
  expect(screen.getByRole('heading', { level: 1, name: 'Your payment' })).toBeTruthy();
  expect(screen.getByText(/^Here you will see how a payment went, and change how you pay\. Come back soon\.$/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/purchase']);
});
