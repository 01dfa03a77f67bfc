import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { ProgrammePanel } from './programme-panel.tsx';
import { useAirs } from './use-airs.ts';

/**
 * A channel's programmes under its card, and a way to the beginning of the one that is on. The card itself leads to it live.
 *
 * @source spec 1 §2.4 "Now-and-next programme card"; chosen: the way shows on the card that is pointed at or has the focus, so that a row stays one tab stop
 */
export function ProgrammeCard({ item }: { item: ContentItem }) {
  const airs = useAirs(item);
  const { currentProgramme, restartAvailable } = item.programmingInfo ?? {};
  return (
    <>
      <ProgrammePanel airs={airs} />
      {restartAvailable && airs.now?.id === currentProgramme?.id && (
        <div className="fl-programme__restart"><ActionButton action={{ type: 'restart', data: item }} variant="secondary" size="small" /></div>
      )}
    </>
  );
}
