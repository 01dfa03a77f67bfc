export const soakHelp: string;
export function readSoakArguments(words: readonly string[]): { patterns: string[]; times: number; load: number; workers: number | undefined; firefox: boolean; help: boolean; mistake: string | undefined };
