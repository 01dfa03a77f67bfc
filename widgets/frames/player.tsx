import { effect, signal } from '@preact/signals-core';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { PlayerApi } from '../../src/features/player/player-api.ts';
import type { PlayerProps } from '../../src/features/player/player-props.ts';
import { Player } from '../../src/features/player/player.tsx';
import { publicStateOf } from '../../src/features/player/public-state.ts';
import type { Player as PlayerSlice } from '../../src/store/playback/player.ts';
import { useSignal } from '../../src/binding/use-signal.ts';
import { askCarriedTitle } from '../../src/runtime/ask-carried-title.ts';
import { sharedPlayback } from '../../src/runtime/shared-playback.ts';
import { contentOf } from '../element/content-reference.ts';
import { messageOf } from '../player/player-messages.ts';
import { AccessPanel, type Access } from './access-panel.tsx';
import { mountFrame, type FrameStage } from './mount-frame.tsx';
import { playerHandlers, type PlayerOptions } from './player-handlers.ts';

const posterOf = (address: string | null) => (address && /^https?:\/\//.test(address) ? address : undefined);
const autoplays = z.enum(['any', 'muted', 'sound']);
let api: PlayerApi | null = null;
const asked = new URLSearchParams(location.search);
const options: PlayerOptions = { loop: signal(asked.has('loop')), poster: signal(posterOf(asked.get('poster'))) };

/** What the frame's query asks for, once for the life of its document. */
function readQuery(params: URLSearchParams): Pick<PlayerProps, 'content' | 'autoplay' | 'startAt' | 'muted'> {
  const autoplay = z.safeParse(autoplays, params.get('autoplay'));
  const startAt = Number(params.get('start-at') ?? Number.NaN);
  return {
    content: signal(contentOf(params.get('content'))),
    autoplay: signal(autoplay.success ? autoplay.data : false),
    startAt: signal(Number.isFinite(startAt) && startAt >= 0 ? startAt : undefined),
    muted: params.has('initially-muted'),
  };
}

/** Sends what the page's element shows as custom states and no status tells. @returns stop */
function sendStates({ fullscreen, live }: PlayerSlice, server: FrameStage['server']): () => void {
  const stops = [
    effect(() => server.emit('fullscreenchange', { fullscreen: fullscreen.value })),
    effect(() => server.emit('livechange', { live: live.value })),
  ];
  return () => stops.forEach((end) => end());
}

/** The player as a frame: a host page drives it by messages, and it asks for sign-in and payment inside itself. */
function FramedStage({ runtime, params, server }: FrameStage) {
  const [access, setAccess] = useState<Access>();
  const [query] = useState(() => readQuery(params));
  const stop = useRef<() => void>(undefined);
  return (
    <>
      <Player
        {...query}
        loop={useSignal(options.loop)}
        poster={useSignal(options.poster)}
        playback={sharedPlayback()}
        expose={(exposed) => {
          api = exposed;
          stop.current?.();
          stop.current = exposed ? sendStates(exposed.player, server) : undefined;
        }}
        emit={(...event) => {
          if (!api) return true;
          const { message, data } = messageOf(event, publicStateOf(api.player));
          server.emit(message, data as never);
          const [, detail] = event;
          if (detail && 'asked' in detail && detail.asked) setAccess({ need: detail.need === 'sign-in' ? 'sign-in' : 'licence', licences: api.player.outcome.peek()?.licences ?? [] });
          return true;
        }}
      />
      {access && <AccessPanel access={access} runtime={runtime} close={() => setAccess(undefined)} />}
    </>
  );
}

askCarriedTitle();
void mountFrame((stage) => <FramedStage {...stage} />, playerHandlers(() => api?.player, options));
