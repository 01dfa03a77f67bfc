import type { LabelKey } from '../../realm/fallback-texts.ts';

/** Why a viewer is not in a room, in their words, and whether a room of their own would help. */
export interface RoomRefusal {
  titleKey: LabelKey;
  leadKey: LabelKey;
  canMakeRoom: boolean;
}

const byCode: Readonly<Record<string, RoomRefusal>> = {
  'room-not-found': { titleKey: 'togetherGone', leadKey: 'togetherGoneLead', canMakeRoom: true },
  'other-event': { titleKey: 'togetherElsewhere', leadKey: 'togetherElsewhereLead', canMakeRoom: true },
  'room-full': { titleKey: 'togetherFull', leadKey: 'togetherFullLead', canMakeRoom: true },
  'event-over': { titleKey: 'togetherOver', leadKey: 'togetherOverLead', canMakeRoom: false },
};

/** What a refused room says. @param failure status and code of the refusal @source chosen: every failure names itself, and leads on */
export function roomRefusal({ status, code }: { status: number; code: string }): RoomRefusal {
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (known) return known;
  if (status === 403) return { titleKey: 'togetherDenied', leadKey: 'togetherDeniedLead', canMakeRoom: false };
  return { titleKey: 'togetherFailed', leadKey: 'togetherFailedLead', canMakeRoom: true };
}
