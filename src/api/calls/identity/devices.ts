import { deviceCode, deviceDecision, deviceFound, deviceQuestion, deviceRequest, deviceStart, deviceState } from '../../../contracts/identity/device.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';

/** A device asks to be signed in from another one. @source RFC 8628 §3.1; chosen: the calls of devices, as spec 3 names their pages alone */
export const startDevice = defineCall({
  name: 'startDevice', method: 'POST', base: (e) => e.v2,
  input: deviceRequest, output: deviceStart,
  request: (body) => ({ path: '/devices', body }),
});

/** Whether somebody has signed the device in meanwhile. @source RFC 8628 §3.4 */
export const pollDevice = defineCall({
  name: 'pollDevice', method: 'POST', base: (e) => e.v2,
  input: deviceCode, output: deviceState,
  request: (body) => ({ path: '/devices/poll', body }),
});

/** The device that waits with a code. */
export const findDevice = defineCall({
  name: 'findDevice', method: 'POST', base: (e) => e.v2, auth: 'member',
  input: deviceQuestion, output: deviceFound,
  request: (body) => ({ path: '/devices/find', body }),
});

/** Signs the device in, or sends it away. */
export const decideDevice = defineCall({
  name: 'decideDevice', method: 'POST', base: (e) => e.v2, auth: 'member',
  input: deviceDecision, output: nothing,
  request: (body) => ({ path: '/devices/decide', body }),
});
