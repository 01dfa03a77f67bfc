import { useEffect, useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { OverlayProps } from '../../overlays/overlay-props.ts';
import { GuestWays } from '../guest-ways.tsx';
import { LiveList } from './live-list.tsx';
import sheet from './live.css';

/**
 * What is on air, beside the page: it closes by a press elsewhere, when the focus leaves it, by Escape and on another page.
 *
 * @source spec 3 §2 "Sidebar title is 'Sign in' for guests and 'Live now' for members", §4 "Sidebar opens or closes"; chosen: guests
 *   find the ways in above what they could watch
 */
export function LiveSidebar({ runtime, location, overlays, live }: OverlayProps) {
  const label = useLabel();
  const adopt = useSheet(sheet);
  const box = useRef<HTMLDivElement>(null);
  const viewer = useSignal(runtime.store.context.viewer);
  const items = useSignal(live.items);
  const isMember = viewer?.who === 'member';
  const close = (byKey: boolean) => {
    overlays.close('live-now');
    if (byKey) overlays.opener()?.focus();
  };
  useDismissal(true, box, close);
  useEffect(() => {
    void live.load();
    box.current?.focus();
  }, [live]);
  return (
    <div ref={adopt} className="fl-live">
      <div ref={box} role="dialog" tabIndex={-1} className="fl-live__sidebar" aria-label={label(isMember ? 'liveNow' : 'signIn')}>
        <span className="fl-live__close">
          <Tooltip text={label('close')} side="end">
            <button type="button" className="fl-live__close-button" aria-label={label('close')} onClick={() => close(true)}>×</button>
          </Tooltip>
        </span>
        <h2 className="fl-live__heading">{label(isMember ? 'liveNow' : 'signIn')}</h2>
        {!isMember && (
          <>
            <p className="fl-live__lead">{label('signInForMore')}</p>
            <p className="fl-live__ways"><GuestWays runtime={runtime} location={location} overlays={overlays} opener={overlays.opener} /></p>
            <h3 className="fl-live__heading fl-live__heading--minor">{label('liveNow')}</h3>
          </>
        )}
        {items.status === 'failed'
          ? <FailurePanel failure={items.failure} labelKey="rowFailed" onRetry={() => void live.load()} />
          : <LiveList live={live} scroller={box} items={items.status === 'ready' ? items.value : undefined} onFollow={() => overlays.close('live-now')} />}
      </div>
    </div>
  );
}
