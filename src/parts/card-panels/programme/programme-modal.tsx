import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { itemWays } from '../../../rules/guide/item-ways.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { clockFormat } from '../../clock/clock-format.ts';
import { NavLink } from '../../nav-link/nav-link.tsx';
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
  const { viewer: viewerSignal, settings } = useRuntime().store.context;
  const viewer = useSignal(viewerSignal);
  if (!current) return null;
  const ways = itemWays(item, airs, { now: airs.at, viewer, settings });
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
          {ways.map(({ labelKey, route }, at) => <NavLink key={labelKey} to={route} variant={at === 0 ? 'primary' : 'secondary'}>{label(labelKey)}</NavLink>)}
        </div>
      </div>
    </Dialog>
  );
}
