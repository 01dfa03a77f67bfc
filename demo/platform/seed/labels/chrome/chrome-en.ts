/** English labels of what stands around every page. */
export const chromeEn: Record<string, string> = {
  searchFor: 'What are you looking for?',
  codeFailed: 'This did not load. Check your connection and try again.',
};
