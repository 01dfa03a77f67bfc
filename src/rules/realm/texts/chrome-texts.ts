/** English texts of what stands around every page. */
export const chromeTexts = {
  searchFor: 'What are you looking for?',
  codeFailed: 'This did not load. Check your connection and try again.',
} as const;
