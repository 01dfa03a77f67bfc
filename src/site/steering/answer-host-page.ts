import { effect, signal, untracked } from '@preact/signals-core';
import { createFrameServer, type FrameServer } from '../../../bridge/frame/frame-server.ts';
import { publicStateOf } from '../../features/player/public-state.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { PlayerPlace } from '../../steering/driven-player.ts';
import { embeddersOf } from '../../steering/embedders.ts';
import { filterPlace } from '../../steering/kept-place.ts';
import { messageOf } from '../../steering/player-messages.ts';
import { playerHandlers } from '../../steering/player-handlers.ts';
import type { SiteNavigator } from '../navigator/site-navigator.ts';
import { onWatched, watchedPlayer } from '../watched-player.ts';
import { loadPage } from './load-page.ts';

/** The site's players stand on its pages: to show a title in another way is to go to another page. */
const placeOf = (navigator: SiteNavigator): PlayerPlace => ({
  driven: watchedPlayer,
  show(title, { layout }) {
    if (title) navigator.go({ name: layout === 'single' ? title.kind : 'multi-video', params: { eventId: title.id } });
  },
});

function handlersOf(navigator: SiteNavigator) {
  // What a page of the site loops or shows before its film is its own.
  const { setOptions: _, ...handlers } = playerHandlers(placeOf(navigator), { loop: signal(false), poster: signal<string | undefined>(undefined) });
  return { ...handlers, load: (input: Parameters<typeof loadPage>[1], { signal: session }: { signal: AbortSignal }) => loadPage(navigator, input, session) };
}

/**
 * Lets a registered page that frames the whole site steer it: the player of the page that is shown, and which page that is.
 *
 * Pages without a player answer PLAYER_NOT_FOUND; `load` leads to one that has.
 *
 * @source design/bridge.md "Topologies": full site
 */
export function answerHostPage({ settings, session, store }: Pick<Runtime, 'settings' | 'session' | 'store'>, navigator: SiteNavigator): FrameServer {
  const routeNow = () => {
    const { match } = navigator.location.value;
    const { eventId } = (match?.params ?? {}) as { eventId?: string };
    return { name: match?.name ?? null, id: eventId ?? null };
  };
  const server = createFrameServer({
    window,
    peer: embeddersOf(settings, session!.ask),
    bareRequests: settings.flags.bareBridgeRequests,
    handlers: handlersOf(navigator),
    filterEvent: filterPlace(() => watchedPlayer.peek()?.player),
    onSession: (_start, tell) => tell('routechange', untracked(routeNow)),
  });
  store.context.onChanged(({ subject }) => void (subject === 'origins' && server.recheckOrigins()));
  effect(() => server.emit('routechange', routeNow()));
  onWatched((event) => {
    const player = watchedPlayer.peek()?.player;
    if (!player) return;
    const { message, data } = messageOf(event, publicStateOf(player));
    server.emit(message, data as never);
  });
  return server;
}
