export declare function specsOfChange(changed: readonly string[], specs: readonly string[]): string[];
