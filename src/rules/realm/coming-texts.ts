/** English texts of the pages that are to come: what will be there, in viewers' words. */
export const comingTexts = {
  comingSoon: 'Come back soon.',
} as const;
