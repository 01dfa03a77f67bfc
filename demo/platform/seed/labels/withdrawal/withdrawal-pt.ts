/** Portuguese labels of the way out of a contract. */
export const withdrawalPt: Record<string, string> = {
  withdrawAgain: 'Pedir um novo link',
  withdrawAsked: 'Veja o seu e-mail',
  withdrawAskedLead: 'Se o número e o e-mail corresponderem, vai receber uma mensagem com o último passo. Conta o dia em que pediu.',
  withdrawConfirm: 'Confirmar a retratação',
  withdrawConfirmLead: 'O seu contrato termina de imediato. Tudo o que pagou por ele volta por onde veio.',
  withdrawDone: 'Retratou-se do seu contrato',
  withdrawDoneLead: '{amount} voltam por onde vieram. Um e-mail confirma-o.',
  withdrawInvoice: 'Número da fatura',
  withdrawInvoiceHint: 'Está no seu recibo: {example}',
  withdrawInvoiceMissing: 'Escreva o número da sua fatura.',
  withdrawLead: 'Durante catorze dias após a compra pode retratar-se sem dar motivos. Não precisa de iniciar sessão.',
  withdrawLicence: 'Contrato',
  withdrawLinkGone: 'Este link já não é válido. Serve uma vez e durante três dias.',
  withdrawNext: 'Continuar',
  withdrawRefund: 'Devolvemos-lhe',
  withdrawTitle: 'Retratar-se de um contrato',
};
