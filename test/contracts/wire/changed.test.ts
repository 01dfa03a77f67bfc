import { changed } from '../../../src/contracts/wire/changed.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('what changed', changed, {
  whole: { subject: 'favourites', ids: ['1001'] }, needs: ['subject', 'ids'], refused: [['a subject in words', { subject: 'your tokens' }], ['an id that is a number', { ids: [1001] }]],
  accepted: [['a subject of a newer platform', { subject: 'tokens' }]],
});
