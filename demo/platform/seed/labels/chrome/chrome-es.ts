/** Spanish labels of what stands around every page. */
export const chromeEs: Record<string, string> = {
  searchFor: '¿Qué buscas?',
  codeFailed: 'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.',
};
