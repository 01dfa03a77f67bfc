import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { itemWays } from '../../../rules/guide/item-ways.ts';
import { NavLink } from '../../nav-link/nav-link.tsx';
import { ProgrammePanel } from './programme-panel.tsx';
import { useAirs } from './use-airs.ts';

/**
 * A channel's programmes under its card, and a way to the beginning of the one that is on. The card itself leads to it live.
 *
 * @source spec 1 §2.4 "Now-and-next programme card"; chosen: the way shows on the card that is pointed at or has the focus, so that a row stays one tab stop
 */
export function ProgrammeCard({ item }: { item: ContentItem }) {
  const airs = useAirs(item);
  const label = useLabel();
  const { viewer: viewerSignal, settings } = useRuntime().store.context;
  const viewer = useSignal(viewerSignal);
  const restart = itemWays(item, airs, { now: airs.at, viewer, settings }).find(({ labelKey }) => labelKey === 'restartProgramme');
  return (
    <>
      <ProgrammePanel airs={airs} />
      {restart && <div className="fl-programme__restart"><NavLink to={restart.route} variant="secondary" size="small">{label(restart.labelKey)}</NavLink></div>}
    </>
  );
}
