import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { clockFormat } from '../../clock/clock-format.ts';
import { ProgrammePanel } from './programme-panel.tsx';
import { useAirs } from './use-airs.ts';
import sheet from './programme-modal.css';

/**
 * The programme that is on: what it is, when it began, and the ways to watch it, live or from its beginning.
 *
 * @csspart programme
 * @source spec 1 §2.4 "Programme modal", "A restart status swaps which button is primary (start from beginning versus live)"
 */
export function ProgrammeModal({ item, onClose }: { item: ContentItem; onClose(): void }) {
  const label = useLabel();
  const { locale } = useLocale();
  const adopt = useSheet(sheet);
  const airs = useAirs(item);
  const { now: current } = airs;
  const { currentProgramme, restartAvailable } = item.programmingInfo ?? {};
  if (!current) return null;
  const isRestartable = restartAvailable && current.id === currentProgramme?.id;
  const time = clockFormat(locale).time;
  const when = current.end === undefined ? time.format(current.start) : time.formatRange(current.start, current.end);
  return (
    <Dialog label={label('programmeNow')} closeLabel={label('close')} onClose={onClose}>
      <div ref={adopt} className="fl-programme-modal">
        <p className="fl-programme-modal__channel"><bdi>{item.title}</bdi> · {when}</p>
        <h2 className="fl-programme-modal__title"><bdi>{current.title}</bdi></h2>
        {current.description && <p className="fl-programme-modal__story"><bdi>{current.description}</bdi></p>}
        <ProgrammePanel airs={airs} />
        <div className="fl-programme-modal__actions">
          <ActionButton action={{ type: 'play', data: item }} variant={isRestartable ? 'secondary' : 'primary'} />
          {isRestartable && <ActionButton action={{ type: 'restart', data: item }} variant="primary" />}
        </div>
      </div>
    </Dialog>
  );
}
