/** Spanish labels of invoices as files. */
export const papersEs: Record<string, string> = {
  invoicePdf: 'Factura (PDF)',
  invoicePdfDone: 'Se ha descargado {name}. Está con tus descargas del navegador.',
  invoicePdfFailed: 'No se ha podido descargar el archivo. Inténtalo de nuevo.',
};
