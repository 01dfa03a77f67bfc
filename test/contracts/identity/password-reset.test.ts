import { passwordChange, passwordReset, resetRequest } from '../../../src/contracts/identity/password-reset.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('a request for a new password', resetRequest, { whole: { id: 'ada@example.test', provider: 'id' }, needs: ['id', 'provider'] });
describeContract('a new password', passwordReset, { whole: { token: 't', secret: 's' }, needs: ['token', 'secret'] });
describeContract('a change of a password', passwordChange, { whole: { current: 'c', secret: 's' }, needs: ['current', 'secret'] });
