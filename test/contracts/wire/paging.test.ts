import { paging } from '../../../src/contracts/wire/paging.ts';
import { describeContract } from '../describe-contract.ts';
import { paging as whole } from '../sample-answers.ts';

describeContract('where a list goes on', paging, { whole, needs: ['moreDataAvailable'] });
