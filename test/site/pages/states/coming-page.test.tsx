import { expect, it } from 'vitest';
import { comingPageOf } from '../../../../src/rules/realm/coming-page.ts';
import { ComingPage } from '../../../../src/site/pages/states/coming-page.tsx';
import { fakeSite, locationAt } from '../../../support/fake-site.tsx';
import { render, screen } from '../../../support/render.tsx';

it('says what will be there, and leads home and to what is near it', () => {
  const site = fakeSite('/gift');
  render(site.within(<ComingPage coming={comingPageOf(locationAt('/gift').match!)!} />));
  expect(screen.getByRole('heading', { level: 1, name: 'Gifts' })).toBeTruthy();
  expect(screen.getByText(/^Here you will give a plan to somebody, and redeem one that you were given\. Come back soon\.$/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/purchase']);
});
