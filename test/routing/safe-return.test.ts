import { describe, expect, it, vi } from 'vitest';
import { pathFor } from '../../src/routing/path-for.ts';
import { safeReturn } from '../../src/routing/safe-return.ts';
import { loadEveryPathSet } from '../../src/routing/path-sets/path-set-of.ts';

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
  const corpus: Record<string, unknown[]> = {
    'what is no path of the table': ['/nowhere', '/video', 'home', '', ' /home', '/admin', '/home/../nowhere', './home', '../home', '?from=1', '#home', '/home/extra/parts'],
    'another site': ['//evil.example', '//evil.example/home', '///evil.example', '////evil.example', '//home', 'https://evil.example/home', 'https:/home', 'https:home', 'http:///home', '/https://evil.example', '//evil.example@arena/home', '//[::1]/home'],
    'backslashes': ['/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example', '/home\\..\\evil', '/video/\\\\evil', '/video/1/\\evil'],
    'ways up': ['/..//evil.example', '/../home', '/./home', '/home/..', '/video/../home', '/video/..//evil', '/video/1/..', '/video/.', '/video/%2e%2e', '/video/%2E%2E/', '/video/.%2e', '/%2e%2e//evil', '/video/%252e%252e', '/video/1/..%2f..%2f'],
    'schemes': ['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc/passwd', 'javascript:/home', 'about:blank', 'footlight:/home'],
    'control characters': ['/\t/evil.example', '/\n/evil.example', '/\r/evil', '/ho\u0000me', '/home\n', '\t/home', '/video/1\u0000', '/video/%00', '/video/%0d%0aSet-Cookie', '/video/1%09', '/search?query=%0d%0aLocation:x', '/video/\u007f', '/video/\u0085', '/video/%c2%85', '/video/\u2028', '/video/a\u202Eb', '/video/\ufeff'],
    'encodings of them': ['/%2Fevil.example', '%2F%2Fevil.example', '/%2f%2fevil.example', '/%5Cevil.example', '/%5c%5cevil', '/video/%2F%2Fevil', '/video/%5Cevil', '/video/%252F%252Fevil', '/video/%25252F%25252Fevil', '/video/%255Cevil', '/video/%25%32%46%25%32%46evil', '/video/%', '/video/%zz', '/video/%E0%A4%A', '/video/%C0%AF%C0%AFevil', '/video/%25zz%252f%252f', '/video/／／evil', '/video/＼evil', '/video/%EF%BC%8F%EF%BC%8Fevil', '/search?query=%', '/home?%00=1'],
    'endless encodings': [`/video/${'%25'.repeat(1)}${'25'.repeat(12)}2F`, `/video/${encodeURIComponent(encodeURIComponent(encodeURIComponent(encodeURIComponent(encodeURIComponent(encodeURIComponent(encodeURIComponent('//')))))))}`],
    'an unsafe way back inside a way back': ['/login?from=//evil.example', '/login?from=/nowhere', '/login?from=', '/login?from=/home&from=//evil.example', '/login?from=%2Flogin%3Ffrom%3D%2F%2Fevil', '/login?from=%2Flogin%3Ffrom%3D%252F%252Fevil', '/login?from=/home%23//evil', '/login?from=%252Fhome', '/login?from=%2F%2Fevil.example', '/login?a=1&from=x', '/login?FROM=x', '/login?%66rom=x', '/login?redirectTo=https://evil.example', '/signup?entryPage=javascript:alert(1)', '/login?from[]=/home', '/login?from%5B%5D=/home', '/login?%2566rom=x', '/login?x=%2Flogin%3Ffrom%3D%2F%2Fevil', '/login?from'],
    'addresses in the query': ['/search?query=//evil.example', '/search?query=https://evil.example', '/search?query=https%3A%2F%2Fevil.example', '/search?query=javascript:alert(1)', '/search?query=%252F%252Fevil', '/search?query=+//evil', '/home?x=\\\\evil'],
    'ways back that are nested for ever': [`/login?from=${encodeURIComponent(`/login?from=${encodeURIComponent(`/login?from=${encodeURIComponent('/home')}`)}`)}`],
    'words that no set has': ['/casa', '/temporada', '/pelicula/42', '/🦄', '/inicio/🏠', '/buscar/a', '/%F0%9F%A6%84', '/login?from=/casa', '/_admin/vista-nada'],
    'arrays and their spellings': [['/inicio'], [['/home']], { 0: '/home', length: 1 }, '/login?from=/home&from[]=/home', '/login?from[0]=/home', '/login?from%5B0%5D=//evil', '/login?entryPage[]=/home', '/home,/epg'],
    'hashes that carry a way back': ['/home#from=//evil', '/home#redirectTo=/epg', '/home#search=x&from=//evil', '/home#search=%23from%3D//evil', '/login?from=/home%23search%3D//evil', '/login?from=%2Fhome%23from%3D%2Fepg'],
    'odd fragments': ['/home#search=//evil.example', '/home#search=https://evil.example', '/home#search=%2F%2Fevil', '/home#search=javascript:alert(1)', '/home#search=%00', '/home#search=a%0d', '/home#from=/home', '/home#search=<b>', '/home#a#b','/home#//evil.example', '/home#javascript:alert(1)', '/home#<script>', '/home##', '/home#a\n'],
    'what is no text': [undefined, null, 0, true, {}, [], ['/home'], ['/home', '/epg'], ['/home', '//evil'], { toString: () => '/home' }, Symbol('x'), () => '/home', new String('/home')],
    'endless text': [`/video/${'a'.repeat(3000)}`],
  };
  for (const [what, values] of Object.entries(corpus)) {
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
