import { useRef } from 'react';
import { useLabel } from '../../../../binding/use-label.ts';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import type { RowLayoutProps } from '../../row-layout.ts';
import { RowTrack } from '../../row-track.tsx';
import { PlaylistPanel } from './playlist-panel.tsx';
import { usePreview } from './use-preview.ts';

/** Playlists, each of which opens under the row. */
export function PlaylistLayout(props: RowLayoutProps) {
  const label = useLabel();
  const row = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { shown, close, handlers } = usePreview(props.items, row, box);
  return (
    <div ref={row} className="fl-row-playlists" {...handlers}>
      <RowTrack {...props} panel={shown && <PlaylistPanel key={shown.item.id} {...shown} box={box} perRow={props.perRow} onClose={close} onToggled={props.onToggled} />} />
      <VisuallyHidden role="status">{shown && !shown.isClosing ? label('playlistOpened', { title: shown.item.title }) : ''}</VisuallyHidden>
    </div>
  );
}
