import type * as z from 'zod/mini';
import type { Call } from '../../../src/api/call.ts';
import * as besidePlayback from '../../../src/api/calls/beside-playback.ts';
import * as catalogue from '../../../src/api/calls/catalogue.ts';
import * as collections from '../../../src/api/calls/collections.ts';
import * as editorial from '../../../src/api/calls/editorial.ts';
import * as framedPages from '../../../src/api/calls/framed-pages.ts';
import * as guide from '../../../src/api/calls/guide/guide.ts';
import * as externalTable from '../../../src/api/calls/guide/external-table.ts';
import * as reminders from '../../../src/api/calls/guide/reminders.ts';
import { identity } from './identity-calls.ts';
import * as listings from '../../../src/api/calls/listings.ts';
import * as favouriteVods from '../../../src/api/calls/lists/favourite-vods.ts';
import * as ownLists from '../../../src/api/calls/lists/own-lists.ts';
import * as watchlists from '../../../src/api/calls/lists/watchlists.ts';
import * as multiView from '../../../src/api/calls/multi-view.ts';
import * as playback from '../../../src/api/calls/playback.ts';
import * as purchase from '../../../src/api/calls/purchase.ts';
import * as baskets from '../../../src/api/calls/purchase/baskets.ts';
import * as offers from '../../../src/api/calls/purchase/offers.ts';
import * as billing from '../../../src/api/calls/purchase/billing.ts';
import * as cards from '../../../src/api/calls/purchase/cards.ts';
import * as gifts from '../../../src/api/calls/purchase/gifts.ts';
import * as payments from '../../../src/api/calls/purchase/payments.ts';
import * as plans from '../../../src/api/calls/purchase/plans.ts';
import * as subscriptions from '../../../src/api/calls/purchase/subscriptions.ts';
import * as history from '../../../src/api/calls/purchase/history.ts';
import * as cancelReasons from '../../../src/api/calls/purchase/cancel-reasons.ts';
import * as withdrawals from '../../../src/api/calls/purchase/withdrawals.ts';
import * as realm from '../../../src/api/calls/realm.ts';
import * as reviews from '../../../src/api/calls/search/reviews.ts';
import * as search from '../../../src/api/calls/search/search.ts';
import * as view from '../../../src/api/calls/view.ts';
import * as watchRooms from '../../../src/api/calls/playback/watch-rooms.ts';

/** The calls of the product by subject, one file of `src/api/calls` each. */
export const callsBySubject = { baskets, 'beside-playback': besidePlayback, billing, cards, catalogue, collections, editorial, 'external-table': externalTable, 'framed-pages': framedPages, gifts, guide, history, identity, listings, watchlists, 'own-lists': ownLists, 'favourite-vods': favouriteVods, 'multi-view': multiView, offers, playback, payments, plans, purchase, realm, reminders, reviews, search, subscriptions, view, 'watch-rooms': watchRooms, withdrawals, 'cancel-reasons': cancelReasons };
export type Subject = keyof typeof callsBySubject;

/** Every call of the product by name. */
export const everyCall = { ...baskets, ...besidePlayback, ...billing, ...cards, ...catalogue, ...collections, ...editorial, ...externalTable, ...framedPages, ...gifts, ...guide, ...history, ...identity, ...listings, ...watchlists, ...ownLists, ...favouriteVods, ...multiView, ...offers, ...playback, ...payments, ...plans, ...purchase, ...realm, ...reminders, ...reviews, ...search, ...subscriptions, ...view, ...watchRooms, ...withdrawals, ...cancelReasons };
export type CallName = keyof typeof everyCall;

/** What a call takes and gives, as it is written on the wire. */
export type InputOf<N extends CallName> = z.input<(typeof everyCall)[N]['input']>;
export type AnswerOf<N extends CallName> = z.input<(typeof everyCall)[N]['output']>;

/** A call by a name that is only known while the test runs. */
export const callNamed = (name: string): Call | undefined => (everyCall as unknown as Record<string, Call>)[name];
