import { computed, signal } from '@preact/signals-core';
import { useMemo, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { Emit } from '../../binding/emit.ts';
import type { PlayerEvents } from '../../features/player/events.ts';
import { MultiView } from '../../features/player/multi-view/multi-view.tsx';
import { safeReturn } from '../../routing/safe-return.ts';
import { signInDestination } from '../../rules/identity/sign-in-return.ts';
import { sharedPlayback } from '../../runtime/shared-playback.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import { tellWatched, watchedPlayer } from '../watched-player.ts';
import sheet from './pages.css';

const startsWithSound = signal('any' as const);

/** All angles of one event. @source spec 1 §2.1 "/multi-video/{eventId}" */
export function MultiViewPage({ runtime, location, navigator, setTitle }: PageProps) {
  const label = useLabel();
  const [title, setName] = useState<string>();
  const { match } = location;
  const id = match?.name === 'multi-video' ? match.params.eventId : undefined;
  const eventId = useMemo(() => computed(() => id), [id]);
  const emit: Emit<PlayerEvents> = (...event) => {
    const [name, detail] = event;
    tellWatched(event);
    if (name === 'go-back') navigator.back();
    if (name === 'sign-in-required' && detail.asked) navigator.go({ ...signInDestination(location), state: { accessGrantedOnSignIn: true } });
    if (name === 'access-required' && detail.asked) navigator.go({ name: 'purchase', query: { ...(id === undefined ? {} : { eventId: id }), from: safeReturn(location.address) } });
    return false;
  };
  return (
    <div ref={useSheet(sheet)} className="fl-watch">
      <h1 className="fl-page__hidden-title">{title ?? label('multiView')}</h1>
      <div className="fl-watch__stage">
        <MultiView
          playback={sharedPlayback()}
          eventId={eventId}
          autoplay={startsWithSound}
          emit={emit}
          lead={({ kind, id: other }) => navigator.go({ name: kind, params: { eventId: other } })}
          expose={(shown) => {
            watchedPlayer.value = shown ? { player: shown.player, client: runtime.store.context.client, multi: shown.multi, get video() { return shown.multi.audible.peek()?.media() ?? null; } } : undefined;
            shown?.multi.event.subscribe((event) => {
              setName(event?.title);
              setTitle(event?.title);
            });
          }}
        />
      </div>
    </div>
  );
}
