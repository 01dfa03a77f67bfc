/** Spanish labels of the way out of a contract. */
export const withdrawalEs: Record<string, string> = {
  withdrawAgain: 'Pedir otro enlace',
  withdrawAsked: 'Mira tu correo',
  withdrawAskedLead: 'Si el número y el correo corresponden, te llegará un mensaje con el último paso. Cuenta el día en que lo has pedido.',
  withdrawConfirm: 'Confirmar el desistimiento',
  withdrawConfirmLead: 'Tu contrato termina en el acto. Todo lo que has pagado por él vuelve por donde vino.',
  withdrawDone: 'Has desistido de tu contrato',
  withdrawDoneLead: '{amount} vuelven por donde vinieron. Un correo lo confirma.',
  withdrawInvoice: 'Número de factura',
  withdrawInvoiceHint: 'Está en tu recibo: {example}',
  withdrawInvoiceMissing: 'Escribe el número de tu factura.',
  withdrawLead: 'Durante catorce días desde la compra puedes desistir sin dar motivos. No tienes que iniciar sesión.',
  withdrawLicence: 'Contrato',
  withdrawLinkGone: 'Este enlace ya no vale. Sirve una vez y durante tres días.',
  withdrawNext: 'Continuar',
  withdrawRefund: 'Te devolvemos',
  withdrawTitle: 'Desistir de un contrato',
};
