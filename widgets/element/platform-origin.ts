/** The platform's origin: where this script came from. */
export const platformOrigin: string = new URL(import.meta.url).origin;
