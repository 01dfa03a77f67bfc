import { adjacentVods, adjacentVodsQuery, trailerQuery } from '../../../src/contracts/playback/adjacent-vods.ts';
import { describeContract } from '../describe-contract.ts';
import { item, oneBroken } from '../sample-answers.ts';

describeContract('the videos around one', adjacentVods, {
  whole: { precedingVods: [item], followingVods: [item] }, needs: [], defaults: { precedingVods: [], followingVods: [] },
  reads: [oneBroken('precedingVods', item), oneBroken('followingVods', item)],
});
describeContract('a question for the videos around one', adjacentVodsQuery, { whole: { id: '1', size: 9, playlistId: '4001' }, needs: ['id'], defaults: { size: 5 } });
describeContract('a question for a trailer', trailerQuery, { whole: { id: '1', trailerId: 't1' }, needs: ['id', 'trailerId'] });
