import { computed } from '@preact/signals-core';
import { useMemo, useRef } from 'react';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { PlayerApi } from '../../src/features/player/player-api.ts';
import { Player } from '../../src/features/player/player.tsx';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { sharedPlayback } from '../../src/runtime/shared-playback.ts';
import { contentOf } from '../element/content-reference.ts';
import type { PlayerHost } from './player-properties.ts';
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
  const content = useMemo(() => computed(() => contentOf(host.props.content.value)), [host]);
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
      poster={useSignal(host.props.poster)}
      emit={emit}
      expose={(exposed) => {
        if (!exposed && api.current) rememberPlace(host, api.current);
        api.current = exposed;
        host.expose(exposed);
      }}
      setState={host.setState}
    />
  );
}

/** Where and whether it starts: as the page says; where it stopped, and paused, when its element comes back. */
function startOf(host: PlayerHost): Pick<PlayerHost['props'], 'autoplay' | 'startAt'> {
  const { autoplay, startAt, content } = host.props;
  const place = takePlace(host);
  if (place === undefined) return { autoplay, startAt };
  const left = content.peek();
  return {
    autoplay: computed(() => (content.value === left ? false : autoplay.value)),
    startAt: computed(() => (content.value === left ? place : startAt.value)),
  };
}
