// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultAppearance } from '../../../../src/rules/playback/captions/caption-appearance.ts';
import { createCaptionAppearance } from '../../../../src/store/playback/captions/caption-appearance-memory.ts';
import { memoryStorage } from '../../../support/memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a choice is there on the next visit, until it is taken back', () => {
  const first = createCaptionAppearance();
  first.change({ colour: 'yellow' });
  first.change({ size: '150' });
  expect(createCaptionAppearance().look.value).toEqual({ ...defaultAppearance, colour: 'yellow', size: '150' });
  first.reset();
  expect([first.look.value, createCaptionAppearance().look.value]).toEqual([defaultAppearance, defaultAppearance]);
});

test('another tab’s choice shows here', () => {
  const here = createCaptionAppearance();
  createCaptionAppearance().change({ edge: 'outline' });
  dispatchEvent(new StorageEvent('storage', { key: 'footlight.captions' }));
  expect(here.look.value.edge).toBe('outline');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(here.look.value).toEqual(defaultAppearance);
});

test('where storage throws a choice holds for the page', () => {
  const refuse = () => { throw new DOMException('denied', 'SecurityError'); };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const memory = createCaptionAppearance();
  memory.change({ colour: 'cyan' });
  expect(memory.look.value.colour).toBe('cyan');
});
