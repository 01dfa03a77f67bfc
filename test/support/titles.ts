import type { AccessLevel } from '../../src/contracts/catalogue/access-level.ts';
import type { AnswerOf } from './recorded-answers/every-call.ts';
import { recorded } from './recorded-answers/recorded-answer.ts';
import type { RecordingOf } from './recorded-answers/recordings.ts';
import type { Answers } from './fake-context.ts';

/** The recording of a film for each access that a viewer may have to it. */
const films: Record<string, RecordingOf<'readVodPlayback'>> = {
  GRANTED: 'guest: a free film', GRANTED_ON_SIGN_IN: 'guest: a film for members', DENIED: 'guest: a film of a licence', GEOBLOCKED: 'abroad: a blocked film',
} satisfies Partial<Record<AccessLevel, RecordingOf<'readVodPlayback'>>>;

/** A film as the platform tells it to a player: with a callback where it may be played, with its licences where it may not. */
export function filmAnswer(facts: Partial<AnswerOf<'readVodPlayback'>> = {}) {
  return recorded('readVodPlayback', films[facts.accessLevel ?? 'GRANTED']!, { id: '1001', title: 'The Paper Moon', duration: 60, ...facts });
}

/** The streams behind a callback: HLS, good for a long time. */
export function streamAnswer(token = 'first', facts: Partial<AnswerOf<'readPlayerUrls'>> = {}) {
  return recorded('readPlayerUrls', 'guest: a free film', { hls: [{ url: `https://media.test/film/main.m3u8?token=${token}` }], dash: [], expiresAt: 2_000_000_000_000, ...facts });
}

/** A platform that lets everybody watch one film. */
export const openHouse = (facts: Partial<AnswerOf<'readVodPlayback'>> = {}): Answers => ({
  readVodPlayback: filmAnswer(facts),
  readPlayerUrls: streamAnswer(),
  saveWatchProgress: {},
});
