import { cardToken } from '../../../../src/contracts/purchase/card-fields/card-token.ts';
import { describeContract } from '../../describe-contract.ts';

describeContract('a card’s token', cardToken, { whole: { token: 't1', cardType: 'visa', last4Digits: '4242' }, needs: ['token', 'cardType', 'last4Digits'] });
