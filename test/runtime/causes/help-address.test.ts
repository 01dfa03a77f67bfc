// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { pageGlobal } from '../../../src/page/page-global.ts';
import { helpAddress } from '../../../src/runtime/causes/help-address.ts';

const keys = { origin: pageGlobal<string>('origin'), frames: pageGlobal<Map<string, unknown>>('session-frames') };
afterEach(() => Object.values(keys).forEach((key) => void key.take()));

test('leads to the platform that the page’s own bundle named, else to that of its session frame, else to the page’s own', () => {
  expect(helpAddress('value-refused')).toBe(`${location.origin}/embed/docs/causes#value-refused`);
  keys.frames.write(new Map([['https://watch.example', null]]));
  expect(helpAddress('value-refused')).toBe('https://watch.example/embed/docs/causes#value-refused');
  keys.origin.write('https://tv.example');
  expect(helpAddress('value-refused')).toBe('https://tv.example/embed/docs/causes#value-refused');
});
