import { expect, it } from 'vitest';
import { PreviewPage } from '../../../../src/site/pages/previews/preview-page.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { platformFault } from '../../../support/recorded-answers/platform-fault.ts';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const viewer = { who: 'member', id: 'viewer-1', displayName: 'Ada', profileType: 'adult' } as const;

function draw(address: string, answers: Record<string, unknown> = { readPreview: recorded('readPreview', 'team: everything') }, who: { who: 'guest' } | typeof viewer = viewer) {
  const site = fakeSite(address, { viewer: who, answers: answers as never });
  render(site.within(<PreviewPage {...site.props} />));
  return site;
}

it('a guest is asked to sign in, with the way back, and nothing is read', async () => {
  const site = draw('/_admin/navbar-preview', {}, { who: 'guest' });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login?from=%2F_admin%2Fnavbar-preview');
  expect(site.calls).toEqual([]);
});

it('a viewer is told kindly, with a way home', async () => {
  draw('/_admin/preview', { readPreview: refused('readPreview', 'member: not for viewers') });
  await screen.findByText('This page is for our team');
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/home');
});

it('the team finds every preview', async () => {
  draw('/_admin/preview');
  await screen.findByText('Only your team sees this page.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/_admin/404-preview', '/_admin/cancellation-promo-preview', '/_admin/composed-page-preview', '/_admin/navbar-preview', '/_admin/plugin-preview', '/_admin/section-preview',
  ]);
});

it.each([
  ['/_admin/404-preview', 'There is nothing at this address'],
  ['/_admin/cancellation-promo-preview', 'Before you go'],
  ['/_admin/navbar-preview', 'MOBILE-WEB'],
] as const)('%s shows what it is about', async (address, words) => {
  draw(address);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

it('the menus are drawn in every layout, the site’s own is named', async () => {
  draw('/_admin/navbar-preview');
  const drawings = await screen.findAllByRole('figure');
  expect(drawings.map((each) => each.querySelector('figcaption')!.textContent)).toEqual(['TOP · this site’s layout', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR']);
  expect(drawings.map((each) => each.querySelectorAll('li').length > 0)).toEqual([true, true, false, true]);
});

it('the promo changes nothing, and says so', async () => {
  draw('/_admin/cancellation-promo-preview');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancel anyway' }));
  await screen.findByText('This is a preview: nothing was changed.');
});

it('a page, a section and a plugin are picked in the address', async () => {
  const answers = { readPreview: recorded('readPreview', 'team: everything'), readView: recorded('readView', 'guest: home'), readPlugin: recorded('readPlugin', 'guest: a quiz') };
  const site = draw('/_admin/section-preview?query=section%2Fsecond', answers);
  await waitFor(() => expect(site.inputsOf('readView')).toEqual([expect.objectContaining({ type: 'section', id: 'second' })]));
  const composed = draw('/_admin/composed-page-preview?query=browse%2Fbrowse', answers);
  await waitFor(() => expect(composed.inputsOf('readView')).toEqual([expect.objectContaining({ type: 'browse', id: 'browse' })]));
  draw('/_admin/plugin-preview', answers);
  await screen.findByTitle('The five-minute quiz');
});

it('a failure can be tried again', async () => {
  let works = false;
  draw('/_admin/preview', { readPreview: () => (works ? recorded('readPreview', 'team: everything') : Promise.reject(platformFault('readPreview', 503))) });
  await screen.findByText('This page could not be loaded.');
  works = true;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Only your team sees this page.');
});
