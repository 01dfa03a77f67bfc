import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { newProfile, pinChange, profile, profileChange, profileChoice, profileList, profileRemoval } from '../../../src/contracts/identity/profile.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken } from '../sample-answers.ts';

const whole = { id: 'p', name: 'Leo', type: 'child', avatar: '/a.svg', parentalLevel: 'RESTRICTED', hasPin: true, current: true };

describeContract('a profile', profile, { whole, needs: ['id', 'name', 'type', 'parentalLevel'], defaults: { hasPin: false, current: false } });
describeContract('the profiles of an account', profileList, { whole: { profiles: [whole], most: 5, mayManage: true }, needs: ['profiles', 'most'], defaults: { mayManage: false }, reads: [oneBroken('profiles', whole)] });
describeContract('a new profile', newProfile, { whole: { name: 'Leo', type: 'child', avatar: '/a.svg' }, needs: ['name', 'type'] });
describeContract('a change of a profile', profileChange, { whole: { profileId: 'p', name: 'Leo', avatar: '/a.svg', parentalLevel: 'RESTRICTED' }, needs: ['profileId'] });
describeContract('a removal of a profile', profileRemoval, { whole: { profileId: 'p' }, needs: ['profileId'] });
describeContract('who is to watch', profileChoice, { whole: { profileId: 'p', pin: '1234' }, needs: ['profileId'] });
describeContract('a new PIN', pinChange, { whole: { profileId: 'p', pin: '1234', current: '4321' }, needs: ['profileId'] });

describe('a name of a profile', () => {
  const read = (name: unknown) => z.safeParse(newProfile, { name, type: 'child' }).data?.name;

  it('is taken without the spaces around it', () => {
    expect(read('  Leo ')).toBe('Leo');
  });

  it.each([['thirty letters', 'A'.repeat(30)], ['thirty letters beyond the basic plane', '𝔸'.repeat(30)], ['thirty letters between spaces', ` ${'A'.repeat(30)} `]])('can have %s', (_what, name) => {
    expect(read(name)).toBe(name.trim());
  });

  it.each([['empty', ''], ['spaces alone', '   '], ['a letter too long', 'A'.repeat(31)], ['a number', 5], ['null', null]])('is refused where it is %s', (_what, name) => {
    expect(read(name)).toBeUndefined();
  });
});
