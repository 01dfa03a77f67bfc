import { expect, it } from 'vitest';
import { defineCall } from '../../src/api/call.ts';
import { nothing } from '../../src/contracts/wire/nothing.ts';
import { testSettings } from '../support/test-settings.ts';

const { endpoints } = testSettings;
const call = defineCall({ name: 'readSomething', method: 'GET', input: nothing, output: nothing, request: () => ({ path: '/' }) });

it('stays on the platform\'s origin, with a guest\'s token, unless it says otherwise', () => {
  expect([call.exposure, call.auth, call.envelope(endpoints), call.base(endpoints)]).toEqual(['frame', 'guest', 'plain', endpoints.v1]);
});

it('says otherwise', () => {
  const open = defineCall({ ...call, auth: 'none', exposure: 'partner', base: (settings) => settings.v2, envelope: () => 'rpc' });
  expect([open.exposure, open.auth, open.envelope(endpoints), open.base(endpoints)]).toEqual(['partner', 'none', 'rpc', endpoints.v2]);
});
