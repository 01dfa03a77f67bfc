import { confirmationAnswer, confirmationRequest } from '../../../src/contracts/identity/mail-proofs.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('a confirmation', confirmationRequest, { whole: { token: 't' }, needs: ['token'] });
describeContract('a confirmed e-mail', confirmationAnswer, { whole: { email: 'ada@example.test' }, needs: ['email'] });
