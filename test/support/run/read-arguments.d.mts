export type Part = 'build' | 'types' | 'lint' | 'unit' | 'browser';
export const parts: Part[];
export function readArguments(words: readonly string[]): { parts: Part[]; patterns: string[]; firefox: boolean; help: boolean; mistake: string | undefined };
