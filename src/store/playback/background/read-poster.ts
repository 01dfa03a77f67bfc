import { readLivePlayback, readVodPlayback } from '../../../api/calls/playback.ts';
import type { StoreContext } from '../../store-context.ts';
import type { TitleContent } from '../player-state.ts';

/** The picture of a title that is not to move; its streams are not asked for. @returns undefined where the platform does not say */
export async function readPoster({ client }: Pick<StoreContext, 'client'>, { kind, id }: TitleContent): Promise<string | undefined> {
  try {
    const item = await client.call(kind === 'live' ? readLivePlayback : readVodPlayback, { id });
    return item.heroUrl ?? item.posterUrl ?? item.thumbnailUrl;
  } catch {
    return undefined;
  }
}
