import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Player } from '../../../../store/playback/player.ts';
import type { RemoteFacts } from '../remote-screen.ts';
import type { CastSender, CastState, LoadRequest } from './cast-framework.ts';

/** A player's way to a Cast device. */
export interface CastSessions {
  readonly facts: ReadonlySignal<RemoteFacts>;
  /** Whether the device is paused. */
  readonly paused: ReadonlySignal<boolean>;
  /** Lets the viewer choose a device. Needs a gesture. */
  start(): void;
  playOrPause(): void;
  /** Back to this screen. */
  end(): void;
  stop(): void;
}

const states: Record<CastState, RemoteFacts['state']> = { NO_DEVICES_AVAILABLE: 'unavailable', NOT_CONNECTED: 'available', CONNECTING: 'connecting', CONNECTED: 'connected' };

/**
 * Plays a title on a Cast device.
 *
 * 1. The framework is told the tenant's receiver; the state of the network's devices follows.
 * 2. A session that starts is given the title's stream, from where the viewer is; this screen pauses.
 * 3. When the session ends, this screen goes on where the device was.
 *
 * @param receiverId the tenant's receiver application
 * @source design/player.md "Google Cast behind an adapter"; chosen: the stream's address is handed over, since a default receiver knows nothing else
 */
export function castSessions({ cast, chromeCast }: CastSender, receiverId: string, player: Player): CastSessions {
  const { framework } = cast;
  const context = framework.CastContext.getInstance();
  context.setOptions({ receiverApplicationId: receiverId, autoJoinPolicy: chromeCast.AutoJoinPolicy.ORIGIN_SCOPED });
  const remote = new framework.RemotePlayer();
  const controller = new framework.RemotePlayerController(remote);
  const facts = signal<RemoteFacts>({ state: 'unavailable', kind: null, device: null });
  const paused = signal(false);
  let reached: number | undefined;

  const handOver = async () => {
    const request = requestOf(player, chromeCast);
    if (!request) return context.endCurrentSession(true);
    player.pause();
    try {
      await context.getCurrentSession()?.loadMedia(request);
    } catch {
      // The device does not play it: this screen goes on.
      context.endCurrentSession(true);
    }
  };
  const takeBack = () => {
    const from = reached;
    reached = undefined;
    if (from === undefined || player.live.peek()) return;
    void player.seek(from).then(() => player.play()).catch(() => undefined);
  };
  const read = () => {
    const before = facts.peek().state;
    const state = states[context.getCastState()];
    facts.value = { state, kind: state === 'unavailable' ? null : 'cast', device: context.getCurrentSession()?.getCastDevice().friendlyName ?? null };
    if (state === 'connected' && before !== 'connected') void handOver();
    if (before === 'connected' && state !== 'connected') takeBack();
  };
  const follow = () => {
    paused.value = remote.isPaused;
    if (remote.isConnected && remote.currentTime > 0) reached = remote.currentTime;
  };
  context.addEventListener(framework.CastContextEventType.CAST_STATE_CHANGED, read);
  controller.addEventListener(framework.RemotePlayerEventType.ANY_CHANGE, follow);
  read();
  return {
    facts,
    paused,
    // A viewer who closes the list of devices is no failure.
    start: () => void context.requestSession().catch(() => undefined),
    playOrPause: () => controller.playOrPause(),
    end: () => context.endCurrentSession(true),
    stop() {
      context.removeEventListener(framework.CastContextEventType.CAST_STATE_CHANGED, read);
      controller.removeEventListener(framework.RemotePlayerEventType.ANY_CHANGE, follow);
    },
  };
}

/** What the device is to play; undefined where nothing is open, or where a key would be needed that it has no way to get. */
function requestOf(player: Player, { media }: CastSender['chromeCast']): LoadRequest | undefined {
  const urls = player.urls.peek();
  const [hls] = urls?.hls ?? [];
  const [dash] = urls?.dash ?? [];
  const stream = hls ?? dash;
  if (!stream || stream.drm) return undefined;
  const item = player.item.peek();
  const live = player.live.peek();
  const info = new media.MediaInfo(stream.url, stream === hls ? 'application/vnd.apple.mpegurl' : 'application/dash+xml');
  info.streamType = live ? media.StreamType.LIVE : media.StreamType.BUFFERED;
  const picture = item?.thumbnailUrl ?? item?.posterUrl;
  info.metadata = Object.assign(new media.GenericMediaMetadata(), { title: item?.title, images: picture ? [{ url: picture }] : [] });
  return Object.assign(new media.LoadRequest(info), { autoplay: !player.paused.peek(), ...live ? {} : { currentTime: player.position.peek() } });
}
