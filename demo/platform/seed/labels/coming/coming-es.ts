/** Spanish labels of the pages that are to come. */
export const comingEs: Record<string, string> = {
  comingSoon: 'Vuelve pronto.',
  comingGift: 'Regalos',
  comingGiftLead: 'Aquí podrás regalar un plan y canjear el que te regalen.',
  comingPayment: 'Tu pago',
  comingPaymentLead: 'Aquí verás cómo fue un pago y podrás cambiar tu forma de pago.',
};
