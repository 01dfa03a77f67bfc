import { expect, test } from 'vitest';
import { plainPath } from '../../../../widgets/debug/facts/plain-path.ts';

test.each([
  ['https://watch.example/playback/free/vod/1001?token=abc#x', '/playback/free/vod/1001'],
  ['https://watch.example/realm-settings/domain/watch.example', '/realm-settings/domain/watch.example'],
  ['https://watch.example/people/member@example.test/lists', '/people/…/lists'],
  ['https://watch.example/people/member%40example.test', '/people/…'],
  ['https://watch.example/sessions/9f86d081884c7d659a2feaa0c55ad015/end', '/sessions/…/end'],
])('%s is shown as %s', (address, shown) => {
  expect(plainPath(address)).toBe(shown);
});
