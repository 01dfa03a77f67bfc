import { expect, it } from 'vitest';
import { matchPath } from '../../../src/routing/match-path.ts';
import { pathFor } from '../../../src/routing/path-for.ts';
import { afterSignIn } from '../../../src/rules/identity/after-sign-in.ts';
import { signInDestination } from '../../../src/rules/identity/sign-in-destination.ts';

const placeOf = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return { address, match: matchPath(path), query: Object.fromEntries(new URLSearchParams(search)) };
};

it.each([
  ['/', '/login'],
  ['/home', '/login?from=%2Fhome'],
  ['/video/42/the-long-night?playlistId=3', '/login?from=%2Fvideo%2F42%2Fthe-long-night%3FplaylistId%3D3'],
  ['/purchase?eventId=42&licences=l1&from=/video/42', '/login?entryPage=%2Fpurchase&licences=l1&eventId=42&from=%2Fvideo%2F42'],
  ['/login?from=/mylist', '/login?from=%2Fmylist'],
  ['/nowhere', '/login'],
])('a guest on %s signs in at %s', (address, path) => {
  expect(pathFor(signInDestination(placeOf(address)))).toBe(path);
});

it.each(['/home', '/video/42/the-long-night?playlistId=3', '/live/7', '/mylist'])('and comes back to %s', (address) => {
  expect(afterSignIn(signInDestination(placeOf(address)).query ?? {})).toBe(address);
});

it('and comes back to the purchase with all that it was for', () => {
  const back = afterSignIn(signInDestination(placeOf('/purchase?eventId=42&licences=l1&from=/video/42')).query ?? {});
  expect(placeOf(decodeURIComponent(back)).query).toEqual({ eventId: '42', licences: 'l1', from: '/video/42' });
});
