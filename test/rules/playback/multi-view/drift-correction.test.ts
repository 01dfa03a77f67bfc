import { expect, test } from 'vitest';
import { driftCorrection } from '../../../../src/rules/playback/multi-view/drift-correction.ts';

/** @source design/player.md "Live drift in multi-view" */
test.each([
  [0, { rate: 1 }], [39, { rate: 1 }], [-39, { rate: 1 }],
  [40, { rate: 1.04 }], [-40, { rate: 0.96 }], [60, { rate: 1.05 }], [999, { rate: 1.05 }], [-999, { rate: 0.95 }],
  [1000, { jump: 1000 }], [-2500, { jump: -2500 }],
])('%s ms behind is corrected by %j', (behind, correction) => {
  expect(driftCorrection(behind)).toEqual(correction);
});
