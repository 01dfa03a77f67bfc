// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keptPlaces, lengthIn } from '../../../src/site/navigator/kept-places.ts';
import { createRowOffsets } from '../../../src/site/navigator/row-offsets.ts';

/** A row that can be scrolled this far. */
function row(name: string, reachable = 2000): HTMLElement & { reachable: number } {
  const section = document.createElement('section');
  section.innerHTML = '<h2></h2><ul part="track"></ul>';
  const [heading, track] = [section.querySelector('h2')!, section.querySelector('ul')!];
  heading.textContent = name;
  heading.id = `row-${document.querySelectorAll('h2').length}`;
  track.setAttribute('aria-labelledby', heading.id);
  const made = Object.assign(track, { reachable });
  track.scrollTo = ((options: ScrollToOptions) => {
    const left = options.left ?? 0;
    track.scrollLeft = Math.sign(left) * Math.min(Math.abs(left), made.reachable);
    track.dispatchEvent(new Event('scroll'));
  }) as typeof track.scrollTo;
  document.body.append(section);
  return made;
}

const scrolled = (track: HTMLElement, left: number) => track.scrollTo({ left });

beforeEach(() => document.body.replaceChildren());

it('brings each row of a page back, also two of one name, and right to left', async () => {
  const offsets = createRowOffsets('home');
  scrolled(row('New'), 400);
  scrolled(row('New'), 800);
  scrolled(row('Old'), -300);
  offsets.enter('film');
  document.body.replaceChildren();
  scrolled(row('New'), 50);
  document.body.replaceChildren();
  offsets.restore('home');
  const rows = [row('New'), row('New'), row('Old'), row('Later')];
  await vi.waitFor(() => expect(rows.map((track) => track.scrollLeft)).toEqual([400, 800, -300, 0]));
});

it('goes on as the row grows, until the viewer moves it', async () => {
  const offsets = createRowOffsets('home');
  scrolled(row('New'), 1500);
  scrolled(row('Old'), 1500);
  document.body.replaceChildren();
  offsets.restore('home');
  const [fresh, old] = [row('New', 600), row('Old', 600)];
  await vi.waitFor(() => expect([fresh.scrollLeft, old.scrollLeft]).toEqual([600, 600]));
  old.dispatchEvent(new Event('wheel', { bubbles: true }));
  fresh.reachable = old.reachable = 2000;
  fresh.append(document.createElement('li'));
  await vi.waitFor(() => expect([fresh.scrollLeft, old.scrollLeft]).toEqual([1500, 600]));
});

it('a new page begins at the beginning of its rows', async () => {
  const offsets = createRowOffsets('home');
  scrolled(row('New'), 400);
  offsets.enter('film');
  document.body.replaceChildren();
  const track = row('New');
  await Promise.resolve();
  expect(track.scrollLeft).toBe(0);
});

it('places are kept while another site is visited', () => {
  const places = keptPlaces();
  places.scroll.set('home', 900);
  places.rows.set('home', { New: 400 });
  lengthIn(places.lengths, 'home', 'grid').keep(50);
  lengthIn(places.lengths, 'home', 'news').keep(24);
  dispatchEvent(new Event('pagehide'));
  expect(keptPlaces()).toEqual(places);
  expect([lengthIn(keptPlaces().lengths, 'home', 'grid').length(), lengthIn(places.lengths, 'film', 'grid').length()]).toEqual([50, 0]);
  sessionStorage.setItem('footlight.places', '{nonsense');
  expect(keptPlaces()).toEqual({ scroll: new Map(), rows: new Map(), lengths: new Map() });
});
