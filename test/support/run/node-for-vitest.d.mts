export declare function nodeForVitest(root: string, version?: string): { path: string; reason?: undefined } | { path?: undefined; reason: string };
