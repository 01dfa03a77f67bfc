import { expect, it } from 'vitest';
import { rpcAnswer, rpcRequest } from '../../../src/contracts/wire/rpc-envelope.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('an answer in an envelope', rpcAnswer, { whole: { id: '1', error: { code: 'c', messages: [] } }, needs: ['id'], refused: [['an error without its code', { error: {} }]] });

it.each([{ id: 'ada' }, [], 'text', null])('carries %j as the parameters of a request', (params) => {
  const request = { id: '1', method: 'login', params };
  expect(rpcRequest.parse(request)).toEqual(request);
});

it.each([{ method: 'login', params: {} }, { id: '1', params: {} }, { id: 1, method: 'login', params: {} }])('is no request: %j', (value) => {
  expect(rpcRequest.safeParse(value).success).toBe(false);
});
