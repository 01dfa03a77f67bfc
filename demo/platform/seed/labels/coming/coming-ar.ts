/** Arabic labels of the pages that are to come. */
export const comingAr: Record<string, string> = {
  comingSoon: 'عُد قريبًا.',
};
