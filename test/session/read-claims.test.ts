import { describe, expect, test } from 'vitest';
import { readClaims, viewerOf } from '../../src/session/read-claims.ts';

const claims = { id: 'cinema.ada', loc: 'GB', rol: 'USER', isGuest: false, name: 'Ada', pro: { id: 'cinema.ada.profile', tp: 'adult' }, exp: 2_000_000_000 };
const tokenOf = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('the viewer of a token', () => {
  test('has the opaque id and no other id', () => {
    const viewer = viewerOf(tokenOf({ ...claims, sid: 'session-1', vid: 'opaque' }));
    expect(viewer).toEqual({ who: 'member', id: 'opaque', displayName: 'Ada', profileType: 'adult' });
  });

  test('differs for two profiles of one name', () => {
    expect(viewerOf(tokenOf({ ...claims, vid: 'one' }))).not.toEqual(viewerOf(tokenOf({ ...claims, vid: 'two' })));
  });

  test.each([
    ['a guest', { ...claims, isGuest: true, vid: 'opaque' }, { who: 'guest', id: 'opaque' }],
    ['a restricted profile', { ...claims, pro: { ...claims.pro, restricted: true } }, { who: 'member', displayName: 'Ada', profileType: 'adult', restricted: true }],
    ['a member of a platform that names no viewers', claims, { who: 'member', displayName: 'Ada', profileType: 'adult' }],
  ])('of %s', (_who, payload, viewer) => {
    expect(viewerOf(tokenOf(payload))).toEqual(viewer);
  });

  test.each([undefined, '', 'nonsense', 'a.b.c', tokenOf({ ...claims, pro: {} }), tokenOf(null)])('without readable claims is a guest: %s', (token) => {
    expect(viewerOf(token)).toEqual({ who: 'guest' });
  });

  test('reads names outside of Latin', () => {
    expect(readClaims(tokenOf({ ...claims, name: 'نادية' }))?.name).toBe('نادية');
  });
});
