/** Portuguese labels of the pages that are to come. */
export const comingPt: Record<string, string> = {
  comingSoon: 'Volta em breve.',
  comingPayment: 'O teu pagamento',
  comingPaymentLead: 'Aqui vais ver como correu um pagamento e mudar a forma de pagar.',
};
