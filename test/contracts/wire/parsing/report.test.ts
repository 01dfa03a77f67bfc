import { afterEach, expect, it, vi } from 'vitest';
import { report, setReporter } from '../../../../src/contracts/wire/parsing/report.ts';

afterEach(() => vi.restoreAllMocks());

it('warns once for each place and finding', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  report('bucket.contentList', 'left out an item (title: invalid_type)');
  report('bucket.contentList', 'left out an item (title: invalid_type)');
  report('bucket.type', 'unknown value ADS');
  expect(warn.mock.calls).toEqual([
    ['footlight: bucket.contentList: left out an item (title: invalid_type)'],
    ['footlight: bucket.type: unknown value ADS'],
  ]);
});

it('tells another reporter of everything, until the one before is set again', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const heard: string[][] = [];
  const before = setReporter((...found) => void heard.push(found));
  report('menuItem.type', 'unknown value LINK');
  report('menuItem.type', 'unknown value LINK');
  setReporter(before);
  report('menuItem.type', 'unknown value LINK');
  expect([heard.length, warn.mock.calls.length]).toEqual([2, 1]);
});

it('is silent where there is no console', () => {
  vi.stubGlobal('console', undefined);
  expect(() => report('menuItem.type', 'unknown value DOOR')).not.toThrow();
  vi.unstubAllGlobals();
});
