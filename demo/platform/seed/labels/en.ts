/** English words by key. */
export const en: Record<string, string> = {
  menuHome: 'Home',
};
