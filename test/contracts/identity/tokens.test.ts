import { refreshAnswer, tokens } from '../../../src/contracts/identity/tokens.ts';
import { describeContract } from '../describe-contract.ts';
import { tokens as pair } from '../sample-answers.ts';

describeContract('tokens', tokens, { whole: pair, needs: ['authorisationToken', 'refreshToken'] });
describeContract('a renewal', refreshAnswer, { whole: pair, needs: ['authorisationToken'] });
