import { readInit } from '../../../api/calls/realm.ts';
import type { PartnerInit } from '../../../contracts/realm/init.ts';
import type { StoreContext } from '../../store-context.ts';

/** @source spec 1 §3 "User preferences"; chosen: the values of a viewer who never chose */
const unknown: Preferences = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };

export type Preferences = Pick<PartnerInit['preferences'], 'autoAdvance' | 'videoBackgroundAutoPlay' | 'videoBackgroundAutoPlayAudio'>;

/**
 * What a viewer prefers of playback, as the platform keeps it; read when a player calls for it.
 *
 * @returns what holds for everybody where the platform does not say
 */
export async function readPreferences({ client }: Pick<StoreContext, 'client'>): Promise<Preferences> {
  try {
    return (await client.call(readInit, {})).preferences;
  } catch {
    return unknown;
  }
}
