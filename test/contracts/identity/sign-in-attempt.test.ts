import { attemptKey, attemptState, authUriAnswer, exchangeRequest, logoutUriAnswer, providerReturn, signInAttempt } from '../../../src/contracts/identity/sign-in-attempt.ts';
import { describeContract } from '../describe-contract.ts';
import { tokens } from '../sample-answers.ts';

const attempt = { id: 'a1', secret: 's1', state: 'st', expiresAt: '2026-01-01T00:00:00.000Z' };
const read = { ...attempt, expiresAt: Date.UTC(2026, 0, 1) };

describeContract('an attempt to sign in', signInAttempt, { whole: attempt, becomes: read, needs: ['id', 'secret', 'state', 'expiresAt'] });
describeContract('where a provider is asked', authUriAnswer, {
  whole: { authorisationUri: 'http://sso.localhost/auth', silentAuthorisationUri: 'http://sso.localhost/auth?prompt=none', attempt },
  becomes: { authorisationUri: 'http://sso.localhost/auth', silentAuthorisationUri: 'http://sso.localhost/auth?prompt=none', attempt: read },
  needs: ['authorisationUri', 'attempt'],
});
describeContract('what a provider brought back', providerReturn, { whole: { state: 'st', code: 'c', idToken: 't', iss: 'i', posted: 'p', error: 'access_denied' }, needs: ['state'] });
describeContract('where an attempt stands', attemptState, {
  whole: { status: 'signed-in', answer: { ...tokens, missingInformationStatus: 'COMPLETE', linkedAccounts: [] }, person: { provider: 'google', name: 'Ada', email: 'ada@example.test' }, compareCode: '42', code: 'sorrySomethingWentWrong' },
  needs: ['status'],
  reads: [['a status of a newer platform: a failure', { status: 'frozen' }, { status: 'failed' }]],
});
describeContract('the key of an attempt', attemptKey, { whole: { id: 'a1', secret: 's1' }, needs: ['id', 'secret'] });
describeContract('what ends an attempt', exchangeRequest, {
  whole: { id: 'a1', secret: 's1', provider: 'google', state: 'st', code: 'c', idToken: 't', iss: 'i', posted: 'p', error: 'access_denied' }, needs: ['id', 'secret', 'provider', 'state'],
});
describeContract('where a session at a provider ends', logoutUriAnswer, { whole: { logoUri: 'http://sso.localhost/end', logoutUri: 'http://sso.localhost/end' }, needs: ['logoUri'] });
