export declare function failureLine(where: string, title: string, message?: string): string;

interface Counts { passed: number; failed: number; skipped: number }

export declare function readBrowserCounts(file: string): { projects: Record<string, Counts>; errors: number; failures: string[]; durations: { name: string; ms: number }[] } | undefined;
