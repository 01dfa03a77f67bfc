type TestFiles = Record<string, readonly string[]>;
export function testFilesOf(part: 'unit' | 'browser', root: string): string[];
export function matchingFiles(patterns: readonly string[], files: TestFiles): { files: Record<string, string[]>; unmatched: string[] };
export function startsPlatforms(unit: readonly string[]): boolean;
export function readsBuild(unit: readonly string[], root: string): boolean;
