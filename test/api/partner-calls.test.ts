import { expect, it } from 'vitest';
import * as besidePlayback from '../../src/api/calls/beside-playback.ts';
import * as catalogue from '../../src/api/calls/catalogue.ts';
import * as collections from '../../src/api/calls/collections.ts';
import * as editorial from '../../src/api/calls/editorial.ts';
import * as framedPages from '../../src/api/calls/framed-pages.ts';
import * as guide from '../../src/api/calls/guide/guide.ts';
import * as externalTable from '../../src/api/calls/guide/external-table.ts';
import * as reminders from '../../src/api/calls/guide/reminders.ts';
import { identity } from '../support/recorded-answers/identity-calls.ts';
import * as listings from '../../src/api/calls/listings.ts';
import * as favouriteVods from '../../src/api/calls/lists/favourite-vods.ts';
import * as ownLists from '../../src/api/calls/lists/own-lists.ts';
import * as lists from '../../src/api/calls/lists/watchlists.ts';
import * as multiView from '../../src/api/calls/multi-view.ts';
import * as playback from '../../src/api/calls/playback.ts';
import * as purchase from '../../src/api/calls/purchase.ts';
import * as realm from '../../src/api/calls/realm.ts';
import * as reviews from '../../src/api/calls/search/reviews.ts';
import * as search from '../../src/api/calls/search/search.ts';
import * as view from '../../src/api/calls/view.ts';
import * as watchRooms from '../../src/api/calls/playback/watch-rooms.ts';
import type { Call } from '../../src/api/call.ts';
import { latePartnerCalls } from '../../src/api/late-partner-calls.ts';
import { partnerCallOf, partnerCalls, scopesOf } from '../../src/api/partner-calls.ts';

const calls = [besidePlayback, catalogue, collections, editorial, externalTable, framedPages, guide, identity, listings, lists, ownLists, favouriteVods, multiView, playback, purchase, realm, reminders, reviews, search, view, watchRooms].flatMap((module) => Object.values(module) as Call[]);

it('has every call that needs a token and may cross, and no other', () => {
  const crossing = calls.filter(({ exposure, auth }) => exposure === 'partner' && auth !== 'none').map(({ name }) => name);
  expect([...partnerCalls.keys(), ...latePartnerCalls.keys()].sort()).toEqual(crossing.sort());
});

it('finds every call by its name, and a late one when it is asked for', async () => {
  for (const [name, call] of [...partnerCalls, ...latePartnerCalls]) expect(await partnerCallOf(name)).toBe(call);
});

const lateScopeOf = (name: string): string =>
  /ContentGrid|ExternalTable|Playlist|Season|[sS]earch/.test(name) ? 'catalogue' : /[wW]atchlist|Favourite|Reminder/.test(name) ? 'favourites' : /Guide|Programme/.test(name) ? 'guide' : /Entitlements|Licences/.test(name) ? 'licences' : 'playback';

it.each([...latePartnerCalls.keys()])('%s belongs to one scope', (name) => expect(scopesOf(name)).toEqual([lateScopeOf(name)]));

it.each(['login', 'refreshTokens', 'logout', 'updateBasket', 'readBasket', 'validatePaymentMethod', 'payBasket', 'readPaymentAttempt'])('%s never crosses', async (name) => {
  expect(calls.find((call) => call.name === name)).toMatchObject({ exposure: 'frame' });
  expect(await partnerCallOf(name)).toBeUndefined();
  expect(scopesOf(name)).toEqual([]);
});

it('lets no token cross with the first answer', () => {
  expect(partnerCalls.get('readInit')?.partnerOutput?.safeParse({
    now: 0, preferences: {}, menu: [], liveCount: 0, authentication: { authorisationToken: 'a', refreshToken: 'r' },
  }).data).not.toHaveProperty('authentication');
});

it.each(['readWatchlists', 'readWatchlistContent'])('lets the owner of a list not cross with %s', async (name) => {
  const list = { watchlistExternalId: 'w', ownerExternalId: 'u', name: 'F', ownership: 'OWNED', isEmpty: true };
  const answer = { ...list, watchlists: [list], content: [], pagingInfo: { moreDataAvailable: false } };
  expect(JSON.stringify((await partnerCallOf(name))?.partnerOutput?.parse(answer))).not.toContain('ownerExternalId');
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
