import type { AdBreak } from './ad-break.ts';

/**
 * The breaks that a viewer reached by moving on in a title, in their order.
 *
 * The last of them is shown; those before it were jumped over and are not made up for. Going back makes none due.
 *
 * @param done ids of breaks that were shown or jumped over
 * @param from seconds: where the viewer was
 * @param to seconds: where the viewer is
 * @source design/player.md "Ads"; chosen: one break after a jump over several, as on television sites
 */
export function breaksReached<T extends AdBreak>(breaks: readonly T[], done: ReadonlySet<string>, from: number, to: number): T[] {
  return breaks
    .filter(({ id, position, at }) => position === 'MID' && !done.has(id) && at > from && at <= to)
    .toSorted((one, other) => one.at - other.at);
}
