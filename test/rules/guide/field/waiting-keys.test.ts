import { expect, test } from 'vitest';
import type { RowSpan } from '../../../../src/rules/guide/field/cover-time.ts';
import { waitingKeys } from '../../../../src/rules/guide/field/waiting-keys.ts';

const wait = (start: number, end: number, waiting: RowSpan['waiting'] = 'failed'): RowSpan => ({ start, end, waiting });
const programme = (start: number, end: number): RowSpan => ({ start, end, programme: undefined });
const keysOf = (...rows: [spans: RowSpan[], stop?: number][]): string[][] => {
  let last = waitingKeys([], [], undefined);
  return rows.map(([spans, stop]) => {
    last = waitingKeys(spans, last, stop);
    return last.map(({ key }) => key);
  });
};

test.each<[what: string, rows: [RowSpan[], number?][], keys: string[][]]>([
  ['what is waited for, and then failed', [[[wait(0, 10, 'loading')]], [[wait(0, 10)]]], [['wait 0'], ['wait 0']]],
  ['one that grows at its start', [[[wait(10, 20)]], [[wait(0, 20)]]], [['wait 10'], ['wait 10']]],
  ['one that grows at its start while it has the focus', [[[wait(0, 10, 'loading'), wait(10, 20)], 15], [[wait(0, 20)], 15]], [['wait 0', 'wait 10'], ['wait 10']]],
  ['one that is divided: its focused part', [[[wait(0, 20)], 15], [[wait(0, 10, 'loading'), wait(10, 20)], 15]], [['wait 0'], ["wait 0'", 'wait 0']]],
  ['one of which a part arrived', [[[wait(0, 20)]], [[programme(0, 10), wait(10, 20)]]], [['wait 0'], ['wait 0']]],
  ['another time', [[[wait(0, 10)]], [[wait(20, 30)]]], [['wait 0'], ['wait 20']]],
])('the same cell shows %s', (_what, rows, keys) => expect(keysOf(...rows)).toEqual(keys));
