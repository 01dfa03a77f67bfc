import { deviceCode, deviceDecision, deviceFound, deviceQuestion, deviceRequest, deviceStart, deviceState } from '../../../src/contracts/identity/device.ts';
import { describeContract } from '../describe-contract.ts';
import { tokens } from '../sample-answers.ts';

const start = { id: 'd1', deviceCode: 'secret', userCode: 'BCDF-GHJK', compareCode: '42', expiresAt: '2026-01-01T00:00:00.000Z', intervalMs: 5000 };

describeContract('a device that waits', deviceStart, { whole: start, becomes: { ...start, expiresAt: Date.UTC(2026, 0, 1) }, needs: Object.keys(start) });
describeContract('a device', deviceRequest, { whole: { name: 'Television' }, needs: ['name'] });
describeContract('a device’s own code', deviceCode, { whole: { deviceCode: 'secret' }, needs: ['deviceCode'] });
describeContract('where a device stands', deviceState, {
  whole: { status: 'signed-in', answer: { ...tokens, missingInformationStatus: 'COMPLETE', linkedAccounts: [] } }, needs: ['status'],
  reads: [['a status of a newer platform: over', { status: 'frozen' }, { status: 'expired' }]],
});
describeContract('which device is meant', deviceQuestion, { whole: { userCode: 'BCDFGHJK', id: 'd1' }, needs: [] });
describeContract('a device that was found', deviceFound, { whole: { id: 'd1', name: 'Television' }, needs: ['id', 'name'] });
describeContract('what a viewer says of a device', deviceDecision, { whole: { id: 'd1', allow: true, userCode: 'BCDFGHJK', compareCode: '42' }, needs: ['id', 'allow'] });
