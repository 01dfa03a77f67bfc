import type { HeldLicence } from '../../../src/contracts/purchase/held-licence.ts';
import type { Heard } from './two-doors.ts';
import { otherDoor } from './walk-payment.ts';
import type { Walker } from './walker.ts';

/** What the viewer holds or held, as a page shows it. */
export async function licencesOf(walker: Walker, at: 0 | 1): Promise<HeldLicence[]> {
  return ((await walker.ask(at, { method: 'GET', path: '/api/v2/user/licence' })).body as { licences: HeldLicence[] }).licences;
}

export interface Change { licenceId: string; method: 'POST' | 'PUT' | 'DELETE' | 'PATCH'; path: string; body?: unknown }

/** Changes a licence at one process, from what the other one showed. */
export async function changeLicence(walker: Walker, at: 0 | 1, { licenceId, method, path, body = {} }: Change): Promise<Heard[]> {
  const held = (await licencesOf(walker, otherDoor(at))).find((one) => one.licenceId === licenceId);
  if (!held) return [];
  return [await walker.ask(at, { method, path: `/api/v2/${path}`, headers: { 'if-match': `"${held.version}"` }, ...(method === 'DELETE' ? {} : { body }) })];
}
