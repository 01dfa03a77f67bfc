import type { Label } from '../../../binding/use-label.ts';
import { flagLabels, flagsOf } from '../../../rules/guide/programme-state.ts';
import type { GuideProgramme, ProgrammeFlag } from '../../../contracts/guide/guide-programme.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/lock-icon.ts';
import { bell, begin, recording } from './mark-icons.ts';

/** Marks of the field that everybody knows; `LIVE` and `NEW` are words. */
const signs: Readonly<Partial<Record<ProgrammeFlag, string>>> = { CAPTIONS: 'CC', AUDIO_DESCRIPTION: 'AD', SIGNING: 'SL' };

export interface MarkFacts {
  label: Label;
  programme: GuideProgramme | undefined;
  isLocked: boolean;
  isRestartable: boolean;
  hasRecording: boolean;
  isReminded: boolean;
}

/** Whether there is anything to be marked. */
export const hasMarks = ({ programme, isLocked, isRestartable, hasRecording, isReminded }: Omit<MarkFacts, 'label'>): boolean =>
  isLocked || isRestartable || hasRecording || isReminded || (programme !== undefined && flagsOf(programme).length > 0);

/** What a programme is beside its title, as signs; its link's name says the same in words. */
export function ProgrammeMarks({ label, programme, isLocked, isRestartable, hasRecording, isReminded }: MarkFacts) {
  const flags = programme ? flagsOf(programme) : [];
  return (
    <span className="fl-guide__marks" aria-hidden="true">
      {isLocked && <Icon path={lock} />}
      {isReminded && <Icon path={bell} />}
      {hasRecording && <Icon path={recording} />}
      {isRestartable && <Icon path={begin} mirrored />}
      {flags.map((flag) => <span key={flag} className="fl-guide__mark" data-flag={flag}>{signs[flag] ?? label(flagLabels[flag])}</span>)}
    </span>
  );
}
