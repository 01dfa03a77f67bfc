import { favouriteVod, favouriteVods, favouriteVodsQuery } from '../../../src/contracts/lists/favourite-vods.ts';
import { describeContract } from '../describe-contract.ts';
import { item, oneBroken, paging } from '../sample-answers.ts';

describeContract('favourites without a list', favouriteVods, { whole: { vods: [item], paging }, needs: ['vods', 'paging'], reads: [oneBroken('vods', item)] });
describeContract('a question for them', favouriteVodsQuery, { whole: { rpp: 5, lastSeen: 'c' }, needs: [], defaults: { rpp: 9 } });
describeContract('one of them', favouriteVod, { whole: { id: '1001' }, needs: ['id'] });
