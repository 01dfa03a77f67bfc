import { passwordChange, passwordReset, recoveryQuestion, recoveryWays, resetRequest } from '../../../src/contracts/identity/password-reset.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('a request for a new password', resetRequest, { whole: { id: 'ada@example.test', provider: 'id' }, needs: ['id', 'provider'] });
describeContract('a new password', passwordReset, { whole: { token: 't', secret: 's' }, needs: ['token', 'secret'] });
describeContract('a question for other ways in', recoveryQuestion, { whole: { token: 't' }, needs: ['token'] });
describeContract('other ways in', recoveryWays, { whole: { ways: [{ kind: 'PASSKEY', name: 'Phone', addedAt: '2026-01-01T00:00:00.000Z' }] }, becomes: { ways: [{ kind: 'PASSKEY', name: 'Phone', addedAt: Date.UTC(2026, 0, 1) }] }, needs: ['ways'] });
describeContract('a change of a password', passwordChange, { whole: { current: 'c', secret: 's' }, needs: ['current', 'secret'] });
