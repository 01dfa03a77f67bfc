export declare function slowestLines(tests: readonly { name: string; ms: number }[]): string[];
