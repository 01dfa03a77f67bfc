/** English labels of the pages that are to come. */
export const comingEn: Record<string, string> = {
  comingSoon: 'Come back soon.',
  comingPayment: 'Your payment',
  comingPaymentLead: 'Here you will see how a payment went, and change how you pay.',
};
