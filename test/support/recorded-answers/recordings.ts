import baskets from './recorded/baskets.json' with { type: 'json' };
import besidePlayback from './recorded/beside-playback.json' with { type: 'json' };
import billing from './recorded/billing.json' with { type: 'json' };
import cancelReasons from './recorded/cancel-reasons.json' with { type: 'json' };
import cards from './recorded/cards.json' with { type: 'json' };
import catalogue from './recorded/catalogue.json' with { type: 'json' };
import collections from './recorded/collections.json' with { type: 'json' };
import editorial from './recorded/editorial.json' with { type: 'json' };
import framedPages from './recorded/framed-pages.json' with { type: 'json' };
import externalTable from './recorded/external-table.json' with { type: 'json' };
import gifts from './recorded/gifts.json' with { type: 'json' };
import guide from './recorded/guide.json' with { type: 'json' };
import history from './recorded/history.json' with { type: 'json' };
import identity from './recorded/identity.json' with { type: 'json' };
import listings from './recorded/listings.json' with { type: 'json' };
import favouriteVods from './recorded/favourite-vods.json' with { type: 'json' };
import ownLists from './recorded/own-lists.json' with { type: 'json' };
import multiView from './recorded/multi-view.json' with { type: 'json' };
import offers from './recorded/offers.json' with { type: 'json' };
import payments from './recorded/payments.json' with { type: 'json' };
import plans from './recorded/plans.json' with { type: 'json' };
import playback from './recorded/playback.json' with { type: 'json' };
import purchase from './recorded/purchase.json' with { type: 'json' };
import realm from './recorded/realm.json' with { type: 'json' };
import reminders from './recorded/reminders.json' with { type: 'json' };
import reviews from './recorded/reviews.json' with { type: 'json' };
import search from './recorded/search.json' with { type: 'json' };
import subscriptions from './recorded/subscriptions.json' with { type: 'json' };
import view from './recorded/view.json' with { type: 'json' };
import watchlists from './recorded/watchlists.json' with { type: 'json' };
import watchRooms from './recorded/watch-rooms.json' with { type: 'json' };
import withdrawals from './recorded/withdrawals.json' with { type: 'json' };
import type { CallName } from './every-call.ts';
import type { RecordedAnswer } from './record-answers.ts';

/** What the platform answered, by subject, as the files hold it. */
export const recordings = { baskets, besidePlayback, billing, cards, catalogue, collections, editorial, externalTable, framedPages, gifts, guide, history, identity, listings, watchlists, ownLists, favouriteVods, multiView, offers, payments, plans, playback, purchase, realm, reminders, reviews, search, subscriptions, view, watchRooms, withdrawals, cancelReasons };

type ByCall = typeof baskets & typeof offers & typeof besidePlayback & typeof billing & typeof cards & typeof catalogue & typeof collections & typeof editorial & typeof externalTable & typeof framedPages & typeof gifts & typeof guide & typeof history & typeof identity & typeof listings & typeof watchlists & typeof ownLists & typeof favouriteVods & typeof multiView & typeof payments & typeof plans & typeof playback & typeof purchase & typeof realm & typeof reminders & typeof reviews & typeof search & typeof subscriptions & typeof view & typeof watchRooms & typeof withdrawals & typeof cancelReasons;

/** The names of a call's recordings, such as `guest: a free film`; none for a call that is not recorded. */
export type RecordingOf<N extends CallName> = N extends keyof ByCall ? keyof ByCall[N] & string : never;

const byCall: Readonly<Record<string, Readonly<Record<string, RecordedAnswer>>>> = Object.assign({}, ...Object.values(recordings)) as never;

/** The recordings of a call by name; none for a call that is not recorded. */
export const recordingsOf = (call: string): Readonly<Record<string, RecordedAnswer>> => byCall[call] ?? {};
export const recordedCalls: readonly string[] = Object.keys(byCall);
