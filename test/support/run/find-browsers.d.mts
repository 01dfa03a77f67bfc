export function findBrowser(engine: 'chromium' | 'firefox', say: (line: string) => void, isLean?: boolean): { variable: string; value?: string; reason?: string };
