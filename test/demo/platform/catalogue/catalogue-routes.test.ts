import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const member = async () => (await platform.signIn('cinema', 'member')).authorisationToken;

describe('rows and pages', () => {
  test('unknown ones are named', async () => {
    const token = await member();
    expect(await platform.ask({ token, path: '/api/v1/bucket/none' })).toMatchObject({ status: 404, body: { code: 'bucket-not-found' } });
    expect(await platform.ask({ token, path: '/api/v1/view?type=home&id=none' })).toMatchObject({ status: 404, body: { code: 'view-not-found' } });
    expect(await platform.ask({ token, path: '/api/v1/bucket/featured?lastSeen=none' })).toMatchObject({ status: 400, body: { details: { field: 'lastSeen' } } });
    expect(await platform.ask({ token, path: '/api/v1/bucket/featured?resultPerPage=0' })).toMatchObject({ status: 400, body: { details: { field: 'resultPerPage' } } });
  });

  test.each([
    ['the page that it is on', 'featured', 'home', 200], ['another page', 'featured', 'films', 400], ['no page of the tenant', 'featured', 'nope', 400],
    ['a page, for a row of no page', 'like-1001', 'home', 400], ['no page', 'like-1001', undefined, 200],
  ])('a row is asked for on %s', async (_place, bucketId, section, status) => {
    const reply = await platform.ask({ token: await member(), path: `/api/v1/bucket/${bucketId}${section === undefined ? '' : `?section=${section}`}` });
    expect([reply.status, (reply.body as { code?: string }).code]).toEqual([status, status === 400 ? 'bucket-not-in-section' : undefined]);
  });

  test('speak the viewer’s language where the tenant has it', async () => {
    const token = await member();
    const titleIn = async (language: string) => ((await platform.ask({ token, path: '/api/v1/view?type=home&id=home', headers: { 'accept-language': language } })).body as { title: string }).title;
    expect([await titleIn('ar-EG, en;q=0.5'), await titleIn('es'), await titleIn('fr;q=0.9, en;q=0.1')]).toEqual(['الرئيسية', 'Home', 'Home']);
  });

  test('cards say whether they may be kept or listed, and which channel of the guide they are', async () => {
    const cards = async (path: string) => ((await platform.ask({ token: await member(), path: `/api/v1/bucket/${path}` })).body as { contentList: Record<string, unknown>[] }).contentList;
    const [kept, listed] = await cards('whole-shelf?lastSeen=7100&resultPerPage=2');
    expect([kept!.favouriteDisabled, kept!.watchlistDisabled, listed!.favouriteDisabled, listed!.watchlistDisabled]).toEqual([true, undefined, undefined, true]);
    expect((await cards('guide?resultPerPage=25')).map(({ id, epgId }) => `${String(id)} ${String(epgId)}`).slice(3, 5)).toEqual(['3004 ch-4', '3050 ch-50']);
  });

  test('a member who stopped in the middle finds the row to go on', async () => {
    const rowsFor = async (token: string) => ((await platform.ask({ token, path: '/api/v1/view?type=home&id=home' })).body as { elements: { attributes: { type?: string } }[] })
      .elements.map((element) => element.attributes.type);
    expect(await rowsFor((await platform.signIn('cinema', 'resume')).authorisationToken)).toContain('CONTINUE_WATCHING');
    expect(await rowsFor((await platform.guest('cinema')).authorisationToken)).not.toContain('CONTINUE_WATCHING');
  });

  describe('titles that are not shown in the viewer’s country', () => {
    interface Row { contentList: { id: string; accessLevel: string }[]; paging: { moreDataAvailable: boolean; lastSeen?: string } }
    type Query = Record<string, string>;
    const page = async (realm: TestRealm, bucketId: string, query: Query, token: string) =>
      (await platform.ask({ realm, token, path: `/api/v1/bucket/${bucketId}?${new URLSearchParams(query).toString()}` })).body as Row;

    /** Every page of a row, as its reader goes on. */
    async function pagesOf(realm: TestRealm, bucketId: string, query: Query): Promise<Row[]> {
      const { authorisationToken: token } = await platform.guest(realm);
      const pages = [await page(realm, bucketId, query, token)];
      for (let last = pages[0]; last?.paging.moreDataAvailable && last.paging.lastSeen; last = pages.at(-1)) pages.push(await page(realm, bucketId, { ...query, lastSeen: last.paging.lastSeen }, token));
      return pages;
    }
    const levelsOf = (pages: Row[]) => new Set(pages.flatMap(({ contentList }) => contentList.map(({ accessLevel }) => accessLevel)));
    const shelf = 'grid-all';

    test.each([
      ['cinema', {}, true], ['cinema', { displayGeoblocked: 'true' }, true], ['cinema', { displayGeoblocked: 'false' }, false],
      ['arena-pt', {}, false], ['arena-pt', { displayGeoblocked: 'true' }, true],
    ] as const)('%s, asked with %o, has them in a row: %s', async (realm, query, shown) => {
      expect(levelsOf(await pagesOf(realm, shelf, { ...query, resultPerPage: '100' })).has('GEOBLOCKED')).toBe(shown);
    });

    test('leave no page short or empty, and none out that may be watched', async () => {
      const whole = await pagesOf('cinema', shelf, { resultPerPage: '100' });
      const shown = whole.flatMap(({ contentList }) => contentList).filter(({ accessLevel }) => accessLevel !== 'GEOBLOCKED').map(({ id }) => id);
      const pages = await pagesOf('cinema', shelf, { displayGeoblocked: 'false', resultPerPage: '1' });
      expect(pages.map(({ contentList }) => contentList.length)).toEqual(shown.map(() => 1));
      expect(pages.flatMap(({ contentList }) => contentList.map(({ id }) => id))).toEqual(shown);
    });

    test.each([['arena', true], ['arena-pt', false]] as const)('%s has them on its pages: %s', async (realm, shown) => {
      const { authorisationToken: token } = await platform.guest(realm);
      const pages = await Promise.all(['type=home&id=home', 'type=section&id=highlights', 'type=section&id=browse'].map(async (which) => (await platform.ask({ realm, token, path: `/api/v1/view?${which}` })).body));
      expect(JSON.stringify(pages).includes('"GEOBLOCKED"')).toBe(shown);
    });
  });

  test.each(['arena', 'cinema'] as const)('%s has sixty titles and more of at least ten kinds', async (realm) => {
    const { contentItems } = await import('../../../../demo/platform/db/tables/catalogue-tables.ts');
    const { eq } = await import('drizzle-orm');
    const rows = await platform.running.context.db.select({ type: contentItems.type, channel: contentItems.channelId }).from(contentItems).where(eq(contentItems.realm, realm));
    expect(rows.filter((row) => row.channel === null).length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map((row) => row.type)).size).toBeGreaterThanOrEqual(10);
  });
});
