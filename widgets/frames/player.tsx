import { effect } from '@preact/signals-core';
import type { PlayerJsAdapter } from '../../bridge/frame/player-js/player-js-adapter.ts';
import { askCarriedTitle } from '../../src/runtime/ask-carried-title.ts';
import { filterPlace } from '../../src/steering/kept-place.ts';
import { playerHandlers } from '../../src/steering/player-handlers.ts';
import { playerPermissions } from './missing-permissions.ts';
import { mountFrame, type FrameStage } from './mount-frame.tsx';
import { FramedStage } from './player/framed-stage.tsx';
import { framedViewOf } from './player/framed-view.ts';

let playerJs: PlayerJsAdapter | undefined;
const asked = new URLSearchParams(location.search);
const view = framedViewOf(asked);
const handlers = playerHandlers(view, view.options);
const filterEvent = filterPlace(() => view.driven.peek()?.player);

/** For pages that drive frames of several makers by one client: `api=player.js` in the frame's address. */
async function speakPlayerJs({ server }: FrameStage): Promise<void> {
  const { createPlayerJsAdapter } = await import('../../bridge/frame/player-js/player-js-adapter.ts');
  playerJs = createPlayerJsAdapter({ window, origins: server.origins, handlers, filterEvent, isLooping: () => view.options.loop.peek() });
}

/** As soon as there is a player to drive, once. */
function speakPlayerJsWhenDrawn(stage: FrameStage): void {
  const stop = effect(() => {
    if (!view.driven.value) return;
    queueMicrotask(() => stop());
    if (!playerJs) void speakPlayerJs(stage);
  });
}

askCarriedTitle();
void mountFrame((stage) => {
  if (asked.get('api') === 'player.js') speakPlayerJsWhenDrawn(stage);
  return <FramedStage {...stage} view={view} tell={(message, data) => playerJs?.tell(message, data)} />;
}, { handlers, filterEvent, permissions: playerPermissions });
