import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { arrowAfter, arrowBefore, arrowDown, arrowUp, cross } from './mini-guide-icons.ts';
import type { useMiniGuide } from './use-mini-guide.ts';

interface MiniGuideHeadProps {
  guide: ReturnType<typeof useMiniGuide>;
  zone: string | undefined;
  onTime(step: 1 | -1): void;
  onRetry(): void;
  onClose(): void;
}

/** The moment that is shown, and the keys' moves as buttons. */
export function MiniGuideHead({ guide: { at, now, isNow, row, rows, total = 0, later, failure, isKnown, toRow }, zone, onTime, onRetry, onClose }: MiniGuideHeadProps) {
  const label = useLabel();
  const { time, date } = clockFormat(useLocale().locale, zone);
  const day = date.format(at) === date.format(now) ? '' : `${date.format(at)}, `;
  return (
    <div className="fl-mini-guide__head">
      <p className="fl-mini-guide__when">{isNow ? label('onNow') : `${day}${time.format(at)}`}</p>
      {failure && isKnown && <button type="button" className="fl-mini-guide__retry" onClick={onRetry}>{label('retry')}</button>}
      {rows.length > 0 && (
        <>
          <IconButton size="small" label={label('previousChannel')} path={arrowUp} disabled={row === 0} onClick={() => toRow(-1)} />
          <IconButton size="small" label={label('nextChannel')} path={arrowDown} disabled={row === total - 1} onClick={() => toRow(1)} />
          <IconButton size="small" label={label('guideEarlier')} path={arrowBefore} mirrored disabled={isNow} onClick={() => onTime(-1)} />
          <IconButton size="small" label={label('guideLater')} path={arrowAfter} mirrored disabled={later === undefined} onClick={() => onTime(1)} />
        </>
      )}
      <IconButton size="small" label={label('close')} path={cross} part="mini-guide-close" onClick={onClose} />
    </div>
  );
}
