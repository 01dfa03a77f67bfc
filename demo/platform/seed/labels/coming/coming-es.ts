/** Spanish labels of the pages that are to come. */
export const comingEs: Record<string, string> = {
  comingSoon: 'Vuelve pronto.',
};
