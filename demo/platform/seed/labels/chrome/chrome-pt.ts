/** Portuguese labels of what stands around every page. */
export const chromePt: Record<string, string> = {
  searchFor: 'O que procuras?',
  codeFailed: 'Não foi possível carregar. Verifica a tua ligação e tenta novamente.',
};
