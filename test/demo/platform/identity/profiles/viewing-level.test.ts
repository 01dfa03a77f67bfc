import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { isShownAt } from '../../../../../demo/platform/identity/profiles/viewing-level.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const realm = 'cinema';
const found = async (token: string, query: string) => JSON.stringify((await platform.ask({ realm, token, path: `/api/v1/content-search?query=${encodeURIComponent(query)}` })).body);

test.each([['RESTRICTED', null, true], ['RESTRICTED', 'U', true], ['RESTRICTED', 'PG', true], ['RESTRICTED', '12', false], ['RESTRICTED', '15', false], ['RESTRICTED', 'unheard of', false], ['NON_RESTRICTED', '18', true]] as const)('%s and %s: %s', (level, rating, isShown) => {
  expect(isShownAt(level, rating)).toBe(isShown);
});

test('a restricted profile is shown no title for older viewers, and may not play one', async () => {
  const [first, adult] = [(await platform.signIn(realm, 'member')).authorisationToken, (await platform.signIn(realm, 'member')).authorisationToken];
  const made = (await platform.ask({ realm, token: first, path: '/api/v1/user/profiles', body: { name: 'Leo', type: 'child' } })).body as { id: string };
  const { authorisationToken: child } = (await platform.ask({ realm, token: first, path: `/api/v1/user/profiles/${made.id}/select`, body: {} })).body as { authorisationToken: string };
  const answer = (token: string, id: string) => platform.ask({ realm, token, path: `/api/v4/vod/${id}` });
  const ids = Array.from({ length: 12 }, (_, index) => String(1001 + index));
  const [seenByChild, seenByAdult] = [await Promise.all(ids.map((id) => answer(child, id))), await Promise.all(ids.map((id) => answer(adult, id)))];
  const hidden = seenByAdult.flatMap(({ body }, index) => ((body as { ageRating?: string } | undefined)?.ageRating === '12' ? [index] : []));
  expect(hidden.length).toBeGreaterThan(0);
  for (const index of hidden) expect(seenByChild[index]).toMatchObject({ status: 403, body: { code: 'title-restricted' } });
  const title = (seenByAdult[hidden[0]!]!.body as { title: string; id: string });
  expect(await found(adult, title.title)).toContain(`"${title.id}"`);
  expect(await found(child, title.title)).not.toContain(`"${title.id}"`);
});
