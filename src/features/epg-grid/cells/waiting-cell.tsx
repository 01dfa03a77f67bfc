import type { Label } from '../../../binding/use-label.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';

export interface WaitingCellProps {
  label: Label;
  failed: boolean;
  channel: GuideChannel | undefined;
  tabbable: boolean;
  onFocus(): void;
  onPress?(): void;
  onRetry(): void;
}

/** A time of a channel that is still to come, or that did not come and is asked for again by a press. It takes the focus as a programme does. */
export function WaitingCell({ label, failed, channel, tabbable, onFocus, onPress, onRetry }: WaitingCellProps) {
  const name = [label(failed ? 'guideNotLoaded' : 'loading'), failed && label('retry'), channel?.name].filter(Boolean).join(', ');
  return (
    <button
      type="button" className="fl-guide__wait" tabIndex={tabbable ? 0 : -1} data-focus={tabbable} data-waiting="true" aria-label={name}
      aria-disabled={failed ? undefined : true} onFocus={onFocus} onPointerDown={onPress} onClick={failed ? onRetry : undefined}
    >
      {failed && <span className="fl-guide__text"><span className="fl-guide__title">{label('guideNotLoaded')}</span><span className="fl-guide__times">{label('retry')}</span></span>}
    </button>
  );
}
