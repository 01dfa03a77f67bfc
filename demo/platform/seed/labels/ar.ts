/** Arabic words by key. */
export const ar: Record<string, string> = {
  menuHome: 'الرئيسية',
};
