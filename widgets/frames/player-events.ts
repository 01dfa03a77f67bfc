import * as z from 'zod/mini';
import type { FrameServer } from '../../bridge/frame/frame-server.ts';
import { publicStateOf } from '../../src/store/playback/player-commands.ts';
import type { Player } from '../../src/store/playback/player.ts';

const needs: Record<string, 'sign-in' | 'licence' | 'territory' | 'profile'> = { 'sign-in': 'sign-in', purchase: 'licence', geoblocked: 'territory', profile: 'profile' };
const problem = z.object({ code: z.string(), message: z._default(z.string(), ''), retryable: z._default(z.boolean(), false) });
const blocked = z.object({ muted: z.boolean() });

/** Tells the host page what the frame's player tells. */
export function tellHost(server: FrameServer, player: Player, name: string, detail: unknown): void {
  const position = player.position.peek();
  const duration = player.duration.peek() ?? null;
  const content = player.content.peek();
  const tell: Record<string, () => void> = {
    ready: () => server.emit('ready', { id: content?.id ?? null, title: player.item.peek()?.title ?? null, duration }),
    statechange: () => server.emit('statechange', publicStateOf(player)),
    play: () => server.emit('play', { position }),
    pause: () => server.emit('pause', { position }),
    timeupdate: () => server.emit('timeupdate', { position, duration }),
    ended: () => server.emit('ended', { id: content?.id ?? null }),
    volumechange: () => server.emit('volumechange', { volume: player.volumePercent.peek(), muted: player.muted.peek() }),
    'sign-in-required': () => tellNeed(server, player),
    'access-required': () => tellNeed(server, player),
    'playback-blocked': () => tellBlocked(server, detail),
    error: () => tellProblem(server, detail),
  };
  tell[name]?.();
}

function tellBlocked(server: FrameServer, detail: unknown): void {
  const parsed = z.safeParse(blocked, detail);
  if (parsed.success) server.emit('playbackblocked', parsed.data);
}

function tellProblem(server: FrameServer, detail: unknown): void {
  const parsed = z.safeParse(problem, detail);
  if (parsed.success) server.emit('error', parsed.data);
}

function tellNeed(server: FrameServer, player: Player): void {
  const content = player.content.peek();
  const need = needs[player.outcome.peek()?.kind ?? ''];
  if (content && need) server.emit('accessrequired', { id: content.id, kind: content.kind, need });
}
