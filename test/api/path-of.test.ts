import { expect, it } from 'vitest';
import { pathOf } from '../../src/api/path-of.ts';

it.each([
  ['1001', '/vod/1001'], ['a/b', '/vod/a%2Fb'], ['a?b#c', '/vod/a%3Fb%23c'], ['%2e%2e', '/vod/%252e%252e'], ['...', '/vod/...'], ['.hidden', '/vod/.hidden'],
  ['ñ', '/vod/%C3%B1'], ['\ud800', '/vod/%EF%BF%BD'],
])('writes the id %j as %s', (id, path) => {
  expect(pathOf`/vod/${id}`).toBe(path);
  expect(new URL(path, 'https://api.test').pathname).toBe(path);
});

it.each(['', '.', '..'])('refuses the id %j, which would call another path', (id) => {
  expect(() => pathOf`/vod/${id}`).toThrow('unsafe id');
});

it('writes several', () => {
  expect(pathOf`/lists/${'a b'}/content/${'7'}`).toBe('/lists/a%20b/content/7');
});
