import type { Answers } from './fake-context.ts';

/** A film as the platform tells it to a player. */
export const filmAnswer = (facts: Record<string, unknown> = {}) => ({
  id: '1001', type: 'VOD', title: 'The Paper Moon', accessLevel: 'GRANTED', duration: 60, thumbnailUrl: 'https://media.test/1001.svg',
  playerUrlCallback: 'https://api.test/callback/1001', ...facts,
});

export const streamAnswer = (token = 'first', facts: Record<string, unknown> = {}) => ({
  hls: [{ url: `https://media.test/film/main.m3u8?token=${token}` }], expiresAt: 2_000_000_000_000, ...facts,
});

/** A platform that lets everybody watch one film. */
export const openHouse = (facts: Record<string, unknown> = {}): Answers => ({
  readVodPlayback: filmAnswer(facts),
  readPlayerUrls: streamAnswer(),
  saveWatchProgress: {},
});
