import { expect, it } from 'vitest';
import * as catalogue from '../../src/api/calls/catalogue.ts';
import * as guide from '../../src/api/calls/guide.ts';
import * as identity from '../../src/api/calls/identity.ts';
import * as lists from '../../src/api/calls/lists.ts';
import * as playback from '../../src/api/calls/playback.ts';
import * as purchase from '../../src/api/calls/purchase.ts';
import * as realm from '../../src/api/calls/realm.ts';
import type { Call } from '../../src/api/call.ts';
import { partnerCalls, scopesOf } from '../../src/api/partner-calls.ts';

const calls = [catalogue, guide, identity, lists, playback, purchase, realm].flatMap((module) => Object.values(module) as Call[]);

it('has every call that needs a token and may cross, and no other', () => {
  const crossing = calls.filter(({ exposure, auth }) => exposure === 'partner' && auth !== 'none').map(({ name }) => name);
  expect([...partnerCalls.keys()].sort()).toEqual(crossing.sort());
});

it.each(['login', 'refreshTokens', 'logout', 'updateBasket', 'readBasket', 'validatePaymentMethod', 'payBasket', 'readPaymentAttempt'])('%s never crosses', (name) => {
  expect(calls.find((call) => call.name === name)).toMatchObject({ exposure: 'frame' });
  expect([partnerCalls.has(name), scopesOf(name)]).toEqual([false, []]);
});

it('lets no token cross with the first answer', () => {
  expect(partnerCalls.get('readInit')?.partnerOutput?.safeParse({
    now: 0, preferences: {}, menu: [], liveCount: 0, authentication: { authorisationToken: 'a', refreshToken: 'r' },
  }).data).not.toHaveProperty('authentication');
});

it.each(['readWatchlists', 'readWatchlistContent'])('lets the owner of a list not cross with %s', (name) => {
  const list = { watchlistExternalId: 'w', ownerExternalId: 'u', name: 'F', ownership: 'OWNED', isEmpty: true };
  const answer = { ...list, watchlists: [list], content: [], pagingInfo: { moreDataAvailable: false } };
  expect(JSON.stringify(partnerCalls.get(name)?.partnerOutput?.parse(answer))).not.toContain('ownerExternalId');
});

it('tells no basket of a payment', () => {
  expect(purchase.payBasket.changes?.ids({ basketId: 'b' } as never)).toEqual([]);
});

it.each([
  ['readBucket', ['catalogue']],
  ['readGuide', ['guide']],
  ['saveWatchProgress', ['playback']],
  ['addWatchlistContent', ['favourites']],
  ['readLicences', ['licences']],
  ['readInit', ['catalogue', 'guide', 'playback', 'favourites', 'licences']],
  ['constructor', []],
])('%s belongs to %j', (name, scopes) => {
  expect(scopesOf(name)).toEqual(scopes);
});

it('gives every call a name of its own', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
});
