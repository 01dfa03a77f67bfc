import { useLayoutEffect } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { isArrow } from '../../../../rules/playback/keys/remote/nearest-place.ts';
import { remoteWish } from '../../../../rules/playback/keys/remote/remote-wish.ts';
import { pressedKeyOf } from '../../../../rules/playback/keys/pressed-key.ts';
import type { EarlyKey } from '../../player-screen.ts';
import { takeEarlyKeys } from '../take-early-keys.ts';
import type { KeyedPlayer } from '../use-player-keys.ts';
import { focusAmong, isControl } from './focus-among.ts';

/** Milliseconds. chosen: longer than for a mouse, since a remote control is looked for */
const STAY_MS = 5000;
const SLIDER = 'input[type="range"], [role="slider"]';
const OPEN = '[role="menu"], [role="radiogroup"], dialog, [role="dialog"]';

/** chosen: a device without any pointer is a television, where neither the tenant nor the element says it */
const isTelevision = () => globalThis.matchMedia?.('(pointer: none) and (any-pointer: none)').matches ?? false;

/** chosen: letters, signs and the tab key are on no remote control, but on the keyboard of a computer without a mouse */
const isOfKeyboard = (key: string) => key === 'Tab' || /^[^\d ]$/u.test(key);

/**
 * A remote control drives the player.
 *
 * 1. Without the controls its sides move the film, and up, down and OK bring the controls.
 * 2. Among the controls arrows move the focus; on a slider its sides move it.
 * 3. Back closes what is open, then the controls, and then is the page's.
 *
 * @source design/player.md "TV remote keys"
 */
export function useRemote({ player, box, screen, given }: KeyedPlayer): void {
  const { settings } = useRuntime().store.context;
  const wish = remoteWish([settings.shortcuts, given.shortcuts]);
  const isRemote = wish ?? isTelevision();

  useLayoutEffect(() => {
    if (!isRemote) return undefined;
    const end = new AbortController();
    let timer = 0;
    const focusedIn = () => (box.getRootNode() as Document | ShadowRoot).activeElement;
    const hide = () => {
      const focused = focusedIn();
      if (player.status.peek() !== 'playing' || !focused || !box.contains(focused) || box.querySelector(OPEN)) return false;
      box.focus({ preventScroll: true });
      screen.rest();
      return true;
    };
    const press = (event: KeyboardEvent) => {
      clearTimeout(timer);
      if (wish === undefined && isOfKeyboard(event.key)) return end.abort();
      timer = window.setTimeout(hide, STAY_MS);
      const focused = focusedIn();
      if (!focused || event.ctrlKey || event.metaKey || event.altKey || player.phase.peek() !== 'open') return;
      const isTaken = obey(pressedKeyOf(event), focused);
      if (!isTaken) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const obey = (pressed: string, focused: Element): boolean => {
      const open = focused.closest(OPEN);
      if (pressed === 'GoBack' || pressed === 'Escape') {
        if (open) return pressed === 'GoBack' && leave(focused);
        return closePanel() || (isControl(focused) && !screen.idle.peek() && hide());
      }
      if (open) return false;
      if (focused === box || !isControl(focused)) return (pressed === 'ArrowUp' || pressed === 'ArrowDown' || pressed === 'Enter') && showControls();
      if (!isArrow(pressed) || (focused.matches(SLIDER) && /Left|Right/.test(pressed))) return false;
      focusAmong(box, focused, pressed);
      return true;
    };
    const closePanel = (): boolean => {
      const isOpen = screen.panel.peek() !== undefined;
      screen.panel.value = undefined;
      return isOpen;
    };
    const showControls = (): boolean => {
      screen.wake();
      box.querySelector<HTMLElement>('[part~="play-button"], [part~="ad-play-button"], [part~="big-play-button"]')?.focus();
      return true;
    };
    box.addEventListener('keydown', press, { capture: true, signal: end.signal });
    const isObeyed = ({ event, isInside }: EarlyKey): boolean => {
      const focused = focusedIn();
      return isInside && focused !== null && obey(pressedKeyOf(event), focused);
    };
    screen.early.push(...takeEarlyKeys(player, screen).filter((key) => !isObeyed(key)));
    if (given.pageKeys && document.activeElement === document.body) box.focus({ preventScroll: true });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [player, box, screen, wish, isRemote, given.pageKeys]);
}

/** Closes what has the focus inside, as Escape does. @returns true */
function leave(focused: Element): boolean {
  const dialog = focused.closest('dialog');
  const isOurs = focused.closest('[role="menu"], [role="dialog"]') !== null;
  if (isOurs) focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }));
  else if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  return true;
}
