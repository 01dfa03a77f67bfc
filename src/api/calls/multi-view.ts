import { multiView, multiViewHeartbeat, multiViewQuery } from '../../contracts/playback/multi-view.ts';
import { nothing } from '../../contracts/wire/nothing.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** The angles of an event with their streams. @source spec 1 §2.4 "Multi-view player"; chosen: the path, as the spec shows none */
export const readMultiView = defineCall({
  name: 'readMultiView', method: 'GET', exposure: 'partner', base: (e) => e.v4,
  input: multiViewQuery, output: multiView,
  request: ({ id }) => ({ path: pathOf`/event/${id}/multiview` }),
});

/** Says which angles are watched, in which layout. @source spec 1 §7 "/v1/multiviewHeartbeat (method not shown)"; chosen: POST */
export const sendMultiViewHeartbeat = defineCall({
  name: 'sendMultiViewHeartbeat', method: 'POST', exposure: 'partner',
  input: multiViewHeartbeat, output: nothing,
  request: (body) => ({ path: '/multiviewHeartbeat', body }),
});
