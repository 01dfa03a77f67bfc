import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import sheet from './episodes.css';

/** Says that this is a trailer; its end, or a press, leads back to the title. */
export function TrailerBar({ player }: LatePartProps) {
  const label = useLabel();
  const content = useSignal(player.content);
  const ended = useSignal(player.ended);
  const adopt = useSheet(sheet);
  const leave = () => { if (content) void player.open({ kind: 'vod', id: content.id }); };
  useEffect(() => { if (ended) leave(); }, [ended]);
  return (
    <div ref={adopt} className="fl-player__trailer" part="trailer-bar">
      <b>{label('trailer')}</b>
      <Button variant="ghost" size="small" part="trailer-close" onClick={leave}>{label('leaveTrailer')}</Button>
    </div>
  );
}
