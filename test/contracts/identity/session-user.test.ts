import { sessionUser } from '../../../src/contracts/identity/session-user.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('the claims of a token', sessionUser, {
  whole: { id: 'u1', loc: 'ES', rol: 'user', isGuest: false, pro: { id: 'p1', tp: 'adult' }, name: 'Ada', sid: 's1', vid: 'v1', exp: 1_800_000_000 },
  needs: ['id', 'loc', 'rol', 'isGuest', 'pro', 'exp'],
  refused: [['a profile without a kind', { pro: { id: 'p1' } }], ['an expiry between two seconds', { exp: 1.5 }], ['an expiry as text', { exp: '2027-01-01' }]],
});
