/** Portuguese labels of receipts, and of invoices as files. */
export const papersPt: Record<string, string> = {
  invoicePdf: 'Fatura (PDF)',
  invoicePdfDone: '{name} foi transferido. Está nas transferências do teu navegador.',
  invoicePdfFailed: 'Não foi possível transferir o ficheiro. Tenta de novo.',
  receipt: 'O teu recibo',
  receiptTogether: 'Comprado em conjunto',
  receiptPaid: 'Pago',
  receiptPaidNothing: 'Não foi cobrado nada',
  receiptMeans: 'Pago com',
  receiptMeansLater: 'Pagamentos seguintes',
  receiptOpenUntil: 'Aberto até',
  receiptFreeUntil: 'Grátis até',
  receiptEndless: 'Sem fim',
  receiptFirst: 'Primeiro pagamento',
  receiptNext: 'Próximo pagamento',
  receiptNextOn: '{amount} em {date}',
  receiptNothingNext: 'Nenhum: nada é cobrado por si só',
};
