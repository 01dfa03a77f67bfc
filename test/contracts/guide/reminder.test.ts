import { reminder, reminderQuery, reminders } from '../../../src/contracts/guide/reminder.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken, startMs } from '../sample-answers.ts';

const whole = { programmeId: 'p', title: 'News', start: startMs, end: startMs + 60_000, remindAt: startMs - 300_000, due: true, channel: { id: 'c', name: 'Seven', eventId: '42' } };

describeContract('a reminder', reminder, { whole, needs: Object.keys(whole).filter((key) => key !== 'due'), defaults: { due: false } });
describeContract('the reminders of a viewer', reminders, { whole: { reminders: [whole] }, needs: ['reminders'], reads: [oneBroken('reminders', whole)] });
describeContract('which programme a reminder is of', reminderQuery, { whole: { programmeId: 'p' }, needs: ['programmeId'] });
