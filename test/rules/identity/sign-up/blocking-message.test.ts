import { expect, test } from 'vitest';
import { blockingMessage } from '../../../../src/rules/identity/sign-up/blocking-message.ts';

const wrapped = (json: string) => `BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to beforeCreate returned HTTP error 403: ${json}))`;

test.each([
  ['the message of the first object', wrapped('{"error":{"details":{},"message":"Ask our team.","status":"PERMISSION_DENIED"}}'), 'Ask our team.'],
  ['braces in a text do not count', wrapped('{"error":{"message":"Not {here}, not \\"there}\\"."}}'), 'Not {here}, not "there}".'],
  ['the first of two objects', wrapped('{"error":{"message":"One"}} {"error":{"message":"Two"}}'), 'One'],
  ['no object', 'INTERNAL', undefined],
  ['an object that never ends', wrapped('{"error":{"message":"cut off'), undefined],
  ['what is no JSON', wrapped('{error}'), undefined],
  ['an object without a message', wrapped('{"error":{"code":7}}'), undefined],
  ['an empty message', wrapped('{"error":{"message":"  "}}'), undefined],
  ['a message that is no text', wrapped('{"error":{"message":{"html":"<b>"}}}'), undefined],
])('%s', (_what, text, message) => expect(blockingMessage(text)).toBe(message));

test('a page of text is cut', () => expect(blockingMessage(`{"error":{"message":"${'a'.repeat(900)}"}}`)).toHaveLength(300));
