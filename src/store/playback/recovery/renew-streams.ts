import { effect, untracked } from '@preact/signals-core';
import type { PlaybackDetails, PlayerUrls } from '../../../contracts/playback/playback-details.ts';
import type { EngineSource } from '../../../playback/engine.ts';
import type { PlaybackOutcome } from '../../../rules/playback/playback-outcome.ts';
import { isWorthReopening, waitBeforeReopening } from '../../../rules/playback/playback-retry.ts';
import { showOutcome, type PlayerInternals } from '../player-internals.ts';

/** Part of the time that is left. chosen: a third of it remains for attempts that fail */
const RENEW_AT = 2 / 3;
/** Milliseconds between two renewals at least, however short a platform's addresses live. chosen */
const AT_LEAST = 10_000;
/** Milliseconds that a page may be hidden with a paused title. chosen: longer than a film that plays on another screen of the room meanwhile */
const LONGEST_HIDDEN = 6 * 3_600_000;
/** Milliseconds. A longer timer would go off at once. @source https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html, 32 bits */
const LONGEST_TIMER = 2 ** 31 - 1;

/** What is asked for. */
export interface RenewalSource {
  /** Never rejects. */
  refresh(): Promise<{ urls?: PlayerUrls; outcome?: PlaybackOutcome; item?: PlaybackDetails | undefined }>;
  sourceOf(urls: PlayerUrls): EngineSource | undefined;
}

/**
 * Renews a title's addresses while it is open, playing or paused, so that they never run out under a viewer.
 *
 * 1. After two thirds of their time the platform is asked again. What plays goes on by the addresses that it has: the platform keeps
 *    them good, or recovery swaps them once they are refused. Key tokens are the newer ones from then on.
 * 2. Where no answer comes, it is asked again with longer and longer waits; only the media itself fails.
 * 3. A refusal ends the title with its reason. An event that is over plays to its end.
 * 4. A frozen page asks nothing, one that was hidden with a paused title for hours neither: it asks when it is back.
 *
 * @param urls as they were opened
 * @param signal ends it
 * @source design/player.md "an expired token that needs a reload"
 */
export function renewStreams(player: PlayerInternals, urls: Pick<PlayerUrls, 'expiresAt'>, { refresh, sourceOf }: RenewalSource, signal: AbortSignal): void {
  const { context, state, engine } = player;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let failures = 0;
  let hiddenSince = Date.now();

  /** By this device's clock, which goes on while it sleeps. */
  const plan = (expiresAt: number) => {
    const left = expiresAt - context.now();
    dueAt = left > 0 ? Date.now() + Math.max(AT_LEAST, left * RENEW_AT) : Number.POSITIVE_INFINITY;
  };
  const isLeft = () => document.visibilityState === 'hidden' && state.paused.peek() && Date.now() - hiddenSince > LONGEST_HIDDEN;
  const take = (next: PlayerUrls) => {
    failures = 0;
    const source = sourceOf(next);
    if (source) engine.peek()?.renew(source);
    state.urls.value = next;
    plan(next.expiresAt);
  };
  const renew = async () => {
    dueAt = Number.POSITIVE_INFINITY;
    const { urls: next, outcome, item } = await refresh();
    if (signal.aborted) return;
    if (next) take(next);
    else if (!outcome || isWorthReopening(outcome.kind, undefined)) dueAt = Date.now() + waitBeforeReopening(failures++, Math.random());
    else if (outcome.kind !== 'not-live' && outcome.kind !== 'has-ended') {
      showOutcome(player, outcome, item ?? state.item.peek());
      return player.runs.end();
    }
    look();
  };
  const look = () => {
    clearTimeout(timer);
    const wait = dueAt - Date.now();
    if (signal.aborted || wait === Number.POSITIVE_INFINITY || (wait <= 0 && isLeft())) return;
    if (wait <= 0) void renew();
    else timer = setTimeout(look, Math.min(wait, LONGEST_TIMER));
  };

  plan(urls.expiresAt);
  const stop = effect(() => {
    void state.paused.value;
    untracked(look);
  });
  document.addEventListener('visibilitychange', () => {
    hiddenSince = Date.now();
    look();
  }, { signal });
  for (const name of ['resume', 'pageshow']) globalThis.addEventListener(name, look, { signal, capture: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  });
}
