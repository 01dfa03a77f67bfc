import type { PlanQuote } from '../../../src/contracts/purchase/plan.ts';
import { changeLicence, licencesOf } from './change-licence.ts';
import type { Heard } from './two-doors.ts';
import { otherDoor } from './walk-payment.ts';
import type { StepOf } from './walk-step.ts';
import type { Walker } from './walker.ts';

/** Looks at what another licence of the family would cost, as the pages of what is held offer it, and takes it: pressed at both processes at once where the viewer is impatient. */
export async function changePlan(walker: Walker, { pays, at }: StepOf<'changePlan'>): Promise<Heard[]> {
  const offered = (await licencesOf(walker, at)).flatMap(({ licenceId, plans }) => (plans ?? []).map(({ sku }) => ({ licenceId, sku })));
  const [body] = offered;
  if (!body) return [];
  const shown = await walker.ask(otherDoor(at), { method: 'POST', path: '/api/v2/basket/changes', body });
  if (shown.status !== 200) return [shown];
  const accept = (door: 0 | 1) => walker.ask(door, { method: 'POST', path: `/api/v2/basket/changes/${(shown.body as PlanQuote).quoteId}`, body: {} });
  return [shown, ...await Promise.all(pays === 'once' ? [accept(at)] : [accept(at), accept(otherDoor(at))])];
}

/** Takes a change back that waits for the end of what is paid. */
export async function keepPlan(walker: Walker, at: 0 | 1): Promise<Heard[]> {
  const changing = (await licencesOf(walker, at)).find(({ nextPlan }) => nextPlan);
  return changing ? changeLicence(walker, at, { licenceId: changing.licenceId, method: 'DELETE', path: `basket/changes/${changing.licenceId}` }) : [];
}
