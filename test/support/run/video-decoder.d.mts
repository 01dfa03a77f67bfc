export function newestDecoder(list: string): string | undefined;
export function decoderPackage(): string | undefined;
export function hasDecoder(libraries?: () => string): boolean;
