import { describe, expect, it } from 'vitest';
import { providerKinds } from '../../../../src/contracts/identity/auth-provider.ts';
import { waysOf, type ProviderWays } from '../../../../src/rules/identity/providers/provider-ways.ts';

type Row = [kind: (typeof providerKinds)[number], flow: ProviderWays['flow'], can: string];

/** The rows of spec 3 §2 and §6, and of the issue. */
const rows: Row[] = [
  ['id', 'password', 'signUp reset security'],
  ['google', 'dialog', 'signUp link unlink'],
  ['facebook', 'dialog', 'signUp link unlink'],
  ['apple', 'posted', 'signUp link unlink'],
  ['generic-oauth', 'redirect', 'logout link unlink'],
  ['openid', 'redirect', 'signUp silent logout link unlink'],
  ['opin', 'redirect', ''],
  ['partner', 'workflow', ''],
  ['pbr', 'password', 'signUp reset security'],
  ['sptv', 'password', ''],
  ['GIGYA', 'password', 'link unlink'],
  ['adobe-dcr', 'regcode', 'picker unlink'],
  ['primetime', 'regcode', 'picker unlink'],
];

describe('what a provider can do', () => {
  it.each(rows)('%s signs in by %s and can: %s', (kind, flow, can) => {
    const { flow: how, ...all } = waysOf(kind);
    expect(how).toBe(flow);
    expect(Object.entries(all).filter(([, able]) => able).map(([name]) => name).sort().join(' ')).toBe(can.split(' ').sort().join(' '));
  });

  it('is said of every kind', () => expect(rows.map(([kind]) => kind)).toEqual([...providerKinds]));
  it('is nothing for one that this build does not know', () => expect(waysOf('UNKNOWN')).toMatchObject({ signUp: false, reset: false, link: false }));
});
