import { asc, desc, inArray, lte, or } from 'drizzle-orm';
import { reminders } from '../../../db/tables/guide-tables.ts';
import { multiViewHeartbeats, roomPeople, roomSayings, streamLeases } from '../../../db/tables/player-tables.ts';
import { listEntries, progress, reviewNames, reviews, savedWatchlists, watchlists } from '../../../db/tables/viewer-tables.ts';
import { favouritesKey } from '../../../lists/list-entries.ts';
import { personal } from '../personal-table.ts';
import { iso } from './shown-moment.ts';
import { subquery } from './subquery.ts';

const listsOf = (profileIds: string[]) => subquery.select({ id: watchlists.id }).from(watchlists).where(inArray(watchlists.ownerProfileId, profileIds));

const kept = { until: 'its viewer removes it, or the profile or account is deleted' };
/** As long as a room is there. */
const roomKept = { until: 'nobody used the room for twelve hours', job: 'prune-rooms' };

/** What profiles watch, keep and write. */
export const viewingData = [
  personal(listEntries, {
    purpose: 'Favourites and what is on lists', each: 'profile', columns: { identifier: ['listKey'], viewing: ['contentId'], row: ['realm', 'place'] },
    of: ({ profileIds }) => or(inArray(listEntries.listKey, profileIds.map(favouritesKey)), inArray(listEntries.listKey, listsOf(profileIds))),
    kept, erased: 'deleted',
    exported: {
      section: 'favourites', each: 'profile',
      read: async (db, { profileIds }) => (await db.select({ id: listEntries.contentId }).from(listEntries).where(inArray(listEntries.listKey, profileIds.map(favouritesKey))).orderBy(asc(listEntries.place), asc(listEntries.contentId))).map(({ id }) => id),
    },
  }),
  personal(savedWatchlists, {
    purpose: 'Lists of others that a profile keeps', each: 'profile', columns: { identifier: ['profileId', 'listId'], row: ['realm', 'savedAt'] },
    of: ({ profileIds }) => or(inArray(savedWatchlists.profileId, profileIds), inArray(savedWatchlists.listId, listsOf(profileIds))), kept, erased: 'deleted',
    exported: {
      section: 'listsOfOthers', each: 'profile',
      read: async (db, { profileIds }) => (await db.select().from(savedWatchlists).where(inArray(savedWatchlists.profileId, profileIds)).orderBy(asc(savedWatchlists.savedAt), asc(savedWatchlists.listId))).map(({ savedAt }) => ({ savedAt: iso(savedAt) })),
    },
  }),
  personal(watchlists, {
    purpose: 'Lists of one’s own', each: 'profile', columns: { identifier: ['id', 'shareId', 'ownerProfileId'], text: ['name'], row: ['realm', 'createdAt', 'deletedAt'] },
    of: ({ profileIds }) => inArray(watchlists.ownerProfileId, profileIds), kept: { until: 'a day after its viewer deleted it', job: 'prune-lists' }, erased: 'deleted',
    exported: {
      section: 'lists', each: 'profile',
      read: async (db, { profileIds }) => {
        const own = await db.select().from(watchlists).where(inArray(watchlists.ownerProfileId, profileIds)).orderBy(asc(watchlists.createdAt), asc(watchlists.id));
        const entries = await db.select().from(listEntries).where(inArray(listEntries.listKey, own.map(({ id }) => id))).orderBy(asc(listEntries.place), asc(listEntries.contentId));
        return own.map(({ id, name, createdAt }) => ({ name, createdAt: iso(createdAt), titles: entries.filter(({ listKey }) => listKey === id).map(({ contentId }) => contentId) }));
      },
    },
  }),
  personal(progress, {
    purpose: 'Goes on where a title was left', each: 'profile', columns: { identifier: ['profileId'], viewing: ['contentId', 'position', 'duration', 'savedAt'], row: ['realm'] },
    of: ({ profileIds }) => inArray(progress.profileId, profileIds), kept, erased: 'deleted',
    exported: { section: 'watched', order: [desc(progress.savedAt), asc(progress.contentId)], show: ({ contentId, position, duration, savedAt }) => ({ title: contentId, seconds: position, ofSeconds: duration, at: iso(savedAt) }) },
  }),
  personal(reviews, {
    purpose: 'What a profile wrote for others', each: 'profile', columns: { identifier: ['id', 'profileId'], person: ['displayName'], viewing: ['contentId'], text: ['rating', 'title', 'text'], row: ['realm', 'writtenAt'] },
    of: ({ profileIds }) => inArray(reviews.profileId, profileIds), kept, erased: 'deleted',
    exported: {
      section: 'reviews', order: [desc(reviews.writtenAt), asc(reviews.contentId)],
      show: ({ contentId, rating, title, text, displayName, writtenAt }) => ({ title: contentId, rating, heading: title, text, as: displayName, at: iso(writtenAt) }),
    },
  }),
  personal(reviewNames, {
    purpose: 'The name of a profile’s reviews', each: 'profile', columns: { identifier: ['profileId'], person: ['displayName'], row: ['realm'] },
    of: ({ profileIds }) => inArray(reviewNames.profileId, profileIds), kept, erased: 'deleted',
    exported: { section: 'reviewNames', order: [asc(reviewNames.displayName)], show: ({ displayName }) => displayName },
  }),
  personal(reminders, {
    purpose: 'Tells of programmes', each: 'profile', columns: { identifier: ['profileId'], viewing: ['programmeId', 'startsAt', 'endsAt', 'remindAt'], row: ['realm'] },
    of: ({ profileIds }) => inArray(reminders.profileId, profileIds), kept: { until: 'the programme is over', job: 'prune-reminders' }, erased: 'deleted',
    exported: { section: 'reminders', order: [asc(reminders.startsAt), asc(reminders.programmeId)], show: ({ programmeId, startsAt }) => ({ programme: programmeId, at: iso(startsAt) }) },
  }),
  personal(roomSayings, {
    purpose: 'What was said in a room', each: 'profile', columns: { identifier: ['viewerId', 'code'], person: ['name'], text: ['phrase'], row: ['id', 'realm', 'at'] },
    of: ({ profileIds }) => inArray(roomSayings.viewerId, subquery.select({ id: roomPeople.viewerId }).from(roomPeople).where(inArray(roomPeople.profileId, profileIds))),
    kept: roomKept, exported: { omitted: 'lives for hours' }, erased: 'deleted',
  }),
  personal(roomPeople, {
    purpose: 'Who is in a room', each: 'profile', columns: { identifier: ['viewerId', 'profileId', 'code'], person: ['name'], viewing: ['enteredAt', 'seenAt'], row: ['realm'] },
    of: ({ profileIds }) => inArray(roomPeople.profileId, profileIds), kept: roomKept, exported: { omitted: 'lives for hours' }, erased: 'deleted',
  }),
  personal(multiViewHeartbeats, {
    purpose: 'How many watch which angle', columns: { identifier: ['viewerId'], viewing: ['eventId', 'layout', 'videoIds', 'audibleId', 'at'], row: ['realm'] },
    kept: { until: 'a day later', job: 'prune-heartbeats' }, exported: { omitted: 'a keyed hash, for a day' }, erased: { how: 'expires' },
  }),
  personal(streamLeases, {
    purpose: 'Lets a session go on with a title', each: 'profile', columns: { credential: ['id'], identifier: ['sessionId', 'accountId', 'profileId'], viewing: ['contentId', 'until'], row: ['realm'] },
    of: ({ profileIds }) => inArray(streamLeases.profileId, profileIds),
    kept: { until: 'fifteen minutes after the player last renewed it', prune: async (db, now) => { await db.delete(streamLeases).where(lte(streamLeases.until, now)); } },
    exported: { omitted: 'lives for minutes' }, erased: 'deleted',
  }),
];
