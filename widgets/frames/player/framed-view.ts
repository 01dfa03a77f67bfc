import { batch, signal, type Signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { playerLayout, type PlayerLayout } from '../../../bridge/contract/player/playback-facts.ts';
import type { Autoplay, TitleContent } from '../../../src/store/playback/player-state.ts';
import { contentOf } from '../../element/content-reference.ts';
import type { DrivenPlayer, PlayerPlace } from '../../../src/steering/driven-player.ts';
import type { PlayerOptions } from '../../../src/steering/player-handlers.ts';

/** What a framed player is to show and how, and the player that is drawn for it. */
export interface FramedView extends PlayerPlace {
  readonly content: Signal<TitleContent | undefined>;
  readonly autoplay: Signal<Autoplay>;
  /** Seconds. */
  readonly startAt: Signal<number | undefined>;
  readonly layout: Signal<PlayerLayout>;
  readonly driven: Signal<DrivenPlayer | undefined>;
  /** Of the host page, which changes them. */
  readonly options: PlayerOptions;
  readonly muted: boolean;
  readonly controls: boolean;
  readonly autoSkip: boolean;
  /** As `keyMapOf` reads it; the tenant's when absent. */
  readonly shortcuts: string | undefined;
}

const autoplays = z.enum(['any', 'muted', 'sound']);
const posterOf = (address: string | null) => (address && /^https?:\/\//.test(address) ? address : undefined);

function valueIn<T>(schema: z.ZodMiniType<T>, text: string | null, otherwise: T): T {
  const read = schema.safeParse(text);
  return read.success ? read.data : otherwise;
}

/** What the frame's query asks for; `show` changes it. */
export function framedViewOf(params: URLSearchParams): FramedView {
  const start = Number(params.get('start-at') ?? Number.NaN);
  const content = signal<TitleContent | undefined>(contentOf(params.get('content')));
  const autoplay = signal<Autoplay>(valueIn<Autoplay>(autoplays, params.get('autoplay'), false));
  const startAt = signal(Number.isFinite(start) && start >= 0 ? start : undefined);
  // Events alone have angles.
  const layout = signal(content.value?.kind === 'live' ? valueIn(playerLayout, params.get('layout'), 'single') : 'single');
  return {
    content, autoplay, startAt, layout,
    driven: signal<DrivenPlayer | undefined>(undefined),
    options: { loop: signal(params.has('loop')), poster: signal(posterOf(params.get('poster'))) },
    muted: params.has('initially-muted'),
    controls: !params.has('no-controls'),
    autoSkip: params.has('auto-skip'),
    shortcuts: params.get('shortcuts') ?? undefined,
    show(title, how) {
      batch(() => {
        content.value = title;
        autoplay.value = how.autoplay ?? false;
        startAt.value = how.startAt;
        layout.value = how.layout;
      });
    },
  };
}
