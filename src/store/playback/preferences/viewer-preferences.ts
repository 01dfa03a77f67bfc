import { readInit } from '../../../api/calls/realm.ts';
import type { PartnerInit } from '../../../contracts/realm/init.ts';
import type { StoreContext } from '../../store-context.ts';
import { guestPreferences } from './guest-preferences.ts';

export type Preferences = PartnerInit['preferences'];

/** @source spec 1 §3 "User preferences"; chosen: the values of a viewer who never chose */
const unknown: Preferences = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };

/**
 * What a viewer prefers of playback: a guest's as this browser keeps it, a member's as the platform does; read when a player calls for it.
 *
 * @returns what holds for everybody where the platform does not say
 */
export async function readPreferences({ client, viewer }: Pick<StoreContext, 'client' | 'viewer'>): Promise<Preferences> {
  if (viewer.peek()?.who === 'guest') return guestPreferences();
  try {
    return (await client.call(readInit, {})).preferences;
  } catch {
    return unknown;
  }
}
