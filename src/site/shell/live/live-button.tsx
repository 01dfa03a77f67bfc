import type { MouseEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { LiveNow } from '../../../store/catalogue/live-now.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { onAir } from '../../../ui/icon/navigation-icons.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { Overlays } from '../../overlays/overlays.ts';
import sheet from './live.css';

/** Opens what is on air; says how much that is. @source spec 1 §2.4 "A Live Now badge shows a live count" */
export function LiveButton({ live, overlays }: { live: LiveNow; overlays: Overlays }) {
  const label = useLabel();
  const { locale } = useLocale();
  const count = useSignal(live.count);
  const shown = useSignal(overlays.shown);
  const name = count === undefined ? label('liveNow') : label('liveNowCount', { count: new Intl.NumberFormat(locale).format(count) });
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (shown === 'live-now') overlays.close('live-now');
    else overlays.open('live-now', currentTarget);
  };
  // What is open closes when the press or the focus is elsewhere; its own button closes it itself.
  const keep = (event: { stopPropagation(): void }) => {
    if (shown === 'live-now') event.stopPropagation();
  };
  return (
    <Tooltip text={label('liveNow')}>
      <button ref={useSheet(sheet)} type="button" className="fl-live__button" aria-label={name} aria-expanded={shown === 'live-now'} onPointerDown={keep} onFocus={keep} onClick={toggle}>
        <Icon path={onAir} />
        {count !== undefined && count > 0 && <span className="fl-live__count" aria-hidden="true">{new Intl.NumberFormat(locale).format(count)}</span>}
      </button>
    </Tooltip>
  );
}
