/** English texts of the pages that are to come: what will be there, in viewers' words. */
export const comingTexts = {
  comingSoon: 'Come back soon.',
  comingPayment: 'Your payment',
  comingPaymentLead: 'Here you will see how a payment went, and change how you pay.',
} as const;
