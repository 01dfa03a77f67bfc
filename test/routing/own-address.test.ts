import { beforeAll, describe, expect, it } from 'vitest';
import { matchInSet } from '../../src/routing/match-path.ts';
import { ownAddress } from '../../src/routing/own-address.ts';
import { pathFor } from '../../src/routing/path-for.ts';
import { loadEveryPathSet, pathSetOf, type CountryCode } from '../../src/routing/path-sets/path-set-of.ts';
import { pathsOf } from '../../src/routing/path-sets/path-set.ts';
import type { Destination } from '../../src/routing/destination.ts';
import type { RouteName } from '../../src/routing/route-names.ts';

const codes: CountryCode[] = ['DEFAULT', 'ES', 'PT', 'DEBUG'];
beforeAll(loadEveryPathSet);

describe('ownAddress', () => {
  it.each<[string, CountryCode, string]>([
    ['/video/42', 'DEBUG', '/🎬/42'],
    ['/season/2/two?seriesId=1#now', 'ES', '/temporada/2/two?seriesId=1#now'],
    ['/temporada/2/dos', 'DEFAULT', '/season/2/dos'],
    ['/pesquisar?query=%C3%A9#a', 'ES', '/buscar?query=%C3%A9#a'],
    ['/🔑?from=%2Fhome', 'PT', '/entrar?from=%2Fhome'],
    [encodeURI('/🔴/7/🍿'), 'ES', '/directo/7/ver-juntos'],
    ['/mylist', 'PT', '/a-minha-lista'],
    ['/lista/favoritos', 'DEFAULT', '/mylist'],
    ['/inicio/', 'DEFAULT', '/home'],
  ])('%s on a site of %s is %s', (address, code, own) => {
    expect(decodeURI(ownAddress(address, code))).toBe(decodeURI(own));
  });

  it.each<[string, CountryCode]>([['/', 'ES'], ['/video/42', 'ES'], ['/video/42', 'DEFAULT'], ['/nowhere?a=1', 'ES'], ['//evil.example', 'DEFAULT'], ['', 'DEFAULT'], ['/%zz', 'DEBUG']])('%s stays as it is for %s', (address, code) => {
    expect(ownAddress(address, code)).toBe(address);
  });

  it('brings every route of every set to the same route of every other', () => {
    for (const from of codes) {
      for (const name of Object.keys(pathSetOf(from)) as RouteName[]) {
        const params = Object.fromEntries([...pathsOf(pathSetOf(from), name)[0].matchAll(/\{(\w+)\??\}/g)].map(([, key]) => [key!, `${key}-1`]));
        const destination = { name, params, query: { a: '1' }, hash: '#b' } as Destination;
        for (const to of codes) expect([from, to, ownAddress(pathFor(destination, from), to)]).toEqual([from, to, pathFor(destination, to)]);
      }
    }
  });
});

it('gives a word that two sets share to the same route in both', () => {
  for (const one of codes) {
    for (const name of Object.keys(pathSetOf(one)) as RouteName[]) {
      for (const path of pathsOf(pathSetOf(one), name)) {
        const written = path.replace(/\{(\w+)\??\}/g, 'v-$1');
        for (const other of codes) expect([written, other, matchInSet(written, pathSetOf(other))?.name ?? name]).toEqual([written, other, name]);
      }
    }
  }
});
