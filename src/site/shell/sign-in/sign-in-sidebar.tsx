import { useEffect, useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { SignIn } from '../../../features/sign-in/sign-in.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import { useFocusTrap } from '../../../ui/use-focus-trap.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { OverlayProps } from '../../overlays/overlay-props.ts';
import liveSheet from '../live/live.css';
import sheet from './sign-in-sidebar.css';

/**
 * The screens of signing in beside the page, which stays where it is: it closes by a press elsewhere, by Escape, on another page, and once somebody is signed in.
 *
 * @source spec 3 §2 "otherwise it opens the sidebar", §4 "Sidebar opens or closes, and closes on outside click, blur or route change for signed-in users"
 */
export function SignInSidebar({ runtime, overlays }: OverlayProps) {
  const label = useLabel();
  const adopt = useSheet(liveSheet, sheet);
  const box = useRef<HTMLDivElement>(null);
  const viewer = useSignal(runtime.store.context.viewer);
  const isMember = viewer?.who === 'member';
  const close = (byKey: boolean) => {
    overlays.close('sign-in');
    if (byKey) overlays.opener()?.focus();
  };
  useDismissal(true, box, close);
  useFocusTrap(box);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (!isMember) return;
    overlays.close('sign-in');
    // What opened it is gone: the page goes on where it was.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [isMember, overlays]);
  if (!runtime.session) return null;
  return (
    <div ref={adopt} className="fl-live">
      <div ref={box} role="dialog" tabIndex={-1} className="fl-live__sidebar fl-sign-in-side" aria-label={label('signIn')}>
        <span className="fl-live__close">
          <Tooltip text={label('close')} side="end">
            <button type="button" className="fl-live__close-button" aria-label={label('close')} onClick={() => close(true)}>×</button>
          </Tooltip>
        </span>
        <SignIn control={runtime.session} emit={() => true} />
      </div>
    </div>
  );
}
