import type { BridgeErrorCode } from '../../bridge/contract/messages/error-codes.ts';
import type { MethodInput, MethodOutput } from '../../bridge/contract/methods.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import { isApiError } from '../api/api-error.ts';
import type { Client } from '../api/client.ts';
import { readTrailerStreams } from '../api/calls/beside-playback.ts';
import { readVodPlayback } from '../api/calls/playback.ts';
import type { PlaybackOutcome } from '../rules/playback/playback-outcome.ts';
import { publicStateOf } from '../features/player/public-state.ts';
import type { PlayFailureReason } from '../store/playback/play-failure.ts';
import type { PlayContent } from '../store/playback/player-state.ts';
import type { Player } from '../store/playback/player.ts';

type Loaded = MethodOutput<'load'>;
type Wanted = MethodInput<'load'>;

/** What stands between a viewer and a title, in the bridge's codes; absent where the failure is about playing, not about the title. */
const refusals: Partial<Record<PlaybackOutcome['kind'], BridgeErrorCode>> = {
  'sign-in': 'SIGN_IN_REQUIRED', purchase: 'ACCESS_DENIED', profile: 'ACCESS_DENIED', forbidden: 'ACCESS_DENIED', conflict: 'ACCESS_DENIED',
  'not-available': 'ACCESS_DENIED', geoblocked: 'GEOBLOCKED', 'not-found': 'VOD_NOT_FOUND', 'not-live': 'VOD_NOT_FOUND',
};

const reasons: Partial<Record<PlaybackOutcome['kind'], PlayFailureReason>> = { 'not-started': 'not-live', 'has-ended': 'not-live' };

/** Whether a player shows what was asked, or what stands in its place: a recording for an event that is not live. */
const shows = (shown: PlayContent | undefined, { kind, id }: Pick<Wanted, 'kind' | 'id'>): shown is PlayContent =>
  (shown?.kind === kind && shown.id === id) || (kind === 'live' && shown?.replaces === id);

/** @throws failure what keeps the player from its title */
export function throwRefusal(player: Player): void {
  const outcome = player.outcome.peek();
  if (!outcome) return;
  const code = refusals[outcome.kind];
  throw code ? failure(code) : failure('PLAY_FAILED', { reason: reasons[outcome.kind] ?? 'network' });
}

/** @returns what is shown @throws failure what keeps the player from what was asked */
function shownFor(player: Player, wanted: Pick<Wanted, 'kind' | 'id'>): PlayContent {
  const shown = player.content.peek();
  if (!shows(shown, wanted)) throw failure('PLAY_FAILED', { reason: 'aborted' });
  throwRefusal(player);
  return shown;
}

/** The bridge's failure for an answer that the platform did not give. */
const refusalOf = (error: unknown): Error =>
  (isApiError(error) && error.status === 404 ? failure('VOD_NOT_FOUND') : failure('PLAY_FAILED', { reason: isApiError(error) && error.status === 403 ? 'access' : 'network' }));

/**
 * Plays a trailer beside its title.
 *
 * chosen: the id is the title's, which means its first trailer, or `title:trailer`; a trailer has no id of its own elsewhere
 */
async function loadTrailer(player: Player, client: Client, { id, startAt, autoplay }: Wanted): Promise<Loaded> {
  const [titleId = '', trailerId] = id.split(':');
  const read = async () => {
    const details = await client.call(readVodPlayback, { id: titleId });
    const trailer = details.trailers.find((one) => trailerId === undefined || one.id === trailerId);
    if (!trailer) throw failure('VOD_NOT_FOUND');
    return { trailer, urls: await client.call(readTrailerStreams, { id: titleId, trailerId: trailer.id }) };
  };
  const { trailer, urls } = await read().catch((error: unknown) => { throw isApiError(error) ? refusalOf(error) : error; });
  await player.openStreams(urls, { content: { kind: 'trailer', id }, startAt, autoplay });
  shownFor(player, { kind: 'trailer', id });
  return { id, title: trailer.title, accessLevel: trailer.accessLevel };
}

/**
 * Chooses what plays; answers when the title's facts are known. An event that gave way to its recording answers with the recording.
 *
 * @throws failure VOD_NOT_FOUND, ACCESS_DENIED, SIGN_IN_REQUIRED, GEOBLOCKED, PLAY_FAILED with `aborted` when other content was loaded meanwhile
 */
export async function load(player: Player, client: Client, wanted: Wanted): Promise<Loaded> {
  const { kind, id, startAt, autoplay } = wanted;
  if (kind === 'trailer') return loadTrailer(player, client, wanted);
  await player.open({ kind, id }, { startAt, autoplay });
  const shown = shownFor(player, wanted);
  const { title, accessLevel } = publicStateOf(player);
  return { id: shown.id, title: title ?? '', accessLevel };
}
