import { shelfOf } from './shelves.ts';
import type { Heard } from './two-doors.ts';
import { buy, changeCard, useVerb } from './take-step.ts';
import type { Walker } from './walker.ts';

const codeOf = ({ body }: Heard): string => (body as { code?: string }).code ?? '';

/** Answers to who buys what need not be bought: it is held, or a licence that includes it is. */
const isHeld = (heard: Heard): boolean => heard.status === 409 && ['licenceAlreadyActive', 'INVALID_TIER_CHANGE'].includes(codeOf(heard));

/**
 * Tries to come to a licence from wherever a walk ended: to buy it by a good card, or to end a pause by one, or to cancel and buy then.
 *
 * @returns what was in the way; undefined where the viewer watches in the end
 */
export async function stuckAt(walker: Walker): Promise<string | undefined> {
  const tries = async () => (await buy(walker, { rung: 'low', by: 'good', pays: 'once', at: 0, voucher: undefined })).at(-1)!;
  const first = await tries();
  // Another viewer was faster with the last use of a voucher: the basket is looked at again, as the answer says.
  const last = codeOf(first) === 'stale-basket' ? await tries() : first;
  if (last.status === 200 || isHeld(last)) return undefined;
  if (codeOf(last) !== 'licencePaused') return `the licence could not be bought: ${JSON.stringify(last)}`;
  const { licenceId } = shelfOf(walker, 'low');
  const ways = [...await changeCard(walker, 1, 'good', licenceId), ...await useVerb(walker, 0, 'resume', licenceId)];
  if (ways.at(-1)?.status === 200) return undefined;
  const [cancelled] = await useVerb(walker, 1, 'cancelAnyway', licenceId);
  return cancelled?.status === 200 ? undefined : `a pause without an end: ${JSON.stringify([...ways, cancelled])}`;
}
