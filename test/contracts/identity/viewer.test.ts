import { viewer } from '../../../src/contracts/identity/viewer.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('who is watching', viewer, {
  whole: { who: 'member', id: 'v1', displayName: 'Ada', profileType: 'child' }, needs: ['who'],
  refused: [['a third kind of viewer', { who: 'admin' }], ['an empty kind', { who: '' }], ['a profile of no list', { profileType: 'pet' }]],
});
