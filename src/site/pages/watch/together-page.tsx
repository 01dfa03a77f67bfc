import { signal } from '@preact/signals-core';
import { useEffect, useMemo, useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { PlaybackDetails } from '../../../contracts/playback/playback-details.ts';
import type { PlayerEvents } from '../../../features/player/events.ts';
import { Player } from '../../../features/player/player.tsx';
import type { PlayerApi } from '../../../features/player/player-api.ts';
import { RoomPanel } from '../../../features/watch-together/room-panel.tsx';
import { readQuery } from '../../../routing/query-parameters.ts';
import { signInDestination } from '../../../rules/identity/sign-in-return.ts';
import { sharedPlayback } from '../../../runtime/shared-playback.ts';
import { followRoom } from '../../../store/playback/together/follow-room.ts';
import { createWatchRoom, type WatchRoomSlice } from '../../../store/playback/together/watch-room.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { tellWatched, watchedPlayer } from '../../watched-player.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';
import { TitleFacts } from '../title-facts.tsx';
import { watchRouting } from '../watch-routing.ts';
import pages from '../pages.css';
import sheet from './together-page.css';

const startsWithSound = signal('any' as const);

/** A live event, watched with friends at the same place. @source spec 1 §2.1 "/live/{id}/watch-together" */
export function TogetherPage({ runtime, location, navigator, setTitle }: PageProps) {
  const label = useLabel();
  const { context } = runtime.store;
  const id = location.match?.name === 'watch-together' ? location.match.params.eventId : '';
  const slice = useSlice(() => createWatchRoom(context), [context]);
  const [api, setApi] = useState<PlayerApi | null>(null);
  const [item, setItem] = useState<PlaybackDetails>();
  const [isMissing, setMissing] = useState(false);
  useRoomOfAddress(slice, { runtime, location, navigator }, id);
  useEffect(() => (api ? followRoom(context.now, slice, api.player) : undefined), [api, slice, context]);
  const content = useMemo(() => signal({ kind: 'live', id } as const), [id]);
  const routing = watchRouting({ settings: runtime.settings, navigator, location, id });
  const emit: Emit<PlayerEvents> = (...event) => {
    const player = api?.player;
    const known = player?.item.peek();
    if (event[0] === 'statechange' && known) {
      setItem(known);
      setTitle(known.title);
    }
    if (event[0] === 'error' && player?.outcome.peek()?.kind === 'not-found') setMissing(true);
    tellWatched(event);
    routing.follow(event, player?.outcome.peek());
    return false;
  };
  const adopt = useSheet(pages, sheet);
  if (isMissing) return <NotFoundPage />;
  const alone = { name: 'live', params: { eventId: id } } as const;
  return (
    <div ref={adopt} className="fl-watch fl-watch--together">
      {!item && <h1 className="fl-page__hidden-title">{label('watchTogether')}</h1>}
      <div className="fl-watch__room">
        <div className="fl-watch__stage">
          <Player
            playback={sharedPlayback()}
            content={content}
            autoplay={startsWithSound}
            onTitle={routing.lead}
            pageKeys
            emit={emit}
            expose={(next) => {
              setApi(next);
              watchedPlayer.value = next ? { player: next.player, client: context.client, video: next.video } : undefined;
            }}
          />
        </div>
        <RoomPanel
          slice={slice}
          title={item?.title}
          linkOf={(room) => new URL(navigator.hrefOf({ name: 'watch-together', params: { eventId: id }, query: { room } }), context.settings.origin).href}
          signIn={signInDestination(location)}
          alone={alone}
          onNewRoom={() => void slice.open(id, undefined)}
        />
        {item && <TitleFacts item={item} kind="live" list={{}} />}
      </div>
    </div>
  );
}

/** In the room that the address names, or in a new one that it then names; out of it when the page goes. */
function useRoomOfAddress(slice: WatchRoomSlice, { runtime, location, navigator }: Pick<PageProps, 'runtime' | 'location' | 'navigator'>, id: string): void {
  const viewer = useSignal(runtime.store.context.viewer);
  const named = readQuery(location.query, 'room');
  const code = useSignal(slice.room)?.code;
  const who = viewer?.who === 'member' ? (viewer.id ?? 'member') : undefined;
  useEffect(() => {
    if (who !== undefined) void slice.open(id, named);
  }, [slice, who, id, named]);
  useEffect(() => {
    if (code !== undefined && code !== named) navigator.rewrite({ ...location.query, room: code });
  }, [code]);
  useEffect(() => {
    const [gone, back] = [() => slice.leave(), () => slice.refresh()];
    globalThis.addEventListener('pagehide', gone);
    globalThis.addEventListener('pageshow', back);
    globalThis.addEventListener('online', back);
    return () => {
      globalThis.removeEventListener('pagehide', gone);
      globalThis.removeEventListener('pageshow', back);
      globalThis.removeEventListener('online', back);
    };
  }, [slice]);
}
