import * as z from 'zod/mini';
import { endedSessions, openSessionQuery, openSessions } from '../../../contracts/identity/open-session.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** Where this account is signed in. chosen: these calls, as the specification has none */
export const readSessions = defineCall({
  name: 'readSessions', method: 'GET', auth: 'member',
  input: z.object({}), output: openSessions,
  request: () => ({ path: '/user/sessions' }),
});

/** Signs out there. */
export const endOpenSession = defineCall({
  name: 'endOpenSession', method: 'DELETE', auth: 'member',
  input: openSessionQuery, output: nothing,
  request: ({ sessionId }) => ({ path: pathOf`/user/sessions/${sessionId}` }),
});

/** Signs out everywhere but here. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions', method: 'POST', auth: 'member',
  input: z.object({}), output: endedSessions,
  request: () => ({ path: '/user/sessions/end-others', body: {} }),
});
