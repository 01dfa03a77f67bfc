/** Portuguese labels of invoices as files. */
export const papersPt: Record<string, string> = {
  invoicePdf: 'Fatura (PDF)',
  invoicePdfDone: '{name} foi transferido. Está nas transferências do teu navegador.',
  invoicePdfFailed: 'Não foi possível transferir o ficheiro. Tenta de novo.',
};
