import { describe, expect, it, vi } from 'vitest';
import { pathFor } from '../../src/routing/path-for.ts';
import { safeReturn } from '../../src/routing/safe-return.ts';
import { loadEveryPathSet } from '../../src/routing/path-sets/path-set-of.ts';
import { hostileAddresses } from '../support/hostile-addresses.ts';

await loadEveryPathSet();

describe('safeReturn keeps', () => {
  it.each([
    '/', '/home', '/home/', '/video/42', '/video/42/the-long-night', '/live/7?showInterstitial=true', '/search?query=rock+%26+roll',
    '/search?query=100%25', '/search?query=9/11', '/season/2?seriesId=1&watchlistId=w&owner=o', '/watchlist/favourites', '/epg#now', '/purchase?licences=l1',
    '/video/42/caf%C3%A9', '/video/42/ليلة', '/🎬/42', encodeURI('/🎬/42'), '/tv-login/code', '/login', '/search?query=who%3F',
    '/search?query=drama:%20the%20musical', '/home#search=ring', '/video/42?playlistId=3#search=100%25%20ring', '/home#search=9/11', '/home#search=',
    '/temporada/2/dos', '/pesquisar?query=a', '/entrar?from=%2Finicio', '/directo/7/ver-juntos', '/buscar#resultados',
    '/login?from=/home', '/login?from=%2F%F0%9F%8E%AC%2F42', '/login?from=/epg&redirectTo=/home', '/login?entryPage=%2Fpurchase%3Flicences%3Dl1%26from%3D%252Fepg%2523now',
    '/login?from=%2Fvideo%2F42%3FplaylistId%3D3', '/signup?entryPage=/home&from=/epg%23now', '/purchase?from=%2Flogin%3Ffrom%3D%252Fhome',
  ])('%s', (value) => {
    expect(safeReturn(value)).toBe(value);
  });

  it('what the product itself writes', () => {
    const path = pathFor({ name: 'playlist', params: { playlistId: 'p 1', playlistTitle: 'best of "2024"' }, query: { watchlistId: 'w', owner: 'é' } });
    expect(safeReturn(path)).toBe(path);
  });
});

describe('safeReturn refuses', () => {
  for (const [what, values] of Object.entries(hostileAddresses)) {
    it.each(values.map((value, index) => [index, value]))(`${what}, %i`, (_, value) => {
      expect(safeReturn(value)).toBe('/');
    });
  }

  it('whatever can be said, a browser would stay on this origin', () => {
    const pieces = ['/', '\\', '%2f', '%5c', '.', '..', '@', ':', 'evil.example', 'home', 'video', '1', '?', '#', 'from=', '%00', '\t', '%25'];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let turn = 0; turn < 5000; turn += 1) {
      const value = `/${Array.from({ length: (next() % 6) + 1 }, () => pieces[next() % pieces.length]).join('')}`;
      const url = new URL(safeReturn(value), 'https://arena.example');
      expect(url.origin, value).toBe('https://arena.example');
      expect(url.pathname.startsWith('//'), value).toBe(false);
    }
  });
});

const foreign = ['?from=%2Ftemporada%2F2', '?entryPage=%2Fcomprar', '?a=1&redirectTo=%2Fguia%23now', '?from=%2Flogin%3Ffrom%3D%252Fguia'];
const known = ['', '?from=%2Fseason%2F2', '?from=%2F', '?query=%2Ftemporada%2F2', '?from=%2Flogin%3Ffrom%3D%252Fepg'];
const hostile = ['?from=%2F%2Fevil.example', '?from=%2Fnowhere'];

it('a way back in the words of another deployment is refused until its paths are here', async () => {
  vi.resetModules();
  const [{ refusesReturn }, sets] = await Promise.all([import('../../src/routing/safe-return.ts'), import('../../src/routing/path-sets/path-set-of.ts')]);
  expect(foreign.map(refusesReturn)).toEqual(foreign.map(() => true));
  expect(known.map(refusesReturn)).toEqual(known.map(() => false));
  await sets.loadEveryPathSet();
  expect(foreign.map(refusesReturn)).toEqual(foreign.map(() => false));
  expect(hostile.map(refusesReturn)).toEqual([true, true]);
});
