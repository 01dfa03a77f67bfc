export declare function slowestLines(tests: readonly { name: string; ms: number }[]): string[];

export declare function slowSpecs(tests: readonly { name: string; ms: number }[], limitSeconds: number): [spec: string, seconds: number][];
