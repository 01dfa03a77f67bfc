import { computed } from '@preact/signals-core';
import type { MethodInput, MethodOutput } from '../../../bridge/contract/methods.ts';
import { failure } from '../../../bridge/frame/requests/failure.ts';
import { publicStateOf } from '../../features/player/public-state.ts';
import { writeQuery } from '../../routing/query-parameters.ts';
import type { Player } from '../../store/playback/player.ts';
import type { DrivenPlayer } from '../../steering/driven-player.ts';
import { until } from '../../steering/until.ts';
import { load, throwRefusal } from '../../steering/load-content.ts';
import type { SiteNavigator } from '../navigator/site-navigator.ts';
import { watchedPlayer } from '../watched-player.ts';

type Wanted = MethodInput<'load'>;

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

/** The player of the page that the navigator stands at, once it knows its title or why it is not shown. */
const atPage = (navigator: SiteNavigator) => computed((): DrivenPlayer | undefined => {
  const { match } = navigator.location.value;
  const watched = watchedPlayer.value;
  const content = watched?.player.content.value;
  const isPage = match?.name === 'vod' || match?.name === 'live' ? match.name === content?.kind && match.params.eventId === content.id : false;
  return isPage && (watched?.player.item.value ?? watched?.player.outcome.value) ? watched : undefined;
});

/** A page of the site begins by itself. */
async function keepFromPlaying(player: Player, signal: AbortSignal): Promise<void> {
  const begun = computed(() => (player.started.value || player.playbackBlocked.value !== undefined || player.outcome.value !== undefined || player.failure.value !== undefined ? true : undefined));
  await until(begun, isThere, signal);
  player.pause();
}

/**
 * Goes to a title's page; answers when its facts are known, with the title that stands there: an event that is over leads to its recording.
 *
 * chosen: the page begins by itself, as its visitors know it, unless the host says `autoplay: false`
 *
 * @throws failure as the frame's own `load`; a trailer needs a page with a player, PLAYER_NOT_FOUND
 */
export async function loadPage(navigator: SiteNavigator, wanted: Wanted, signal: AbortSignal): Promise<MethodOutput<'load'>> {
  const { kind, id, startAt, autoplay } = wanted;
  if (kind === 'trailer') {
    const watched = watchedPlayer.peek();
    if (!watched || watched.multi) throw failure('PLAYER_NOT_FOUND');
    return load(watched.player, watched.client, wanted);
  }
  navigator.go({ name: kind, params: { eventId: id }, query: writeQuery({ resumeProgress: startAt }) });
  const page = atPage(navigator);
  let watched = await until(page, isThere, signal);
  // A player that is given another title names it before it lets go of the facts of the last one.
  while (!page.peek()) watched = await until(page, isThere, signal);
  throwRefusal(watched.player);
  if (autoplay === false) await keepFromPlaying(watched.player, signal);
  const state = publicStateOf(watched.player);
  return { id: state.id ?? id, title: state.title ?? '', accessLevel: state.accessLevel };
}
