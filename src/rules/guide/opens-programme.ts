import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';

const live = new Set<ContentItem['type']>(['LIVE', 'LIVE_EVENT', 'EPG']);

/**
 * Whether a hero's call to action opens the programme that is on, before it leads to the channel.
 *
 * @source spec 1 §2.4 "Programme modal: opened from a hero call to action on live content with a current programme when programme playback is enabled"
 */
export function opensProgramme({ type, programmingInfo }: Pick<ContentItem, 'type' | 'programmingInfo'>, { programmePlayback }: Pick<RealmSettings['flags'], 'programmePlayback'>): boolean {
  return programmePlayback && live.has(type) && programmingInfo?.currentProgramme !== undefined;
}
