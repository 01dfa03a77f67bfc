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
