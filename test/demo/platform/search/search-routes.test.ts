import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

interface Page { hits: { id: string; title: string; type: string }[]; totalHits: number; totalPages: number; page: number }
interface Found { liveEvents: Page; vodVideos: Page; vodPlaylists: Page; correctedQuery?: string; facets: { id: string; values: { id: string; text: string; count: number }[] }[] }

async function ask(realm: TestRealm, query: Record<string, string>, language = 'en', path = ''): Promise<{ status: number; body: Found }> {
  const { authorisationToken: token } = await platform.guest(realm);
  const reply = await platform.ask({ realm, token, path: `/api/v1/content-search${path}?${new URLSearchParams(query).toString()}`, headers: { 'accept-language': language } });
  return reply as { status: number; body: Found };
}
const titles = ({ liveEvents, vodVideos, vodPlaylists }: Found): string[] => [...vodVideos.hits, ...liveEvents.hits, ...vodPlaylists.hits].map(({ title }) => title);
const total = ({ liveEvents, vodVideos, vodPlaylists }: Found): number => liveEvents.totalHits + vodVideos.totalHits + vodPlaylists.totalHits;

describe('words', () => {
  test.each([
    ['arena', 'en', 'northgate', 'Northgate'], ['arena', 'en', 'NORTHG', 'Northgate'], ['arena', 'en', 'nortgate', 'Northgate'], ['arena', 'en', 'nothrgate', 'Northgate'],
    ['arena', 'es', 'rincon', 'Los del rincón'], ['arena', 'es', 'RINCÓN', 'Los del rincón'], ['arena', 'es', 'corner men', 'Los del rincón'],
    ['cinema', 'ar', 'مكتب الليل', 'مكتب الليل'], ['cinema', 'ar', 'ليل', 'مكتب الليل'], ['cinema', 'ar', 'مَكتـَب', 'مكتب الليل'], ['cinema', 'ar', 'مكتت الليل', 'مكتب الليل'],
    ['cinema', 'ar', 'night bureau', 'مكتب الليل'], ['cinema', 'en', 'مكتب', 'The Night Bureau'],
  ] as const)('%s, in %s: “%s” finds %s', async (realm, language, query, title) => {
    const { body } = await ask(realm, { query, rpp: '50' }, language);
    expect(titles(body).some((each) => each.includes(title)), titles(body).join(', ')).toBe(true);
  });

  test('say what was searched for instead of a slip, and nothing where there was none', async () => {
    expect([(await ask('arena', { query: 'nortgate' })).body.correctedQuery, (await ask('arena', { query: 'northgate' })).body.correctedQuery]).toEqual(['northgate', undefined]);
  });

  test('a title that is called just so comes first', async () => {
    const { body } = await ask('cinema', { query: 'harbour street' });
    expect(body.vodPlaylists.hits[0]?.title).toBe('Harbour Street');
  });

  test.each([
    `'`, `"`, `''; drop table content_items; --`, '%', '100%', '_', '\\', `a' | 'b`, '!', '& | ! ( ) <-> :*', ':*', `'north':*A`, '<script>alert(1)</script>', '😀', '🏆🏆 northgate', 'e\u0301', '\u202E', '   ', '-', '.', 'ﷺ',
    'x'.repeat(5000), 'word '.repeat(900), '"'.repeat(300),
  ])('are any text: %j', async (query) => {
    expect(await ask('arena', { query })).toMatchObject({ status: 200, body: { liveEvents: { page: 1 } } });
    expect((await ask('arena', { query }, 'en', '/suggestions')).status).toBe(200);
  });

  test('none are everything, by kind', async () => {
    const { body } = await ask('arena', {});
    expect([body.liveEvents, body.vodVideos, body.vodPlaylists].map(({ hits, totalHits }) => hits.length > 0 && totalHits >= hits.length)).toEqual([true, true, true]);
  });

  test('nobody uses find nothing, in no kind', async () => {
    expect(total((await ask('arena', { query: 'zzqxvw' })).body)).toBe(0);
  });
});

