import { loginRequest, signInAnswer } from '../../../src/contracts/identity/sign-in-answer.ts';
import { describeContract } from '../describe-contract.ts';
import { tokens } from '../sample-answers.ts';

describeContract('an answer to a sign-in', signInAnswer, {
  whole: { ...tokens, missingInformationStatus: 'MISSING_INFORMATION', linkedAccounts: [{ provider: 'telco' }] },
  needs: ['authorisationToken', 'refreshToken'], defaults: { missingInformationStatus: 'COMPLETE', linkedAccounts: [] },
  refused: [['an account without its provider', { linkedAccounts: [{}] }]],
});
describeContract('a sign-in', loginRequest, { whole: { id: 'ada@example.test', secret: 's', captchaToken: 'c' }, needs: ['id', 'secret'] });
