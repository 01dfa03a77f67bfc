import { expect, test } from 'vitest';
import type { Airing } from '../../../../demo/platform/guide/airing.ts';
import { presentProgramme } from '../../../../demo/platform/guide/present-programme.ts';
import { guideProgramme } from '../../../../src/contracts/guide/guide-programme.ts';
import { canRestart } from '../../../../src/rules/guide/programme-state.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 18, 12);
const end = start + 60 * minute;
const row = { id: 'p', showId: 1, title: 'News', endsAfter: 60 * minute, genre: null, vodId: null, description: null, subtitle: null, seasonNumber: null, episodeNumber: null, imageUrl: null, flags: null, catchUpFrom: null, catchUpUntil: null };
const airing = { start, until: end, row, run: { startsAt: start, index: 0 } } as unknown as Airing;

/** @source spec 1 §2.4 "restart status"; its beginning can be had only as long as it is inside of what can be rewound */
test.each<[rewind: number, into: number, can: boolean]>([
  [0, 0, false], [0, 30, false],
  [2, 0, true], [2, 1, true], [2, 2, false], [2, 30, false],
  [45, 44, true], [45, 45, false],
  [90, 0, true], [90, 59, true], [90, 60, false], [90, 89, false],
  [90, -1, false],
])('rewound %d minutes, %d minutes into a programme of an hour: from its beginning %s', (rewind, into, can) => {
  const programme = guideProgramme.parse(presentProgramme(airing, { locale: 'en', words: new Map(), rewindMs: rewind * minute }));
  expect(canRestart({ start, end, programme }, start + into * minute)).toBe(can);
});
