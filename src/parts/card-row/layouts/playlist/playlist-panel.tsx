import { useEffect, useId, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { useSlice } from '../../../../binding/use-slice.ts';
import { destinationOf } from '../../../../rules/catalogue/card-destination.ts';
import { createCollection, type Collection } from '../../../../store/catalogue/collection.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { close } from '../../../../ui/icon/choice-icons.ts';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { ActionButton } from '../../../actions/action-button.tsx';
import { FailurePanel } from '../../../feedback/failure-panel.tsx';
import { NavLink } from '../../../nav-link/nav-link.tsx';
import type { RowLayoutProps, RowMemory } from '../../row-layout.ts';
import { RowTrack } from '../../row-track.tsx';
import type { Shown } from './use-shown.ts';
import sheet from './playlist-panel.css';

export interface PlaylistPanelProps extends Pick<RowLayoutProps, 'perRow' | 'onToggled'>, Shown {
  box: RefObject<HTMLDivElement | null>;
  onClose(): void;
}

/**
 * What a playlist holds, with everything that can be done with it.
 *
 * @csspart playlist
 * @source spec 1 §2.4 "Playlist card panel: expands with close, play, view all, add to watchlist and share, and paged items"
 */
export function PlaylistPanel({ item, byKey, isClosing = false, box, perRow, onClose, onToggled }: PlaylistPanelProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const playlistId = item.playlistId ?? item.id;
  const list = useMemo(() => ({ playlistId }), [playlistId]);
  const slice = useSlice(() => createCollection(context, 'playlist', playlistId), [context, playlistId]);
  useEffect(() => void slice.load(), [slice]);
  useLayoutEffect(() => {
    if (byKey) box.current?.focus();
  }, [byKey, box]);
  const facts = useSignal(slice.facts);
  const titleId = useId();
  const viewer = useSignal(context.viewer);
  return (
    <div ref={box} className={isClosing ? 'fl-playlist fl-playlist--closing' : 'fl-playlist'} part="playlist" role="group" aria-labelledby={titleId} aria-hidden={isClosing || undefined} inert={isClosing} tabIndex={-1}>
      <div ref={useSheet(sheet)} className="fl-playlist__header">
        <h3 id={titleId} className="fl-playlist__title"><bdi>{item.title}</bdi></h3>
        {item.description && <p className="fl-playlist__description"><bdi>{item.description}</bdi></p>}
        <div className="fl-playlist__buttons">
          {facts?.upNext && <ActionButton action={{ type: 'play', data: facts.upNext }} list={list} variant="primary" size="small" />}
          <NavLink to={destinationOf(item, viewer, context.settings)} variant="secondary" size="small">{label('viewAll')}</NavLink>
          <ActionButton action={{ type: 'favourites', data: item }} variant="ghost" size="small" />
          {!context.settings.flags.myListMode && <ActionButton action={{ type: 'watchlist', data: item }} variant="ghost" size="small" part="list-button" />}
          <ActionButton action={{ type: 'share', data: { ...item, socialSharingDetail: facts?.socialSharingDetail } }} variant="ghost" size="small" />
        </div>
        <span className="fl-playlist__close"><IconButton label={label('close')} path={close} size="small" onClick={onClose} /></span>
      </div>
      <Titles slice={slice} titleId={titleId} playlistId={playlistId} perRow={perRow} onToggled={onToggled} />
    </div>
  );
}

interface TitlesProps extends Pick<RowLayoutProps, 'perRow' | 'onToggled' | 'titleId'> {
  slice: Collection;
  playlistId: string;
}

function Titles({ slice, titleId, playlistId, perRow, onToggled }: TitlesProps) {
  const items = useSignal(slice.items);
  const more = useSignal(slice.more);
  const [memory] = useState<RowMemory>(() => ({ offset: 0, stop: 0 }));
  if (items.status === 'failed') return <FailurePanel failure={items.failure} labelKey="rowFailed" onRetry={() => void slice.load()} />;
  if (items.status !== 'ready') return <div className="fl-playlist__waiting" aria-busy="true"><Skeleton /></div>;
  return (
    <RowTrack
      title="" titleId={titleId} heading="elsewhere" items={items.value} more={more} variant="landscape" perRow={perRow} list={{ playlistId }} showPositions hideMetadata={false}
      memory={memory} onMore={slice.loadMore} onToggled={onToggled}
    />
  );
}
