import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { SearchView } from '../../../src/features/search/search-view.tsx';
import type { Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';
import { settled } from '../../support/settled.ts';

const northgate = recorded('searchContent', 'guest: northgate');
const nothing = recorded('searchContent', 'guest: nothing found');
const nor = recorded('readSearchSuggestions', 'guest: nor');
const emit = vi.fn(() => true);
beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  emit.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function draw(answers: Answers = {}, query?: string) {
  const runtime = fakeRuntime({ answers: { searchContent: northgate, readSearchSuggestions: nor, ...answers } });
  render(<SearchView query={query} emit={emit} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup(), field: () => screen.getByRole('combobox', { name: 'What are you looking for?' }) };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('shows results by kind with their totals, and announces how many there are', async () => {
  draw({}, 'northgate');
  expect(await screen.findByRole('region', { name: 'Videos' })).toBeTruthy();
  const total = northgate.liveEvents.totalHits + northgate.vodVideos.totalHits + northgate.vodPlaylists.totalHits;
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(`Results for “northgate”: ${total}`);
  expect(screen.getByRole('heading', { level: 2, name: `Videos ${northgate.vodVideos.totalHits}` })).toBeTruthy();
  expect(emit).toHaveBeenCalledWith('results-loaded', { query: 'northgate', total });
});

it('appends the next page of one kind', async () => {
  const { user } = draw({ searchContent: ({ page }: { page: number }) => recorded('searchContent', page > 1 ? 'guest: northgate, more videos' : 'guest: northgate') }, 'northgate');
  const videos = within(await screen.findByRole('region', { name: 'Videos' }));
  const before = videos.getAllByRole('listitem').length;
  await user.click(videos.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(videos.getAllByRole('listitem').length).toBeGreaterThan(before));
});

it('says what it searched for instead of a slip', async () => {
  draw({ searchContent: recorded('searchContent', 'guest: with a slip') }, 'nortgate');
  await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('Nothing is called “nortgate”. Results for “northgate”'))).toBe(true));
});

it('helps on where nothing was found', async () => {
  draw({ searchContent: ({ query }: { query: string }) => (query === '' ? recorded('searchContent', 'guest: everything') : nothing) }, 'zzqxvw');
  expect((await screen.findAllByText('Nothing found for “zzqxvw”')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Find something to watch' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Meanwhile, have a look at these' })).toBeTruthy();
});

it('a failure is said, and tried again', async () => {
  let works = false;
  const { user } = draw({ searchContent: () => (works ? northgate : Promise.reject(platformFault('searchContent', 503))) });
  expect(await screen.findByText('The search did not work.')).toBeTruthy();
  expect(emit).toHaveBeenCalledWith('load-failed', expect.anything());
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Videos' })).toBeTruthy();
});

it('goes on by itself when the connection is back', async () => {
  let works = false;
  draw({ searchContent: () => (works ? northgate : Promise.reject(new ApiError('unreachable', 'searchContent'))) });
  expect(await screen.findByText('You are offline. The search goes on as soon as you are back.')).toBeTruthy();
  works = true;
  dispatchEvent(new Event('online'));
  expect(await screen.findByRole('region', { name: 'Videos' })).toBeTruthy();
});

it('tries once more where the connection is a moment later than its announcement', async () => {
  let asked = 0;
  draw({ searchContent: () => ((asked += 1) > 2 ? northgate : Promise.reject(new ApiError('unreachable', 'searchContent'))) });
  expect(await screen.findByText('You are offline. The search goes on as soon as you are back.')).toBeTruthy();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dispatchEvent(new Event('online'));
  await settled();
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(asked).toBe(3);
  expect(await screen.findByRole('region', { name: 'Videos' })).toBeTruthy();
});

it('one panel is open at a time, and a pressed order turns round', async () => {
  const { user, runtime } = draw({}, 'northgate');
  const filters = await screen.findByRole('button', { name: 'Filters' });
  await user.click(filters);
  expect(filters.getAttribute('aria-expanded')).toBe('true');
  const sort = screen.getByRole('button', { name: 'Sort' });
  await user.click(sort);
  expect([filters.getAttribute('aria-expanded'), sort.getAttribute('aria-expanded')]).toEqual(['false', 'true']);
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await user.click(screen.getByRole('button', { name: /^Title/ }));
  await user.click(screen.getByRole('button', { name: 'Relevance' }));
  await waitFor(() => expect((runtime.inputsOf('searchContent') as { sort?: string; sortDirection?: string }[]).map(({ sort: by, sortDirection }) => [by, sortDirection]))
    .toEqual([[undefined, undefined], ['title', 'ASC'], ['title', 'DESC'], [undefined, undefined]]));
});

it('suggests as one types; arrows choose, Enter searches, Escape closes and then empties', async () => {
  const { user, field, runtime } = draw();
  await user.type(field(), 'nor');
  await waitFor(() => expect(options()).toEqual(nor.suggestions.map(({ text }) => text)));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect([chosen.textContent, field().getAttribute('aria-activedescendant')]).toEqual([nor.suggestions[1]?.text, chosen.id]);
  await user.keyboard('{Escape}');
  expect([field().getAttribute('aria-expanded'), (field() as HTMLInputElement).value]).toEqual(['false', 'nor']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(runtime.inputsOf('searchContent').at(-1)).toMatchObject({ query: nor.suggestions[0]?.text }));
  await user.keyboard('{Escape}{Escape}');
  expect((field() as HTMLInputElement).value).toBe('');
});

it('keeps what was searched for lately, and forgets it on demand', async () => {
  const { user, field } = draw();
  await user.type(field(), 'ring{Enter}');
  await user.clear(field());
  await user.type(field(), 'goal{Enter}');
  await user.clear(field());
  await user.click(field());
  await waitFor(() => expect(options()).toEqual(['goal', 'ring']));
  expect(JSON.parse(localStorage.getItem('footlight.searches.arena') ?? '')).toEqual(['goal', 'ring']);
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect([options(), Object.keys(localStorage)]).toEqual([[], []]);
});

it('lasts without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new DOMException('refused', 'SecurityError'); });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('refused', 'SecurityError'); });
  const { user, field } = draw();
  await user.type(field(), 'ring{Enter}');
  await user.clear(field());
  await user.click(field());
  await waitFor(() => expect(options()).toEqual(['ring']));
});

it('takes text as text', async () => {
  draw({ readSearchSuggestions: nor }, '<b>"100%"</b>');
  await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('<b>"100%"</b>'))).toBe(true));
  expect(document.querySelector('b')).toBeNull();
});
