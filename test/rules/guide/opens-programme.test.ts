import { expect, it } from 'vitest';
import { opensProgramme } from '../../../src/rules/guide/opens-programme.ts';

const on = { id: 'p', title: 'News', start: 0 };

/** @source spec 1 §2.4 "Programme modal: opened from a hero call to action on live content with a current programme when programme playback is enabled" */
it.each([
  ['EPG', on, true, true], ['LIVE', on, true, true], ['LIVE_EVENT', on, true, true],
  ['UPCOMING', on, true, false], ['VOD', on, true, false], ['EPG', undefined, true, false], ['EPG', on, false, false],
] as const)('%s with %j, programme playback %s: %s', (type, currentProgramme, programmePlayback, opens) => {
  expect(opensProgramme({ type, programmingInfo: { currentProgramme } }, { programmePlayback })).toBe(opens);
});
