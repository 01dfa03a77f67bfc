import { expect, type Locator } from '@playwright/test';

/** A player whose viewer is looked over the shoulder from its first moving picture on. */
export interface Tracked {
  name: string;
  element: Locator;
  seconds(): Promise<number>;
  /** The furthest second so far, on the element's own clock for a live title. */
  reached(): Promise<number>;
  /** Seconds up to which it is loaded from here. */
  loadedTo(): Promise<number>;
  /** The picture stands for want of bytes, or a panel stands over it. */
  isStopped(): Promise<boolean>;
  /** A panel says what is wrong. */
  isTold(): Promise<boolean>;
  /** Presses the panel's button, where one stands. */
  pressTryAgain(): Promise<void>;
  /** What must not happen before the page is told of a failure and a panel stands: a pause that nobody asked for, a place before the one that was reached; and never a page that loads again. */
  mishaps(): Promise<string[]>;
}

type Followed = HTMLVideoElement & { diary?: { isWatched: boolean; reached: number; mishaps: string[] } };

/** In the page: writes down what goes wrong. A live title's own scale slides, so its element's clock is what counts. */
function follow(element: Followed): void {
  const video = element.shadowRoot!.querySelector('video')!;
  const isLive = element.getAttribute('content')!.startsWith('live:');
  const place = () => (isLive ? Math.max(video.currentTime, video.readyState > 0 ? 0 : diary.reached) : element.currentTime);
  const diary: NonNullable<Followed['diary']> = element.diary = { isWatched: false, reached: 0, mishaps: [] };
  const write = (what: string) => { if (diary.mishaps.at(-1) !== what) diary.mishaps.push(what); };
  const toldMs = 500;
  let pause: { at: number; since: number } | undefined;
  const look = () => {
    // A failure is told at once; on a busy page its panel is drawn a moment later.
    if (element.error || element.shadowRoot!.querySelector('[part=prompt]')) return void (pause = undefined);
    // One that failed before its first picture, and is opened again, waits as any other does that was not watched yet.
    diary.isWatched ||= !element.paused && video.played.length > 0;
    if (!diary.isWatched) return;
    const now = place();
    if (now < diary.reached - 2) write(`back at ${now.toFixed(0)} from ${diary.reached.toFixed(0)}`);
    // At its end a title stands still, which is no pause: on a slow machine one player gets there while another is waited for.
    const isPaused = element.paused && !video.ended;
    if (isPaused) pause ??= { at: now, since: performance.now() };
    // An engine that fails pauses first: a pause counts when it is over, or lasts, without a word of a failure.
    if (pause && (!isPaused || performance.now() - pause.since > toldMs)) write(`paused at ${pause.at.toFixed(0)}`);
    if (!isPaused) pause = undefined;
    diary.reached = Math.max(diary.reached, now);
  };
  for (const name of ['pause', 'play', 'timeupdate', 'seeking', 'seeked', 'emptied', 'playing', 'canplay']) element.addEventListener(name, look);
  setInterval(look, 50);
}

export async function track(element: Locator, name: string): Promise<Tracked> {
  const read = <T>(what: (player: Followed) => T): Promise<T> => element.evaluate(what as unknown as (player: Node) => T);
  const seconds = () => read(({ currentTime }) => currentTime);
  const isTold = () => read((player) => !!player.shadowRoot!.querySelector('[part=prompt]'));
  await expect.poll(async () => await isTold() || (await seconds() > 0 && !(await read(({ paused }) => paused))), { timeout: 40_000, message: name }).toBe(true);
  await element.evaluate(follow as (player: Node) => void);
  return {
    name, element, seconds, isTold,
    pressTryAgain: () => read((player) => player.shadowRoot!.querySelector<HTMLElement>('[part=retry-button]')?.click()),
    reached: () => read(({ diary }) => diary?.reached ?? 0),
    loadedTo: () => read(({ buffered, currentTime }) => {
      for (let at = 0; at < buffered.length; at += 1) if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) return buffered.end(at);
      return 0;
    }),
    isStopped: () => read((player) => player.readyState < HTMLMediaElement.HAVE_FUTURE_DATA || !!player.shadowRoot!.querySelector('[part=prompt]')),
    mishaps: () => read(({ diary }) => diary?.mishaps ?? ['the page was loaded again']),
  };
}
