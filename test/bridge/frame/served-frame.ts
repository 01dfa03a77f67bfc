import { afterEach, beforeEach, vi } from 'vitest';
import { createFrameServer, type FrameServer, type FrameServerOptions } from '../../../bridge/frame/frame-server.ts';
import { aState, holdTimers, type hostWithFrame, origins } from '../two-windows.ts';

let servers: FrameServer[] = [];

/** Our side of the bridge in the frame of this world; ended after the test. */
export function serve(world: Pick<ReturnType<typeof hostWithFrame>, 'frame'>, extra: Partial<FrameServerOptions> = {}): FrameServer {
  const server = createFrameServer({ window: world.frame.asFrame(), peer: { origins: origins() }, handlers: { getState: () => ({ ...aState, textTracks: [] }) }, ...extra });
  servers.push(server);
  return server;
}

beforeEach(() => void holdTimers());
afterEach(() => {
  for (const server of servers) server.destroy();
  servers = [];
  vi.useRealTimers();
});
