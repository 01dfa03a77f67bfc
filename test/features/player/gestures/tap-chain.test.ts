import { expect, it } from 'vitest';
import { createTapChain } from '../../../../src/features/player/gestures/tap-chain.ts';

const taps = (...list: [across: number, at: number][]) => {
  const chain = createTapChain();
  return list.map(([across, at]) => chain.tap(across, at));
};

it('counts taps on one side that follow each other', () => {
  expect(taps([0.1, 0], [0.2, 250], [0.1, 500])).toEqual([{ kind: 'first' }, { kind: 'again', side: 'start', times: 1 }, { kind: 'again', side: 'start', times: 2 }]);
  expect(taps([0.9, 0], [0.9, 300])[1]).toEqual({ kind: 'again', side: 'end', times: 1 });
});

it.each([
  ['late', [0.1, 0], [0.1, 301]], ['on the other side', [0.1, 0], [0.9, 100]], ['in the middle', [0.5, 0], [0.5, 100]],
] as const)('a second tap that is %s is a first one', (_how, first, second) => {
  expect(taps([...first], [...second])).toEqual([{ kind: 'first' }, { kind: 'first' }]);
});
