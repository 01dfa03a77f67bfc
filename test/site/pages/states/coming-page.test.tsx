import { expect, it } from 'vitest';
import { ComingPage } from '../../../../src/site/pages/states/coming-page.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen } from '../../../support/render.tsx';

it('says what will be there, and leads home and to what is near it', () => {
  const site = fakeSite('/purchase');
  render(site.within(<ComingPage coming={{ titleKey: 'seePlans', leadKey: 'paymentSecure', near: [{ to: { name: 'purchase' }, labelKey: 'seePlans' }] }} />));
  expect(screen.getByRole('heading', { level: 1, name: 'See plans' })).toBeTruthy();
  expect(screen.getByText(/Come back soon\.$/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/purchase']);
});
