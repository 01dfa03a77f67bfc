/** Spanish labels of the pages that are to come. */
export const comingEs: Record<string, string> = {
  comingSoon: 'Vuelve pronto.',
  comingPayment: 'Tu pago',
  comingPaymentLead: 'Aquí verás cómo fue un pago y podrás cambiar tu forma de pago.',
};
