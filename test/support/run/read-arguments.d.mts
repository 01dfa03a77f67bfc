export type Part = 'build' | 'types' | 'lint' | 'unit' | 'browser' | 'webkit' | 'attack';
export const parts: Part[];
export const furtherParts: Part[];
export function readArguments(words: readonly string[]): {
  parts: Part[]; patterns: string[]; changed: boolean; all: boolean; shard: { index: number; count: number } | undefined; firefox: boolean; help: boolean; mistake: string | undefined;
};
