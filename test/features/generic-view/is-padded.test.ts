import { expect, it } from 'vitest';
import { isPadded } from '../../../src/features/generic-view/is-padded.ts';
import { testSettings } from '../../support/test-settings.ts';

/** @source spec 1 §2.4 "On a tablet with grid version 2 it adds side padding of 20", §9 "tablet 600-1024" */
it.each([[2, 600, false], [2, 601, true], [2, 1024, true], [2, 1025, false], [1, 820, false], [undefined, 820, false], ['2', 820, false]])('grid version %j at %i px: %s', (gridVersion, widthPx, padded) => {
  expect(isPadded(widthPx, false, { ...testSettings.flags, gridVersion })).toBe(padded);
  expect(isPadded(widthPx, true, { ...testSettings.flags, gridVersion })).toBe(false);
});
