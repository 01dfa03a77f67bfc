import { expect, it } from 'vitest';
import { ViewPage } from '../../../src/site/pages/view-page.tsx';
import { fakeSite } from '../../support/fake-site.tsx';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, waitFor } from '../../support/render.tsx';

it.each(['/section/nowhere'])('%s is told to be no page, with a way home', async (address) => {
  const site = fakeSite(address, { answers: { readView: refused('readView', 'guest: no such page') } });
  render(site.within(<ViewPage {...site.props} />));
  await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address' });
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/home');
  await waitFor(() => expect(site.setTitle).toHaveBeenLastCalledWith('There is nothing at this address'));
});
