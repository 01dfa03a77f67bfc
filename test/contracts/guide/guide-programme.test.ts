import { guideProgramme } from '../../../src/contracts/guide/guide-programme.ts';
import { programmeDetails, programmeQuery } from '../../../src/contracts/guide/programme-details.ts';
import { describeContract } from '../describe-contract.ts';
import { notWhole, programme, startMs } from '../sample-answers.ts';

const whole = {
  ...programme, subtitle: 'The storm', seriesId: 's', seasonNumber: 2, episodeNumber: 3, imageUrl: 'i', flags: ['LIVE', 'SIGNING'],
  catchUp: { from: startMs, until: startMs + 5 }, restartUntil: startMs + 9, reminder: true,
};

describeContract('a programme of the guide', guideProgramme, {
  whole, needs: ['id', 'title', 'start'], refused: [...notWhole('episodeNumber'), ...notWhole('seasonNumber')], forgives: ['catchUp'],
  reads: [['an unknown flag as unknown', { flags: ['NEW', 'SMELL'] }, { flags: ['NEW', 'UNKNOWN'] }], ['half a catch-up window as none', { catchUp: { from: startMs } }, { catchUp: undefined }]],
});

const channel = { id: 'c', name: 'Seven', accessLevel: 'GRANTED', eventId: '42' };
describeContract('the details of a programme', programmeDetails, {
  whole: { programme: whole, channel, series: { seriesId: 's', title: 'Storms' } }, needs: ['programme', 'channel'],
});
describeContract('a question for a programme', programmeQuery, { whole: { id: 'p' }, needs: ['id'] });
