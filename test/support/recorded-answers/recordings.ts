import besidePlayback from './recorded/beside-playback.json' with { type: 'json' };
import catalogue from './recorded/catalogue.json' with { type: 'json' };
import collections from './recorded/collections.json' with { type: 'json' };
import editorial from './recorded/editorial.json' with { type: 'json' };
import framedPages from './recorded/framed-pages.json' with { type: 'json' };
import guide from './recorded/guide.json' with { type: 'json' };
import identity from './recorded/identity.json' with { type: 'json' };
import listings from './recorded/listings.json' with { type: 'json' };
import lists from './recorded/lists.json' with { type: 'json' };
import multiView from './recorded/multi-view.json' with { type: 'json' };
import playback from './recorded/playback.json' with { type: 'json' };
import purchase from './recorded/purchase.json' with { type: 'json' };
import realm from './recorded/realm.json' with { type: 'json' };
import view from './recorded/view.json' with { type: 'json' };
import watchRooms from './recorded/watch-rooms.json' with { type: 'json' };
import type { CallName } from './every-call.ts';
import type { RecordedAnswer } from './record-answers.ts';

/** What the platform answered, by subject, as the files hold it. */
export const recordings = { besidePlayback, catalogue, collections, editorial, framedPages, guide, identity, listings, lists, multiView, playback, purchase, realm, view, watchRooms };

type ByCall = typeof besidePlayback & typeof catalogue & typeof collections & typeof editorial & typeof framedPages & typeof guide & typeof identity & typeof listings & typeof lists & typeof multiView & typeof playback & typeof purchase & typeof realm & typeof view & typeof watchRooms;

/** The names of a call's recordings, such as `guest: a free film`. */
export type RecordingOf<N extends CallName> = keyof ByCall[N] & string;

const byCall: Readonly<Record<string, Readonly<Record<string, RecordedAnswer>>>> = Object.assign({}, ...Object.values(recordings)) as never;

/** The recordings of a call by name; none for a call that is not recorded. */
export const recordingsOf = (call: string): Readonly<Record<string, RecordedAnswer>> => byCall[call] ?? {};
export const recordedCalls: readonly string[] = Object.keys(byCall);
