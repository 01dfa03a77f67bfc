import { changed } from '../../../src/contracts/wire/changed.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('what changed', changed, {
  whole: { subject: 'favourites', ids: ['1001'] }, needs: ['subject', 'ids'], refused: [['a subject of no list', { subject: 'tokens' }], ['an id that is a number', { ids: [1001] }]],
});
