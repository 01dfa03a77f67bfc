import { signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useLabel } from '../../../../binding/use-label.ts';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { play } from '../../../../ui/icon/card-icons.ts';
import { pause } from '../../../../ui/icon/media-icons.ts';
import { otherScreen } from '../../../../ui/icon/screen-icons.ts';
import type { LatePartProps } from '../../late/late-part.ts';
import type { RemoteFacts } from '../remote-screen.ts';
import { castSessions, type CastSessions } from './cast-session.ts';
import { loadCastSender } from './load-cast-sender.ts';

const none = signal<RemoteFacts>({ state: 'unavailable', kind: null, device: null });
const never = signal(false);

/** Plays on a Cast device, for a tenant that has a receiver; only where a device is near. */
export function CastButton({ player, emit, screen: { said } }: LatePartProps) {
  const label = useLabel();
  const { castReceiver } = useRuntime().store.context.settings;
  const [sessions, setSessions] = useState<CastSessions>();
  const facts = useSignal(sessions?.facts ?? none);
  const isPaused = useSignal(sessions?.paused ?? never);
  useEffect(() => {
    if (!castReceiver) return;
    let made: CastSessions | undefined;
    let isHere = true;
    void loadCastSender().then((sender) => {
      if (!sender || !isHere) return;
      made = castSessions(sender, castReceiver, player);
      setSessions(made);
    });
    return () => {
      isHere = false;
      made?.stop();
    };
  }, [castReceiver, player]);
  useEffect(() => {
    if (!sessions) return;
    emit('cast-change', facts);
    if (facts.state === 'connected') said.value = { words: label('castingTo', { device: facts.device ?? '' }) };
  }, [sessions, facts]);
  if (!sessions || facts.state === 'unavailable') return null;
  const isOn = facts.state === 'connected';
  return (
    <>
      {isOn && <IconButton label={label(isPaused ? 'castPlay' : 'castPause')} path={isPaused ? play : pause} part="cast-play-button" onClick={sessions.playOrPause} />}
      <IconButton
        label={label(isOn ? 'castStop' : 'castStart')}
        path={otherScreen}
        pressed={isOn}
        part="cast-button"
        onClick={isOn ? sessions.end : sessions.start}
      />
    </>
  );
}
