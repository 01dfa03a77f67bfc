/** Spanish words by key. */
export const es: Record<string, string> = {
  menuHome: 'Inicio',
};
