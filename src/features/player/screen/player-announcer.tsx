import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import type { PlayerScreen } from '../player-screen.ts';

/** Milliseconds in which announcements become one. chosen: a key tells its words and changes the state within it */
const TOGETHER_MS = 100;

interface PlayerAnnouncerProps {
  player: Player;
  screen: PlayerScreen;
  box: RefObject<HTMLElement | null>;
}

/** The one live region of the player: announces what no focused control announces by itself. */
export function PlayerAnnouncer({ player, screen, box }: PlayerAnnouncerProps) {
  const label = useLabel();
  const status = useSignal(player.status);
  const muted = useSignal(player.muted);
  const blocked = useSignal(player.playbackBlocked);
  const said = useSignal(screen.said);
  const [words, setWords] = useState('');
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(true);
  const say = (next: string) => {
    // A focused slider says its own value.
    const focused = (box.current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    if (focused?.matches('[role="slider"], input')) return;
    if (pending.current.push(next) > 1) return;
    timer.current = setTimeout(() => setWords(pending.current.splice(0).filter(Boolean).join('. ')), TOGETHER_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => say(status === 'buffering' ? label('buffering') : status === 'ended' ? label('playbackEnded') : ''), [status]);
  useEffect(() => {
    if (blocked) say(label('pressPlay'));
  }, [blocked]);
  useEffect(() => {
    if (!first.current) say(label(muted ? 'soundOff' : 'soundOn'));
    first.current = false;
  }, [muted]);
  useEffect(() => {
    if (said) say(said.words);
  }, [said]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
