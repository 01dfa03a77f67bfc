import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let member: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', method: 'POST', body: {} });
  member = (await platform.signIn('arena', 'member')).authorisationToken;
});

interface Told { reviews: { displayName: string; rating?: number; text: string; own?: boolean }[]; total: number; average?: number; pagingInfo: { lastSeen?: string; moreDataAvailable: boolean }; form?: { url: string; fields: { name: string }[] } }
const read = async (token: string, query = '', id = '1001', realm: 'arena' | 'cinema' = 'arena') => (await platform.ask({ realm, token, path: `/api/v1/reviews/${id}${query}` })).body as Told;
const post = (body: unknown, token = member, id = '1003') => platform.ask({ realm: 'arena', token, method: 'POST', path: `/api/v1/reviews/${id}`, body });
const whole = { username: 'Sam', rating: 4, text: 'Good.' };

test('reviews come page by page, each once, although one is written meanwhile', async () => {
  const first = await read(member);
  await post(whole, member, '1001');
  const second = await read(member, `?lastSeen=${encodeURIComponent(first.pagingInfo.lastSeen ?? '')}`);
  expect([first.reviews.length, first.total, first.pagingInfo.moreDataAvailable]).toEqual([10, 12, true]);
  expect([second.reviews.length, second.total, second.pagingInfo.moreDataAvailable]).toEqual([2, 13, false]);
});

test('who wrote one finds it first, with its mean, and another one takes its place', async () => {
  await post({ ...whole, text: 'Good <script>alert(1)</script>.' });
  expect(await read(member, '', '1003')).toMatchObject({ total: 1, average: 4, reviews: [{ displayName: 'Sam', text: 'Good <script>alert(1)</script>.', own: true }] });
  await post({ ...whole, rating: 2, text: 'Less good.' });
  expect(await read(member, '', '1003')).toMatchObject({ total: 1, average: 2, reviews: [{ text: 'Less good.' }] });
  const other = (await platform.signIn('arena', 'subscriber')).authorisationToken;
  expect((await read(other, '', '1003')).reviews[0]?.own).toBe(false);
});

test('the name is remembered for the next form', async () => {
  await post(whole);
  const { body } = await platform.ask({ realm: 'arena', token: member, path: '/api/v1/init' });
  expect((body as { preferences: object }).preferences).toMatchObject({ reviewFormDisplayName: 'Sam' });
});

test('a guest reads and has no form, another tenant asks for more', async () => {
  const guest = (await platform.guest('arena')).authorisationToken;
  expect((await read(guest)).form).toBeUndefined();
  expect(await post(whole, guest)).toMatchObject({ status: 401 });
  const viewer = (await platform.signIn('cinema', 'member')).authorisationToken;
  expect((await read(viewer, '', '1001', 'cinema')).form?.fields.map(({ name }) => name)).toEqual(['username', 'rating', 'title', 'text', 'agree', 'homepage']);
});

test.each([
  ['no name', { ...whole, username: ' ' }, 'username'],
  ['a name that is too long', { ...whole, username: 'n'.repeat(41) }, 'username'],
  ['six stars', { ...whole, rating: 6 }, 'rating'],
  ['half a star', { ...whole, rating: 1.5 }, 'rating'],
  ['stars as text', { ...whole, rating: '4' }, 'rating'],
  ['no text', { username: 'Sam', rating: 4 }, 'text'],
  ['a text of 2,001 characters', { ...whole, text: 'n'.repeat(2001) }, 'text'],
  ['a trap that is filled in', { ...whole, homepage: 'https://spam.example' }, 'homepage'],
])('%s is refused, with the name of the field', async (_, body, field) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { code: 'review-invalid', details: { field } } });
});

test.each([['a title that there is not', 'nowhere', '', 404], ['a place that is none', '1001', '?lastSeen=nowhere', 400]])('%s is refused', async (_, id, query, status) => {
  expect((await platform.ask({ realm: 'arena', token: member, path: `/api/v1/reviews/${id}${query}` })).status).toBe(status);
});

test('what is hidden in a name or a text is taken out, and what shapes a script stays', async () => {
  await post({ username: 'Sam\u202E maS', rating: 4, text: 'Go\u2066od\u200B,\nand \u0646\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645.' });
  expect((await read(member, '', '1003')).reviews[0]).toMatchObject({ displayName: 'Sam maS', text: 'Good,\nand \u0646\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645.' });
});

test('a child’s profile reads, and writes nothing that strangers read', async () => {
  const child = (await platform.signIn('arena', 'child')).authorisationToken;
  expect((await read(child)).form).toBeUndefined();
  expect(await post(whole, child)).toMatchObject({ status: 403, body: { code: 'account-for-grown-ups' } });
});
