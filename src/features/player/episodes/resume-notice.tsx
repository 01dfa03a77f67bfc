import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { startPositionOf } from '../../../rules/playback/playback-start.ts';
import { clockTimeOf } from '../../../rules/playback/playback-time.ts';
import type { Player } from '../../../store/playback/player.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import sheet from './episodes.css';

/** Milliseconds. chosen: long enough to be read and pressed. */
const STAYS_MS = 10_000;
/** Seconds. chosen: what was played until the notice came. */
const NEAR = 15;

/** Where a title that was begun goes on, and the way back to its beginning. @source spec 1 §2.2 "resume-progress" */
export function ResumeNotice({ player }: LatePartProps) {
  const label = useLabel();
  const id = useSignal(player.content)?.id;
  const [resumed, setResumed] = useState<{ id: string | undefined; at: number }>();
  useEffect(() => {
    const at = resumedAt(player);
    setResumed(at === undefined ? undefined : { id, at });
    const timer = setTimeout(() => setResumed(undefined), STAYS_MS);
    return () => clearTimeout(timer);
  }, [player, id]);
  const adopt = useSheet(sheet);
  if (!resumed || resumed.id !== id) return null;
  const startOver = () => {
    setResumed(undefined);
    void player.seek(0);
  };
  return (
    <div ref={adopt} className="fl-player__resumed" part="resume-notice" role="status">
      <span>{label('resumedAt', { time: `\u2066${clockTimeOf(resumed.at)}\u2069` })}</span>
      <button type="button" part="start-over-button" onClick={startOver}>{label('startOver')}</button>
    </div>
  );
}

/** @returns seconds; undefined where the title did not begin where its viewer stopped */
function resumedAt({ item, position }: Player): number | undefined {
  const { watchProgress, duration } = item.peek() ?? {};
  const at = startPositionOf(undefined, watchProgress, duration);
  return at > 0 && Math.abs(position.peek() - at) < NEAR ? at : undefined;
}
