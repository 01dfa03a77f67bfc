/** Portuguese labels of the pages that are to come. */
export const comingPt: Record<string, string> = {
  comingSoon: 'Volta em breve.',
};
