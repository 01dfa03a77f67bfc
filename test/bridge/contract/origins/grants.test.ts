import { describe, expect, it } from 'vitest';
import { grants, holdsGrant, mayCall, noGrants } from '../../../../bridge/contract/origins/grants.ts';

describe('grants', () => {
  it('are off unless given', () => {
    expect(grants.parse({})).toEqual(noGrants);
  });
  it.each([[{ observe: 1 }], [{ control: 'true' }], [{ load: null }], [{ calls: 'all' }], [{ calls: ['*'] }], [{ calls: ['a b'] }], [{ calls: [''] }],
    [{ calls: [7] }], [{ calls: Array.from({ length: 201 }, () => 'a') }], ['all'], [null], [[]]])('%j is no grant', (raw) => {
    expect(grants.safeParse(raw).success).toBe(false);
  });
  it('a scope that nobody gave opens nothing', () => {
    const held = grants.parse({ calls: ['readHome', 'lists'] });
    expect([mayCall(held, 'readHome'), mayCall(held, 'readList', ['lists'])]).toEqual([true, true]);
    expect([mayCall(held, 'readList'), mayCall(held, 'pay', ['money']), mayCall(held, 'readHome2'), mayCall(noGrants, 'readHome', ['lists'])]).toEqual([false, false, false, false]);
  });
  it.each(['observe', 'control', 'load', 'calls'] as const)('%s is not held by nobody', (name) => {
    expect(holdsGrant(noGrants, name)).toBe(false);
    expect(holdsGrant({ observe: true, control: true, load: true, calls: ['a'] }, name)).toBe(true);
  });
});
