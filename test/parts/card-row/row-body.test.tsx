import { expect, it, vi } from 'vitest';
import { CardRow } from '../../../src/parts/card-row/card-row.tsx';
import { guest } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { itemsOf } from '../../support/items.ts';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

const bucketOf = (type: string, rowTypeData: object = {}) => ({ bucketId: 'b', name: 'Films', type, contentList: itemsOf(4, 1, { description: 'About it' }), paging: { moreDataAvailable: false }, rowTypeData });

function draw(type: string, look?: object, props: Partial<Parameters<typeof CardRow>[0]> = {}) {
  const runtime = fakeRuntime({ answers: { readBucket: ofNewerPlatform(bucketOf(type, look)), readGuide: () => new Promise(() => undefined) }, viewer: guest });
  render(<CardRow bucketId="b" emit={vi.fn(() => true)} {...props} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

it('a hero row shows one title at a time, under a name for ears', async () => {
  draw('HERO');
  await screen.findByRole('heading', { name: 'Film 1' });
  expect(screen.getByRole('group', { name: 'Films' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Film 2' })).toBeNull();
});

it('an inline row says what it is about and leads on by its buttons; one that leads off the site is no button', async () => {
  draw('BASE', { rowType: 'inline', description: 'All of them', primaryCta: { ctaText: 'Browse', link: '/browse' }, secondaryCta: { ctaText: 'Away', link: 'https://evil.example/' } });
  await screen.findByText('All of them');
  expect((await screen.findByRole('link', { name: 'Browse' })).getAttribute('href')).toBe('/browse');
  expect(screen.queryByText('Away')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Films' })).getAllByRole('link')).toHaveLength(4);
});

const cta = { ctaText: 'Browse', link: '/browse' };

it.each([
  ['a plain row', 'BASE', {}, '.fl-row__track'],
  ['a double row', 'BASE', { rowCount: 2 }, '.fl-row__track--lines'],
  ['a featured double row', 'BASE', { rowCount: 2, rowType: 'featured' }, '.fl-row__track--lines'],
  ['playlists', 'VOD_PLAYLIST', {}, '.fl-row-playlists'],
  ['a featured row of playlists', 'VOD_PLAYLIST', { rowType: 'featured' }, '.fl-row-playlists'],
  ['sections', 'SECTION_LINK', {}, '.fl-row-sections'],
  ['the guide', 'EPG', {}, '.fl-row-guide'],
])('%s has the picture, the words and the buttons that its data names', async (_, type, look, inner) => {
  draw(type, { ...look, description: 'All of them', textAlignment: 'end', primaryCta: cta, background: { imageUrl: 'http://x.test/a.svg', gradientSides: ['start', 'top'], animationType: 'zoom' } });
  expect((await screen.findByRole('link', { name: 'Browse' })).getAttribute('href')).toBe('/browse');
  const around = document.querySelector('.fl-row-featured--text-end.fl-row-featured--pictured')!;
  expect(around.querySelector(inner)).not.toBeNull();
  expect(around.querySelector('.fl-row-featured__picture--zoom')?.getAttribute('src')).toBe('http://x.test/a.svg');
  expect([...around.querySelectorAll('.fl-row-featured__gradient')].map((side) => side.className.split('--')[1])).toEqual(['start', 'top']);
  expect(screen.getAllByRole('heading', { name: 'Films' })).toHaveLength(1);
});

it('three lines are a double row, before its code has come as with it', async () => {
  draw('BASE', { rowCount: 3 });
  const list = await screen.findByRole('list', { name: 'Films' });
  expect(list.style.getPropertyValue('--fl-row-lines')).toBe('2');
});

it('a hero needs no adornment, and a name for ears stays so in one', async () => {
  draw('HERO', { textAlignment: 'center' });
  await screen.findByRole('heading', { name: 'Film 1' });
  expect(document.querySelector('.fl-row-featured')).toBeNull();
});

it('an adorned row that the page names is named for ears', async () => {
  draw('BASE', { primaryCta: cta }, { heading: 'none' });
  await screen.findByRole('link', { name: 'Browse' });
  expect(screen.getByRole('heading', { name: 'Films' }).querySelector('.fl-visually-hidden')).not.toBeNull();
});

it('a section row has names on its pictures and no small print', async () => {
  draw('SECTION_LINK');
  await screen.findByRole('list', { name: 'Films' });
  expect(document.querySelector('.fl-row-sections .fl-card--section')).not.toBeNull();
  expect(document.querySelector('.fl-card__meta')).toBeNull();
});

it('a highlight shows one title at length and the others to choose from', async () => {
  const { user } = draw('CONTENT_HIGHLIGHT');
  await screen.findByRole('heading', { level: 3, name: 'Film 1' });
  await user.click(screen.getByRole('button', { name: 'Show Film 3' }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Film 3');
});

it('a guide row keeps its place until the guide has come', async () => {
  const { runtime } = draw('EPG');
  await screen.findByRole('link', { name: 'Guide' });
  expect(document.querySelectorAll('.fl-row-guide__channel')).toHaveLength(4);
  await waitFor(() => expect(runtime.inputsOf('readGuide').length).toBeGreaterThan(0));
});

it('a double row has two lines, and the down key goes to the second', async () => {
  const { user } = draw('BASE', { rowCount: 2 });
  const list = await screen.findByRole('list', { name: 'Films' });
  expect(list.className).toContain('fl-row__track--lines');
  const links = within(list).getAllByRole('link');
  links[0]!.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(links[3]);
});

it('is named for ears alone where the page names it', async () => {
  draw('BASE', {}, { heading: 'none' });
  await screen.findByRole('list', { name: 'Films' });
  expect(screen.getByRole('heading', { name: 'Films' }).querySelector('.fl-visually-hidden')).not.toBeNull();
});
