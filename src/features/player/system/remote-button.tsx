import { signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { otherScreen } from '../../../ui/icon/screen-icons.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { remoteScreenOf, type RemoteFacts, type RemoteScreen } from './remote-screen.ts';

const none = signal<RemoteFacts>({ state: 'unavailable', kind: null, device: null });

/** Shows what plays on another screen; only where the browser knows one. */
export function RemoteButton({ video, emit }: LatePartProps) {
  const label = useLabel();
  const [remote, setRemote] = useState<RemoteScreen>();
  const facts = useSignal(remote?.facts ?? none);
  useEffect(() => {
    const found = remoteScreenOf(video);
    setRemote(found);
    return () => found?.stop();
  }, [video]);
  useEffect(() => { if (remote && facts.kind) emit('cast-change', facts); }, [remote, facts]);
  if (facts.state === 'unavailable') return null;
  return (
    <IconButton
      label={label(facts.kind === 'airplay' ? 'airplay' : facts.state === 'connected' ? 'castStop' : 'castStart')}
      path={otherScreen}
      pressed={facts.state === 'connected'}
      part="remote-button"
      onClick={() => remote?.prompt()}
    />
  );
}
