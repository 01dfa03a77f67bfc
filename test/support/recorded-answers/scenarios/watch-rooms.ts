import { roomPeople, watchRooms } from '../../../../demo/platform/db/tables/player-tables.ts';
import { ask, type Earlier, move, type Scenario } from '../scenario.ts';

const room = ({ makeRoom }: Earlier) => ({ code: makeRoom?.['code'] ?? '' });

/** Twenty others, as rows: the demo has fewer accounts. */
const fillEveryRoom = move(async (platform) => {
  const { db } = platform.running.context;
  const [found] = await db.select().from(watchRooms);
  const { realm, code, usedAt } = found!;
  await db.delete(roomPeople);
  await db.insert(roomPeople).values(Array.from({ length: 20 }, (_, at) => ({ realm, code, viewerId: `somebody-${at}`, profileId: `somebody-${at}`, name: `Guest ${at}`, enteredAt: usedAt, seenAt: usedAt })));
});

/** A room from its first viewer to the end of its event, and why one does not get in. */
export const watchRoomScenarios: Scenario[] = [
  {
    realm: 'cinema', viewer: 'member', steps: [
      ask('makeRoom', 'of an event on air', { eventId: '2001' }),
      ask('readRoom', 'nobody has begun', room),
      ask('enterRoom', 'again', room),
      ask('moveRoom', 'the first move', (earlier) => ({ ...room(earlier), revision: 0, place: 60_000, playing: true })),
      ask('moveRoom', 'a stale move', (earlier) => ({ ...room(earlier), revision: 0, place: 90_000, playing: false })),
      ask('sayInRoom', 'a phrase', (earlier) => ({ ...room(earlier), phrase: 'wow' })),
      ask('readRoom', 'with a place and a phrase', room),
      ask('enterRoom', 'with a place and a phrase', room),
      ask('readRoomInvitation', 'somebody is there', room),
      ask('readRoomInvitation', 'no such room', { code: 'nowhere' }),
      ask('enterRoom', 'no such room', { code: 'nowhere' }),
      ask('leaveRoom', 'the only one', room),
      ask('readRoom', 'after leaving', room),
      ask('moveRoom', 'after leaving', (earlier) => ({ ...room(earlier), revision: 1, place: 0, playing: false })),
      ask('sayInRoom', 'after leaving', (earlier) => ({ ...room(earlier), phrase: 'hello' })),
      ask('readRoomInvitation', 'nobody is there', room),
      fillEveryRoom,
      ask('enterRoom', 'a full room', room),
      ask('makeRoom', 'of an event with a licence', { eventId: '2002' }),
      ask('makeRoom', 'of no event', { eventId: 'nowhere' }),
      ask('makeRoom', 'of an event that is over', { eventId: '2009' }),
    ],
  },
  { realm: 'cinema', viewer: 'guest', steps: [ask('makeRoom', 'not signed in', { eventId: '2001' }), ask('enterRoom', 'not signed in', { code: 'nowhere' })] },
];
