export declare function readersOfChange(changed: readonly string[], files: readonly string[]): string[];
