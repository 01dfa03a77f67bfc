import { expect, it } from 'vitest';
import { programmesNow } from '../../../../src/rules/playback/live/programmes-now.ts';

const programme = (id: string, start: number, end?: number) => ({ id, title: id, start, end });
const whole = { currentProgramme: programme('one', 0, 100), nextProgramme: programme('two', 100, 200) };

it.each([
  ['in the current one', whole, 50, ['one', 'two', 100]],
  ['in the next one', whole, 100, ['two', undefined, 200]],
  ['after both', whole, 200, [undefined, undefined, undefined]],
  ['in a gap', { ...whole, nextProgramme: programme('two', 120, 200) }, 110, [undefined, 'two', 120]],
  ['without an end: the next one ends it', { ...whole, currentProgramme: programme('one', 0) }, 99, ['one', 'two', 100]],
  ['without an end and a next one', { currentProgramme: programme('one', 0) }, 1e12, ['one', undefined, undefined]],
  ['of a channel without programmes', {}, 5, [undefined, undefined, undefined]],
] as const)('%s', (_name, info, at, [now, next, until]) => {
  const shown = programmesNow(info, at);
  expect([shown.now?.id, shown.next?.id, shown.until]).toEqual([now, next, until]);
});
