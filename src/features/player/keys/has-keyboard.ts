const has = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

/** Whether a keyboard is likely: a device that is moved by fingers alone has none. chosen: a browser tells of pointers, never of keys */
export const hasKeyboard = (): boolean => has('(any-pointer: fine)') || !has('(any-pointer: coarse)');
