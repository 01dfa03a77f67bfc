export declare function postgresPrograms(folders?: readonly string[], debian?: string): string | undefined;
export declare function fastFolder(inMemory?: string, room?: number): string;
export declare function startPostgres(): Promise<{ url: string; stop(): void; reason?: undefined } | { reason: string; url?: undefined; stop?: undefined }>;
