import { useRef, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { Emit } from '../../binding/emit.ts';
import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import { Player } from '../../features/player/player.tsx';
import type { PlayerApi } from '../../features/player/player-api.ts';
import { sharedPlayback } from '../../runtime/shared-playback.ts';
import { signInDestination } from '../../rules/identity/sign-in-destination.ts';
import { safeReturn } from '../../routing/safe-return.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import { TitleFacts } from './title-facts.tsx';
import sheet from './pages.css';

/** A film or a live event, and what there is to know of it. */
export function WatchPage({ location, navigator, setTitle }: PageProps) {
  const label = useLabel();
  const api = useRef<PlayerApi>(null);
  const [item, setItem] = useState<PlaybackDetails>();
  const { match } = location;
  const watched = match?.name === 'live' || match?.name === 'vod' ? match : undefined;
  const kind = watched?.name ?? 'vod';
  const id = watched?.params.eventId ?? '';
  const from = safeReturn(location.address.replace(/\?.*$/s, ''));
  const emit: Emit = (name, detail) => {
    const known = api.current?.player.item.peek();
    if (name === 'statechange' && known) {
      setItem(known);
      setTitle(known.title);
    }
    if (!(detail as { asked?: boolean } | undefined)?.asked) return name !== 'go-back' || (navigator.back(), false);
    if (name === 'sign-in-required') navigator.go({ ...signInDestination(location), state: { accessGrantedOnSignIn: true } });
    if (name === 'access-required') {
      const { licences } = detail as { licences: string[] };
      navigator.go({ name: 'purchase', query: { eventId: id, ...(licences.length > 0 ? { licences: licences.join(' ') } : {}), from } });
    }
    return false;
  };
  return (
    <div ref={useSheet(sheet)} className="fl-watch">
      <h1 className="fl-page__hidden-title">{item?.title ?? label('loading')}</h1>
      <div className="fl-watch__stage">
        <Player key={`${kind}:${id}`} playback={sharedPlayback()} content={{ kind, id }} autoplay="any" emit={emit} expose={(next) => (api.current = next)} />
      </div>
      {item && <TitleFacts item={item} />}
    </div>
  );
}
