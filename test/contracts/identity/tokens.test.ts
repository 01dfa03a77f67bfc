import { loginAnswer, loginRequest, refreshAnswer, tokens } from '../../../src/contracts/identity/tokens.ts';
import { describeContract } from '../describe-contract.ts';
import { tokens as pair } from '../sample-answers.ts';

describeContract('tokens', tokens, { whole: pair, needs: ['authorisationToken', 'refreshToken'] });
describeContract('an answer to a sign-in', loginAnswer, {
  whole: { ...pair, linkedAccounts: [{ provider: 'telco' }] }, needs: ['authorisationToken', 'refreshToken'], defaults: { linkedAccounts: [] },
  refused: [['an account without its provider', { linkedAccounts: [{}] }]],
});
describeContract('a sign-in', loginRequest, { whole: { id: 'ada@example.test', secret: 's' }, needs: ['id', 'secret'] });
describeContract('a renewal', refreshAnswer, { whole: pair, needs: ['authorisationToken'] });
