import { bankCardDetails } from '../../../../src/contracts/purchase/card-fields/bank-card-details.ts';
import { describeContract } from '../../describe-contract.ts';

describeContract('a bank card', bankCardDetails, {
  whole: { cardHolder: 'A Viewer', number: '4111111111111111', expiryMonth: 12, expiryYear: 2030, cvc: '123' },
  needs: ['cardHolder', 'number', 'expiryMonth', 'expiryYear', 'cvc'],
  refused: [
    ['a number with spaces', { number: '4111 1111 1111 1111' }], ['eleven digits', { number: '41111111111' }], ['twenty digits', { number: '41111111111111111111' }],
    ['a line break after the number', { number: '4111111111111111\n' }], ['digits of another script', { number: '٤١١١١١١١١١١١١١١١' }],
    ['month 0', { expiryMonth: 0 }], ['month 13', { expiryMonth: 13 }], ['half a month', { expiryMonth: 1.5 }],
    ['a code of two digits', { cvc: '12' }], ['a code of five', { cvc: '12345' }], ['a code of letters', { cvc: 'abc' }],
  ],
  accepted: [['twelve digits', { number: '411111111111' }], ['nineteen digits', { number: '4111111111111111111' }], ['a code of four', { cvc: '1234' }]],
});
