import { apiErrorBody } from '../../../src/contracts/wire/api-error-body.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('a failure', apiErrorBody, {
  whole: { code: 'LICENCE_REQUIRED', messages: ['m'], details: { licences: ['m'], missingFields: ['f'], field: 'f', country: 'GB' } }, needs: ['code'], defaults: { messages: [] },
  refused: [['a licence that is no text', { details: { licences: [{}] } }], ['messages with a hole', { messages: [null] }]],
});
