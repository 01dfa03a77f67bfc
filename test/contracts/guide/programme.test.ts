import { programme } from '../../../src/contracts/guide/programme.ts';
import { describeContract } from '../describe-contract.ts';
import { programme as whole, start } from '../sample-answers.ts';

describeContract('a programme', programme, { whole: { ...whole, start }, becomes: whole, needs: ['id', 'title', 'start'], refused: [['an end in words', { end: 'late' }]] });
