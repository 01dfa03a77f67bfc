import { useState } from 'react';
import * as z from 'zod/mini';
import type { PlayerApi } from '../../src/features/player/player-api.ts';
import { Player } from '../../src/features/player/player.tsx';
import { sharedPlayback } from '../../src/runtime/shared-playback.ts';
import { contentOf } from '../element/content-reference.ts';
import { AccessPanel, type Access } from './access-panel.tsx';
import { mountFrame, type FrameStage } from './mount-frame.tsx';
import { playerHandlers } from './player-handlers.ts';
import { tellHost } from './player-events.ts';

const asked = z.object({ asked: z.literal(true), licences: z._default(z.array(z.string()), []) });
const autoplays = z.enum(['any', 'muted', 'sound']);
let api: PlayerApi | null = null;

/** The player as a frame: a host page drives it by messages, and it asks for sign-in and payment inside itself. */
function FramedStage({ runtime, params, server }: FrameStage) {
  const [access, setAccess] = useState<Access>();
  const autoplay = z.safeParse(autoplays, params.get('autoplay'));
  const startAt = Number(params.get('start-at') ?? Number.NaN);
  return (
    <>
      <Player
        playback={sharedPlayback()}
        content={contentOf(params.get('content'))}
        autoplay={autoplay.success ? autoplay.data : false}
        startAt={Number.isFinite(startAt) && startAt >= 0 ? startAt : undefined}
        expose={(exposed) => {
          api = exposed;
        }}
        emit={(name, detail) => {
          if (api) tellHost(server, api.player, name, detail);
          const request = z.safeParse(asked, detail);
          if (request.success) setAccess({ need: name === 'sign-in-required' ? 'sign-in' : 'licence', licences: request.data.licences });
          return true;
        }}
      />
      {access && <AccessPanel access={access} runtime={runtime} close={() => setAccess(undefined)} />}
    </>
  );
}

sharedPlayback().preload();
void mountFrame((stage) => <FramedStage {...stage} />, playerHandlers(() => api?.player));
