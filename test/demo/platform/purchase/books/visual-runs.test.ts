import { expect, test } from 'vitest';
import { visualRuns } from '../../../../../demo/platform/purchase/books/papers/visual-runs.ts';

const fontOf = (sign: string) => (/\p{Script=Arabic}/u.test(sign) ? 'arabic' : 'latin');
const drawn = (line: string) => visualRuns(line, fontOf).map(({ text, font }) => `${font}:${text}`);

/** Words of one line as they are written, and the runs that are drawn from left to right; a font turns Arabic letters round by itself. */
test.each([
  ['Arena Pass', ['latin:Arena Pass']],
  ['فاتورة', ['arabic:فاتورة']],
  ['الرقم: CINEMA-000012', ['latin:CINEMA-000012', 'latin: :', 'arabic:الرقم']],
  ['باقة (HD)', ['latin:(', 'latin:HD', 'latin:) ', 'arabic:باقة']],
  ['Paid by محمد', ['latin:Paid by ', 'arabic:محمد']],
  ['\u2066$9.99\u2069', ['latin:$9.99']],
])('%s', (line, runs) => {
  expect(drawn(line)).toEqual(runs);
});
