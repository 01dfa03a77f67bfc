import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';

/** The one live region of the player: announces what no focused control announces by itself. */
export function PlayerAnnouncer({ player }: { player: Player }) {
  const label = useLabel();
  const status = useSignal(player.status);
  const muted = useSignal(player.muted);
  const blocked = useSignal(player.playbackBlocked);
  const [words, setWords] = useState('');
  const first = useRef(true);
  const spoken: Partial<Record<typeof status, string>> = { buffering: label('buffering'), ended: label('playbackEnded') };

  useEffect(() => setWords(spoken[status] ?? ''), [status]);
  useEffect(() => {
    if (blocked) setWords(label('pressPlay'));
  }, [blocked]);
  useEffect(() => {
    if (!first.current) setWords(label(muted ? 'soundOff' : 'soundOn'));
    first.current = false;
  }, [muted]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
