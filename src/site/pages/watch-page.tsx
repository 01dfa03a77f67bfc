import { signal } from '@preact/signals-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { Emit } from '../../binding/emit.ts';
import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import { Player } from '../../features/player/player.tsx';
import type { PlayerEvents } from '../../features/player/events.ts';
import type { PlayerApi } from '../../features/player/player-api.ts';
import { sharedPlayback } from '../../runtime/shared-playback.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { readQuery } from '../../routing/query-parameters.ts';
import { useTheatre } from '../../features/player/screen-modes/use-theatre.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import { tellWatched, watchedPlayer } from '../watched-player.ts';
import { NotFoundPage } from './states/not-found-page.tsx';
import { TitleFactsSkeleton } from './states/page-skeleton.tsx';
import { TitleFacts } from './title-facts.tsx';
import { BesideTitle } from './watch/beside-title.tsx';
import { TitleReviews } from './watch/title-reviews.tsx';
import { useBeginAgain } from './watch/use-begin-again.ts';
import { watchRouting } from './watch-routing.ts';
import sheet from './pages.css';

const startsWithSound = signal('any' as const);
const waitsForViewer = signal(false as const);

/** What is known of the title that the page shows. */
interface Known {
  id: string;
  item?: PlaybackDetails;
  problemKey?: LabelKey;
  isMissing?: boolean;
}

/** A film or a live event: the player and the title's facts. One player for one title after the other, so that a full screen lasts. */
export function WatchPage({ runtime, location, navigator, setTitle }: PageProps) {
  const label = useLabel();
  const api = useRef<PlayerApi>(null);
  const { match, query } = location;
  const watched = match?.name === 'live' || match?.name === 'vod' || match?.name === 'interstitial' ? match : undefined;
  const kind = watched?.name === 'live' ? 'live' : 'vod';
  const id = watched?.params.eventId ?? '';
  const [last, setKnown] = useState<Known>({ id });
  const known: Known = last.id === id ? last : { id };
  const learn = (facts: Partial<Known>) => setKnown((before) => ({ ...(before.id === id ? before : { id }), ...facts }));
  const waits = watched?.name === 'interstitial' || saysFirst(query);
  const playlistId = readQuery(query, 'playlistId');
  const [watchlistId, owner] = [readQuery(query, 'watchlistId'), readQuery(query, 'owner')];
  const isTrailer = kind === 'vod' && readQuery(query, 'trailerFrom') === id;
  const content = useMemo(() => signal({ kind, id, ...(playlistId && { playlistId }), ...(watchlistId && owner && { watchlist: { id: watchlistId, owner } }) } as const), [kind, id, playlistId, watchlistId, owner]);
  useEffect(() => {
    const player = api.current?.player;
    if (isTrailer) void player?.openTrailer(id);
    else if (player?.content.peek()?.kind === 'trailer') void player.open(content.peek(), { autoplay: 'any' });
  }, [id, isTrailer, location.key]);
  const startAt = useMemo(() => signal(readQuery(query, 'resumeProgress')), [kind, id]);
  useBeginAgain(api, kind === 'live' && readQuery(query, 'resumeProgress') === 0 ? location.key : undefined);
  const routing = watchRouting({ settings: runtime.settings, navigator, location, id });
  const emit: Emit<PlayerEvents> = (...event) => {
    const [name, detail] = event;
    const player = api.current?.player;
    const item = player?.item.peek();
    if (name === 'statechange' && item && detail.id === id) {
      learn({ item });
      setTitle(item.title);
    }
    if (name === 'error') {
      const outcome = player?.outcome.peek();
      learn({ problemKey: outcome?.labelKey ?? 'playbackError', isMissing: outcome?.kind === 'not-found' });
      if (outcome?.kind === 'not-found') setTitle(label('pageNotFound'));
    }
    tellWatched(event);
    routing.follow(event, player?.outcome.peek());
    return false;
  };
  const adopt = useSheet(sheet);
  const { theatre, isWide } = useTheatre();
  if (known.isMissing) return <NotFoundPage />;
  return (
    <div ref={adopt} className={isWide ? 'fl-watch fl-watch--theatre' : 'fl-watch'}>
      {!known.item && <h1 className="fl-page__hidden-title">{label(known.problemKey ?? 'loading')}</h1>}
      <div className="fl-watch__stage">
        <Player
          playback={sharedPlayback()}
          content={content}
          autoplay={waits ? waitsForViewer : startsWithSound}
          startAt={startAt}
          onTitle={routing.lead}
          pageKeys
          theatre={theatre}
          emit={emit}
          expose={(next) => {
            api.current = next;
            watchedPlayer.value = next ? { player: next.player, client: runtime.store.context.client, video: next.video } : undefined;
          }}
        />
      </div>
      {known.item ? <TitleFacts item={known.item} kind={kind} list={query} eventId={kind === 'live' ? id : undefined} /> : !known.problemKey && <TitleFactsSkeleton />}
      {known.item && <div className="fl-watch__beside"><BesideTitle key={known.item.id} item={known.item} list={query} /></div>}
      {known.item && kind === 'vod' && <TitleReviews key={id} contentId={id} address={location.address} />}
    </div>
  );
}

/** Whether the title is shown before it plays. chosen: not where the address says at which second to play it */
function saysFirst(query: Record<string, string>): boolean {
  return readQuery(query, 'showInterstitial') === true && readQuery(query, 'resumeProgress') === undefined;
}
