import { computed } from '@preact/signals-core';
import { useMemo, useRef } from 'react';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { PlayerApi } from '../../src/features/player/player-api.ts';
import { Player } from '../../src/features/player/player.tsx';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { sharedPlayback } from '../../src/runtime/shared-playback.ts';
import { contentOf } from '../element/content-reference.ts';
import { hasControls, type PlayerHost } from './player-properties.ts';
import { repeatMediaEvents } from './surface/emit-as-media.ts';
import { mediaSlotOf } from './surface/media-slot.ts';
import { rememberPlace, takePlace } from './left-place.ts';
import { withDefaults } from '../element/with-defaults.ts';

const importSignIn = () => import('../opening/open-sign-in.ts');
const importCheckout = () => import('../opening/open-checkout.ts');

/** The player in the page itself. A request that the page lets pass opens a sign-in or a checkout. */
export function InlinePlayer({ host, runtime }: { host: PlayerHost; runtime: Runtime }) {
  const api = useRef<PlayerApi | null>(null);
  /** What opens a dialog is fetched when it is asked for. */
  const load = <M,>(fetchModule: () => Promise<M>, open: (module: M) => void) =>
    void fetchModule().then(open, (failure: unknown) => host.emit('error', { code: 'element-not-loaded', message: String(failure), retryable: true }));
  const content = useMemo(() => computed(() => {
    const title = contentOf(host.props.content.value);
    const playlistId = host.props.playlist.value;
    return title && playlistId ? { ...title, playlistId } : title;
  }), [host]);
  const { autoplay, startAt } = useMemo(() => startOf(host), [host]);
  const emit = withDefaults(host.emit, {
    'sign-in-required': ({ asked }) => asked && load(importSignIn, ({ openSignIn }) => openSignIn(host, runtime)),
    'access-required': ({ asked }) => {
      const reference = host.props.content.peek();
      if (asked && reference) load(importCheckout, ({ openCheckout }) => openCheckout(host, runtime, reference, api.current?.player.outcome.peek()?.licences ?? []));
    },
  });
  return (
    <Player
      playback={sharedPlayback()}
      content={content}
      autoplay={autoplay}
      startAt={startAt}
      muted={useSignal(host.props.initiallyMuted)}
      loop={useSignal(host.props.loop)}
      autoSkip={useSignal(host.props.autoSkip)}
      shortcuts={useSignal(host.props.shortcuts)}
      poster={useSignal(host.props.poster)}
      emit={emit}
      controls={hasControls(host, useSignal(host.props.controls))}
      expose={(exposed) => {
        const left = exposed ? undefined : api.current?.player;
        // The media pauses by itself as it leaves, and says so too late.
        if (left) rememberPlace(host, { paused: left.paused.peek(), currentTime: left.position.peek(), duration: left.duration.peek() ?? NaN });
        api.current = exposed;
        mediaSlotOf(host.element).take(exposed ?? undefined);
        if (exposed) repeatMediaEvents(exposed, host.element);
      }}
      setState={host.setState}
    />
  );
}

/** Where and whether it starts: as the page says; where it stopped, and paused, when its element comes back. */
function startOf(host: PlayerHost): Pick<PlayerHost['props'], 'autoplay' | 'startAt'> {
  const { autoplay, startAt, content } = host.props;
  const place = takePlace(host);
  const first = content.peek();
  const start = (first ? mediaSlotOf(host.element).takeStart() : undefined) ?? place;
  if (start === undefined) return { autoplay, startAt };
  return {
    autoplay: computed(() => (content.value === first && place !== undefined ? false : autoplay.value)),
    startAt: computed(() => (content.value === first ? start : startAt.value)),
  };
}
