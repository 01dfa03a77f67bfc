import { endedSessions, openSession, openSessionQuery, openSessions } from '../../../src/contracts/identity/open-session.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken, startMs } from '../sample-answers.ts';

const whole = { id: 's', userAgent: 'Firefox', startedAt: startMs, lastUsedAt: startMs, current: true };

describeContract('an open session', openSession, { whole, needs: ['id', 'startedAt', 'lastUsedAt'], defaults: { userAgent: '', current: false } });
describeContract('the open sessions of an account', openSessions, { whole: { sessions: [whole] }, needs: ['sessions'], reads: [oneBroken('sessions', whole)] });
describeContract('which session', openSessionQuery, { whole: { sessionId: 's' }, needs: ['sessionId'] });
describeContract('how many sessions ended', endedSessions, { whole: { ended: 2 }, needs: ['ended'] });
