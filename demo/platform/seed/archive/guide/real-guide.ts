import type { ProgrammeFlag } from '../../../../../src/contracts/guide/guide-programme.ts';

/** A guide as its file has it, dirt and all. Moments in epoch milliseconds. */
export interface RealGuide {
  channels: { id: string; name: string; number?: string | undefined; group?: string | undefined }[];
  programmes: RealProgramme[];
}

export interface RealProgramme {
  channel: string;
  start: number;
  end: number | null;
  title: string;
  subtitle?: string | undefined;
  description?: string | undefined;
  genre?: string | undefined;
  season?: number | undefined;
  episode?: number | undefined;
  flags: ProgrammeFlag[];
  onDemand?: { from: number; until: number } | undefined;
}

const flagNames: ReadonlyMap<string, ProgrammeFlag> = new Map(Object.entries<ProgrammeFlag>({
  live: 'LIVE', new: 'NEW', repeat: 'REPEAT', captions: 'CAPTIONS', 'audio-description': 'AUDIO_DESCRIPTION', signing: 'SIGNING',
}));

/** Flags by the names of the files; a name that nobody knows is left out. */
export const flagsNamed = (names: readonly string[]): ProgrammeFlag[] => names.flatMap((name) => flagNames.get(name) ?? []);
