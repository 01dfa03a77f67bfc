import { signal } from '@preact/signals-core';
import { useMemo, useRef, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { Emit } from '../../binding/emit.ts';
import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import { Player } from '../../features/player/player.tsx';
import type { PlayerEvents } from '../../features/player/events.ts';
import type { PlayerApi } from '../../features/player/player-api.ts';
import { sharedPlayback } from '../../runtime/shared-playback.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { signInDestination } from '../../rules/identity/sign-in-return.ts';
import { safeReturn } from '../../routing/safe-return.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { TitleFactsSkeleton } from './page-skeleton.tsx';
import { TitleFacts } from './title-facts.tsx';
import sheet from './pages.css';

const startsWithSound = signal('any' as const);

/** A film or a live event: the player and the title's facts. */
export function WatchPage({ location, navigator, setTitle }: PageProps) {
  const label = useLabel();
  const api = useRef<PlayerApi>(null);
  const [item, setItem] = useState<PlaybackDetails>();
  const [isMissing, setMissing] = useState(false);
  const [problemKey, setProblemKey] = useState<LabelKey>();
  const { match } = location;
  const watched = match?.name === 'live' || match?.name === 'vod' ? match : undefined;
  const kind = watched?.name ?? 'vod';
  const id = watched?.params.eventId ?? '';
  const from = safeReturn(location.address);
  const content = useMemo(() => signal({ kind, id } as const), [kind, id]);
  const emit: Emit<PlayerEvents> = (...[name, detail]) => {
    const known = api.current?.player.item.peek();
    if (name === 'statechange' && known) {
      setItem(known);
      setTitle(known.title);
    }
    if (name === 'error') {
      setProblemKey(api.current?.player.outcome.peek()?.labelKey ?? 'playbackError');
      if (api.current?.player.outcome.peek()?.kind === 'not-found') {
        setMissing(true);
        setTitle(label('pageNotFound'));
      }
    }
    if (name === 'go-back') navigator.back();
    if (name === 'sign-in-required' && detail.asked) navigator.go({ ...signInDestination(location), state: { accessGrantedOnSignIn: true } });
    if (name === 'access-required' && detail.asked) {
      const licences = api.current?.player.outcome.peek()?.licences ?? [];
      navigator.go({ name: 'purchase', query: { eventId: id, ...(licences.length > 0 ? { licences: licences.join(' ') } : {}), from } });
    }
    return false;
  };
  const adopt = useSheet(sheet);
  if (isMissing) return <NotFoundPage />;
  return (
    <div ref={adopt} className="fl-watch">
      <h1 className="fl-page__hidden-title">{item?.title ?? label(problemKey ?? 'loading')}</h1>
      <div className="fl-watch__stage">
        <Player
          key={`${kind}:${id}`}
          playback={sharedPlayback()}
          content={content}
          autoplay={startsWithSound}
          onRecording={(eventId) => navigator.go({ name: 'vod', params: { eventId } })}
          emit={emit}
          expose={(next) => (api.current = next)}
        />
      </div>
      {item ? <TitleFacts item={item} /> : !problemKey && <TitleFactsSkeleton />}
    </div>
  );
}
