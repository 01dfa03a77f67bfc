import { isFramed } from './is-framed.ts';

/** chosen: time enough to read an amount, milliseconds; what is shown under the pointer is pressed sooner */
export const readMs = 500;

/** chosen: how often the focus is asked for, milliseconds; no event tells a page that a frame inside it lost the window's focus, or got it back */
const askMs = 100;

let stop: (() => void) | undefined;
let isSettled = false;
const watchers = new Set<() => void>();

/** Whether the page has been in front for half a second, as far as it was watched. */
export const isPageInFront = (): boolean => isSettled;

/**
 * Watches how long the page is in front. A window above it may close between the two presses of a double click: the second one comes here.
 *
 * A page is in front while it is visible and its window has the focus. A frame has no focus before it is pressed: it knows only that it had it, and lost it.
 * Where a browser never says that the window has the focus, a press that begins on the page says so.
 *
 * @returns ends it
 */
export function watchPageFront(watcher: () => void): () => void {
  watchers.add(watcher);
  stop ??= start();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function settle(now: boolean): void {
  if (now === isSettled) return;
  isSettled = now;
  for (const tell of watchers) tell();
}

function start(): () => void {
  let [hadFocus, isPressed] = [false, false];
  let isFront = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    settle(false);
    if (isFront) timer = setTimeout(() => settle(true), readMs);
  };
  const look = () => {
    const hasFocus = document.hasFocus() || isPressed;
    hadFocus ||= hasFocus;
    const now = document.visibilityState === 'visible' && (hasFocus || (isFramed() && !hadFocus));
    if (now === isFront) return;
    isFront = now;
    begin();
  };
  look();
  // What a frame shows first is watched there by itself.
  if (isFramed() && isFront) settle(true);
  const asking = setInterval(look, askMs);
  const ended = new AbortController();
  const { signal } = ended;
  const press = () => {
    isPressed = true;
    look();
  };
  const leave = () => {
    isPressed = false;
    look();
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, press, { signal, capture: true });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('blur', leave, { signal });
  document.addEventListener('visibilitychange', leave, { signal });
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) begin(); }, { signal });
  return () => {
    clearTimeout(timer);
    clearInterval(asking);
    ended.abort();
    settle(false);
  };
}