describe('the name of a genre', () => {
  test.each([
    ['arena', 'en', 'Football', 'football'], ['arena', 'en', 'footb', 'football'], ['arena', 'es', 'fútbol', 'football'], ['arena', 'es', 'futbol', 'football'], ['arena', 'es', 'athletics', 'athletics'],
    ['arena-pt', 'pt', 'ténis', 'tennis'], ['cinema', 'en', 'documentary', 'documentary'], ['cinema', 'en', 'documentaries', 'documentary'], ['cinema', 'en', 'drama', 'drama'],
    ['cinema', 'en', 'documentray', 'documentary'], ['cinema', 'en', 'science fiction', 'science-fiction'],
    ['cinema', 'ar', 'وثائقي', 'documentary'], ['cinema', 'ar', 'الوثائقي', 'documentary'], ['cinema', 'ar', 'خيال علمي', 'science-fiction'], ['cinema', 'ar', 'drama', 'drama'],
  ] as const)('%s, in %s: “%s” finds every title of %s', async (realm, language, query, genre) => {
    const ids = async (asked: Record<string, string>) => {
      const { body } = await ask(realm, { ...asked, rpp: '100' }, language);
      return [body.liveEvents, body.vodVideos, body.vodPlaylists].flatMap(({ hits }) => hits.map(({ id }) => id));
    };
    const all = await ids({ facet: `genre:${genre}` });
    expect(all.length).toBeGreaterThan(0);
    expect(await ids({ query })).toEqual(expect.arrayContaining(all));
  });

  test('with a word beside it finds the titles of the genre with that word', async () => {
    const { body } = await ask('cinema', { query: 'harbour drama', rpp: '100' });
    expect(total(body)).toBeGreaterThan(0);
    expect(total(body)).toBeLessThan(total((await ask('cinema', { query: 'drama' })).body));
  });

  test('of two letters is none yet', async () => {
    expect(total((await ask('cinema', { query: 'dr' })).body)).toBeLessThan(total((await ask('cinema', { query: 'dra' })).body));
  });
});

describe('results', () => {
  test('come page by page, each title once', async () => {
    const all = (await ask('arena', { query: 'the', rpp: '100' })).body.vodVideos;
    const pages: string[] = [];
    for (let page = 1; page <= Math.ceil(all.totalHits / 5); page += 1) pages.push(...(await ask('arena', { query: 'the', rpp: '5', page: String(page), kind: 'vodVideos' })).body.vodVideos.hits.map(({ id }) => id));
    expect(pages.slice(0, 100)).toEqual(all.hits.map(({ id }) => id));
  });

  test('of one kind alone say how many the others have', async () => {
    const { body } = await ask('arena', { kind: 'vodVideos' });
    expect([body.liveEvents.hits.length, body.liveEvents.totalHits > 0]).toEqual([0, true]);
  });

  test('have as many titles of a facet’s value as it says', async () => {
    const { body } = await ask('arena', {});
    const genre = body.facets.find(({ id }) => id === 'genre')?.values[0];
    expect(total((await ask('arena', { facet: `genre:${genre?.id}` })).body)).toBe(genre?.count);
    const decade = body.facets.find(({ id }) => id === 'decade')?.values[0];
    expect(total((await ask('arena', { facet: `decade:${decade?.id}` })).body)).toBe(decade?.count);
    expect(total((await ask('arena', { facet: 'kind:liveEvents' })).body)).toBe(body.liveEvents.totalHits);
  });

  test('are narrowed by nothing that is no facet', async () => {
    expect(total((await ask('arena', { facet: `constructor:x nowhere:y genre: '` })).body)).toBe(total((await ask('arena', {})).body));
  });

  test('are sorted both ways', async () => {
    const sorted = async (sortDirection: string) => (await ask('cinema', { sort: 'title', sortDirection, rpp: '100' })).body.vodPlaylists.hits.map(({ id }) => id);
    expect((await sorted('DESC')).toReversed()).toEqual(await sorted('ASC'));
  });

  test('leave out what a tenant hides in the viewer’s country', async () => {
    const levels = async (realm: TestRealm) => new Set((await ask(realm, { rpp: '100' })).body.vodVideos.hits.map((hit) => (hit as unknown as { accessLevel: string }).accessLevel));
    expect([(await levels('arena')).has('GEOBLOCKED'), (await levels('arena-pt')).has('GEOBLOCKED')]).toEqual([true, false]);
  });

  test.each([{ page: '0' }, { rpp: '101' }, { kind: 'nothing' }, { sortDirection: 'SIDEWAYS' }, { query: '\u0000' }])('refuse %o', async (query) => {
    expect(await ask('arena', query as unknown as Record<string, string>)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

describe('suggestions', () => {
  const texts = async (query: string, language = 'en') => ((await ask('arena', { query, rpp: '5' }, language, '/suggestions')).body as unknown as { suggestions: { text: string }[] }).suggestions.map(({ text }) => text);

  test('are titles that begin so first, each once', async () => {
    const found = await texts('nor');
    expect([found.length > 0, new Set(found).size, found[0]?.toLowerCase().startsWith('nor') || found.every((text) => !text.toLowerCase().startsWith('nor'))]).toEqual([true, found.length, true]);
  });

  test.each([['en', 'footb', 'Football'], ['es', 'fútb', 'Fútbol']])('are genres first: in %s “%s” may become %s', async (language, query, genre) => {
    expect((await texts(query, language))[0]).toBe(genre);
  });

  test('are in the viewer’s language, and none for nothing', async () => {
    expect([(await texts('rinc', 'es')).some((text) => text.includes('rincón')), await texts('  ')]).toEqual([true, []]);
  });
});
