/** English labels of the pages that are to come. */
export const comingEn: Record<string, string> = {
  comingSoon: 'Come back soon.',
};
