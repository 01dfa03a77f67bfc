import { impersonationEntry, impersonationLink, impersonationRequest } from '../../../src/contracts/identity/impersonation.ts';
import { describeContract } from '../describe-contract.ts';

const link = { token: 't', expiresAt: '2026-01-01T00:00:00.000Z' };

describeContract('whom to act as', impersonationRequest, { whole: { email: 'ada@example.test' }, needs: ['email'] });
describeContract('a link to act as a member', impersonationLink, { whole: link, becomes: { ...link, expiresAt: Date.UTC(2026, 0, 1) }, needs: ['token', 'expiresAt'] });
describeContract('the use of such a link', impersonationEntry, { whole: { token: 't' }, needs: ['token'] });
