import { signal } from '@preact/signals-core';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PlayerApi } from '../../src/features/player/player-api.ts';
import type { PlayerProps } from '../../src/features/player/player-props.ts';
import { Player } from '../../src/features/player/player.tsx';
import { publicStateOf } from '../../src/features/player/public-state.ts';
import { sharedPlayback } from '../../src/runtime/shared-playback.ts';
import { contentOf } from '../element/content-reference.ts';
import { messageOf } from '../player/player-messages.ts';
import { AccessPanel, type Access } from './access-panel.tsx';
import { mountFrame, type FrameStage } from './mount-frame.tsx';
import { playerHandlers } from './player-handlers.ts';

const autoplays = z.enum(['any', 'muted', 'sound']);
let api: PlayerApi | null = null;

/** What the frame's query asks for, once for the life of its document. */
function readQuery(params: URLSearchParams): Pick<PlayerProps, 'content' | 'autoplay' | 'startAt'> {
  const autoplay = z.safeParse(autoplays, params.get('autoplay'));
  const startAt = Number(params.get('start-at') ?? Number.NaN);
  return {
    content: signal(contentOf(params.get('content'))),
    autoplay: signal(autoplay.success ? autoplay.data : false),
    startAt: signal(Number.isFinite(startAt) && startAt >= 0 ? startAt : undefined),
  };
}

/** The player as a frame: a host page drives it by messages, and it asks for sign-in and payment inside itself. */
function FramedStage({ runtime, params, server }: FrameStage) {
  const [access, setAccess] = useState<Access>();
  const [query] = useState(() => readQuery(params));
  return (
    <>
      <Player
        {...query}
        playback={sharedPlayback()}
        expose={(exposed) => {
          api = exposed;
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

sharedPlayback().preload();
void mountFrame((stage) => <FramedStage {...stage} />, playerHandlers(() => api?.player));
