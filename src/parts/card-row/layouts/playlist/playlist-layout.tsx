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
  const box = useRef<HTMLDivElement>(null);
  const { item, byKey, close, handlers } = usePreview(props.items, box);
  return (
    <div className="fl-row-playlists" {...handlers}>
      <RowTrack {...props} panel={item && <PlaylistPanel key={item.id} item={item} box={box} takesFocus={byKey} perRow={props.perRow} onClose={close} onToggled={props.onToggled} />} />
      <VisuallyHidden role="status">{item ? label('playlistOpened', { title: item.title }) : ''}</VisuallyHidden>
    </div>
  );
}
