import { useSignal } from '../../../binding/use-signal.ts';
import { annotationsAt } from '../../../rules/playback/timeline/annotations.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import sheet from './annotations.css';

/** The notes of this moment, over the picture at its upper edge. The newest one at most, so that little is covered. */
export function Annotations({ player }: LatePartProps) {
  const sheetRef = useSheet(sheet);
  const item = useSignal(player.item);
  const position = useSignal(player.position);
  const note = annotationsAt(item?.annotations ?? [], position).at(-1);
  if (!note) return null;
  return (
    <div ref={sheetRef} className="fl-player__note" part="annotation" role="note">
      <strong><bdi>{note.title}</bdi></strong>
      {note.description && <p dir="auto">{note.description}</p>}
    </div>
  );
}
