import { describe, expect, it } from 'vitest';
import type { MobileApp } from '../../../../src/contracts/identity/auth-provider.ts';
import { matchPath } from '../../../../src/routing/match-path.ts';
import { appAddress, appOf, handOverOf } from '../../../../src/rules/identity/providers/app-hand-over.ts';

const app: MobileApp = { name: 'arena-tv', bundleId: 'test.footlight.arena', scheme: 'test.footlight.arena', title: 'Arena TV' };
const read = (path: string, query: Record<string, string> = {}) => handOverOf({ match: matchPath(path), query });
const back = { code: 'c', state: 's' };

describe('a return for an app', () => {
  it.each([
    ['/oauth/sso/arena-tv', {}, { name: 'arena-tv' }],
    ['/mobile-external', { bundle_id: 'test.footlight.arena' }, { bundleId: 'test.footlight.arena' }],
    ['/mobile-external', {}, undefined],
    ['/oauth/sso', { bundle_id: 'b' }, { bundleId: 'b' }],
    ['/oidc', { bundle_id: 'b' }, { bundleId: 'b' }],
  ])('is known by %s %o', (path, query, meant) => expect(read(path, { ...back, ...query })?.app).toEqual(meant));

  it.each(['/oauth/sso', '/oidc', '/login', '/'])('is not %s', (path) => expect(read(path, back)).toBeUndefined());
  it('is none before the provider was asked', () => expect(read('/oidc', { bundle_id: 'b' })?.isReturn).toBe(false));

  it('hands over code and state, and no token or text that came beside them', () => {
    const brought = read('/oauth/sso/arena-tv', { ...back, id_token: 'secret', access_token: 'secret', error_description: 'call us', scheme: 'evil.app' })!;
    expect(appAddress(app, brought)).toBe('test.footlight.arena:/oauth?code=c&state=s');
  });

  it.each([['c&token=1#x', 's/../?'], ['"><script>', 's']])('writes %s and %s as values', (code, state) => {
    const address = appAddress(app, read('/mobile-external', { code, state })!)!;
    const [, query = ''] = address.split('?');
    expect([...new URLSearchParams(query)]).toEqual([['code', code], ['state', state]]);
    expect(address).toMatch(/^test\.footlight\.arena:\/oauth\?code=[\w%.-]*&state=[\w%.-]*$/);
  });

  it.each<[string, Record<string, string>]>([['no code', { state: 's' }], ['no state', { code: 'c' }], ['a line break', { code: 'c\n', state: 's' }], ['too much', { code: 'c'.repeat(2049), state: 's' }], ['nothing', {}]])(
    'is handed over nothing by %s', (_, query) => expect(appAddress(app, read('/mobile-external', query)!)).toBeUndefined(),
  );
});

describe('the app of a return', () => {
  const find = (meant: { name: string } | { bundleId: string } | undefined, apps = [app]) => appOf(apps, { app: meant });
  it('is one that the tenant registered', () => {
    expect(find({ name: 'arena-tv' })).toBe(app);
    expect(find({ bundleId: 'test.footlight.arena' })).toBe(app);
  });
  it.each(['<img src=x onerror=alert(1)>', 'Arena-TV', '__proto__', 'constructor', '', 'javascript:alert(1)'])('is not %s', (name) => {
    expect([find({ name }), find({ bundleId: name })]).toEqual([undefined, undefined]);
  });
  it('is none without a name', () => expect(find(undefined)).toBeUndefined());
  it.each(['javascript', 'https', 'http', 'data', 'file', 'blob', 'intent', 'vbscript', 'mailto', 'arena', 'java script.x', 'a.b:c', '.a', 'a.', 'a.b\n', 'A.B'])('has a scheme that is a domain name in reverse, which %s is not', (scheme) => {
    expect(find({ name: 'arena-tv' }, [{ ...app, scheme }])).toBeUndefined();
  });
});
