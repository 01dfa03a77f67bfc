/** Whether a page's address asks for the overlay of its author. */
export const wantsDebug = (): boolean => /[?&]footlight-debug/.test(location.search);
