import { magicCode, magicLinkFacts, magicLinkLook, magicLinkProof, magicLinkRequest, magicLinkStarted } from '../../../src/contracts/identity/magic-link.ts';
import { describeContract } from '../describe-contract.ts';

const attempt = { id: 'a', secret: 's' };
describeContract('a wish for a magic link', magicLinkRequest, { whole: { email: 'ada@example.test' }, needs: ['email'] });
describeContract('a magic link on its way', magicLinkStarted, { whole: { attempt, expiresAt: '2026-01-05T10:00:00Z' }, becomes: { attempt, expiresAt: Date.UTC(2026, 0, 5, 10) }, needs: ['attempt', 'expiresAt'], refused: [['half an attempt', { attempt: { id: 'a' } }]] });
describeContract('an opened magic link', magicLinkLook, { whole: { token: 't', attempt }, needs: ['token'] });
describeContract('whose magic link it is', magicLinkFacts, { whole: { email: 'a•••@example.test', isSameBrowser: true }, needs: ['email', 'isSameBrowser'] });
describeContract('the code of a magic link', magicCode, { whole: { code: '123456' }, needs: ['code'] });
describeContract('the proof of a magic link', magicLinkProof, { whole: { attempt, token: 't', code: '123456' }, needs: ['attempt'] });
