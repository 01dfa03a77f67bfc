/** English texts of the pages that are to come: what will be there, in viewers' words. */
export const comingTexts = {
  comingSoon: 'Come back soon.',
  comingGift: 'Gifts',
  comingGiftLead: 'Here you will give a plan to somebody, and redeem one that you were given.',
  comingPayment: 'Your payment',
  comingPaymentLead: 'Here you will see how a payment went, and change how you pay.',
} as const;
