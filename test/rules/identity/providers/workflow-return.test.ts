import { expect, it } from 'vitest';
import { workflowReturnOf } from '../../../../src/rules/identity/providers/workflow-return.ts';

const response = { state: 'st1', token: 't1', iss: 'http://partner-id.localhost' };
const said = (text: unknown, ready = 'true') => ({ PAGE_READY: ready, workflowResponse: typeof text === 'string' ? text : JSON.stringify(text) });

/** @source spec 3 §4 "On return with PAGE_READY true and a workflow response, exchange its token … Otherwise … run the workflow" */
it.each<[string, Record<string, string>, object | undefined]>([
  ['ready, with a response: its token is exchanged', said(response), { state: 'st1', code: 't1', iss: response.iss }],
  ['without an issuer', said({ state: 'st1', token: 't1' }), { state: 'st1', code: 't1' }],
  ['beside what the sign-in is for', { from: '/epg', type: 'login', ...said(response) }, { state: 'st1', code: 't1', iss: response.iss }],
  ['a failed workflow has no token', said({ state: 'st1', error: 'server_error' }), { state: 'st1', error: 'server_error' }],
  ['an error beside a token: the error', said({ ...response, error: 'access_denied' }), { state: 'st1', error: 'access_denied', iss: response.iss }],
  ['not ready', said(response, 'false'), undefined],
  ['ready in other words', said(response, 'TRUE'), undefined],
  ['ready twice over', said(response, 'true,true'), undefined],
  ['a response without the word', { workflowResponse: JSON.stringify(response) }, undefined],
  ['ready without a response', { PAGE_READY: 'true' }, undefined],
  ['a code of another way', { PAGE_READY: 'true', code: 'c1', state: 'st1' }, undefined],
  ['an empty response', said(''), undefined],
  ['no JSON', said('{'), undefined],
  ['a list', said([response]), undefined],
  ['null', said('null'), undefined],
  ['no state', said({ token: 't1' }), undefined],
  ['a token that is no text', said({ ...response, token: { toString: 1 } }), undefined],
  ['an empty token', said({ ...response, token: '' }), undefined],
  ['neither token nor error', said({ state: 'st1' }), undefined],
  ['fields of every object', said('{"__proto__":{"state":"st1","token":"t1"}}'), undefined],
  ['nothing', {}, undefined],
])('%s', (_, query, back) => {
  expect(workflowReturnOf(query)).toEqual(back);
});

it('no markup of an answer becomes a text of ours: it is a code', () => {
  expect(workflowReturnOf(said({ state: 'st1', error: '<img src=x onerror=alert(1)>', error_description: '<b>call us</b>' }))).toEqual({ state: 'st1', error: '<img src=x onerror=alert(1)>' });
});
