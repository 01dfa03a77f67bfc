import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../../api/api-error.ts';
import { readMultiView } from '../../../api/calls/multi-view.ts';
import type { MultiView as Event } from '../../../contracts/playback/multi-view.ts';
import type { PlayerUrls } from '../../../contracts/playback/playback-details.ts';
import type { Playback } from '../../../playback/create-playback.ts';
import type { MultiViewLayout } from '../../../rules/playback/multi-view/multi-view-layout.ts';
import { outcomeOfFailure, playbackOutcome, type PlaybackOutcome } from '../../../rules/playback/playback-outcome.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';
import type { Autoplay } from '../player-state.ts';
import { alignTiles } from './align-tiles.ts';
import { sendHeartbeats } from './send-heartbeats.ts';
import { createTile, type Tile } from './tile.ts';
import { createTileBoard, type TileBoard } from './tile-board.ts';

/** Milliseconds between two looks at the clocks. chosen: as often as media elements tell their time */
const ALIGN_EVERY = 250;

export interface MultiViewOptions {
  /** Where the event's angles fill it; else the one with the most angles. */
  layout?: MultiViewLayout;
  autoplay?: Autoplay;
  /** Seconds; where angles that are not live begin. */
  startAt?: number | undefined;
}

/** Several angles of one event at once. @source spec 1 §2.4 "Multi-view player", §4.1 "Multi-view" */
export interface MultiView extends TileBoard {
  /** Undefined while it is asked for, and when it cannot be watched. */
  readonly event: ReadonlySignal<Event | undefined>;
  /** Why the event as a whole cannot be watched; one angle's failure is in its player. */
  readonly outcome: ReadonlySignal<PlaybackOutcome | undefined>;
  open(eventId: string, options?: MultiViewOptions): Promise<void>;
  /** Opens the same event again. */
  retry(): Promise<void>;
  /** Stops every angle and shows none. */
  close(): void;
  /** Brings every angle to the leading one's clock now, as it happens by itself all the time. */
  align(): void;
  /** Stops and lets go of every element. May run twice. */
  dispose(): void;
}

interface EventAnswer { event?: Event; outcome?: PlaybackOutcome }

/** @param playback shared by the players of a page */
export function createMultiView(context: StoreContext, playback: Playback): MultiView {
  const event = signal<Event | undefined>(undefined);
  const outcome = signal<PlaybackOutcome | undefined>(undefined);
  const runs = latest();
  let last: { id: string; options: MultiViewOptions } | undefined;

  const board = createTileBoard({
    create: (video, attached) => createTile(context, playback, video, attached),
    open(tile, autoplay, startAt) {
      const { id = '', live = false } = event.peek() ?? {};
      const refresh = async () => {
        const answer = await readEvent(context, id);
        const urls = answer.event && urlsOf(answer.event, tile);
        return urls ? { urls } : { outcome: answer.outcome ?? playbackOutcome('unreachable') };
      };
      const urls = event.peek() && urlsOf(event.peek()!, tile);
      if (urls) void tile.player.openStreams(urls, { content: { kind: live ? 'live' : 'vod', id: tile.video.id }, autoplay, refresh, ...(live ? {} : { startAt }) });
    },
  });
  const end = (reason: PlaybackOutcome | undefined) => {
    board.show([], undefined, false);
    batch(() => {
      event.value = undefined;
      outcome.value = reason;
    });
  };
  const open = async (id: string, options: MultiViewOptions = {}) => {
    const run = runs.begin();
    last = { id, options };
    end(undefined);
    const answer = await readEvent(context, id);
    if (run.aborted) return;
    if (!answer.event) return end(answer.outcome);
    event.value = answer.event;
    board.show(answer.event.videos, options.layout, options.autoplay ?? false, options.startAt);
    if (!board.layout.peek()) end(playbackOutcome('unplayable', [], 'too-few-angles'));
  };
  const retry = async () => {
    if (last) await open(last.id, { ...last.options, layout: board.layout.peek() ?? last.options.layout, autoplay: 'any' });
  };
  const align = () => alignTiles(board.lead.peek(), board.tiles.peek());
  const timer = setInterval(align, ALIGN_EVERY);
  const stops = [() => clearInterval(timer), followViewer(context, { changed: () => void retry() }), sendHeartbeats(context, { ...board, event }, end)];
  return {
    ...board, event, outcome, open, retry, align,
    close() {
      runs.end();
      last = undefined;
      end(undefined);
    },
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
      end(undefined);
    },
  };
}

/** Failures are answers. */
async function readEvent(context: StoreContext, id: string): Promise<EventAnswer> {
  try {
    return { event: await context.client.call(readMultiView, { id }) };
  } catch (error) {
    return { outcome: isApiError(error) ? outcomeOfFailure(error, context.viewer.peek(), 'live') : playbackOutcome('default') };
  }
}

/** One angle's streams, as players take them; undefined where it cannot be watched. */
function urlsOf({ videos, expiresAt, live }: Event, tile: Tile): PlayerUrls | undefined {
  const { url, drm } = videos.find(({ id }) => id === tile.video.id) ?? {};
  return url ? { hls: [{ url, subtitles: [], ...(drm ? { drm } : {}) }], dash: [], expiresAt, live } : undefined;
}
