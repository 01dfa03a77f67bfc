/** Arabic labels of the pages that are to come. */
export const comingAr: Record<string, string> = {
  comingSoon: 'عُد قريبًا.',
  comingGift: 'الهدايا',
  comingGiftLead: 'يمكنك هنا إهداء باقة لشخص ما، واستخدام باقة أُهديت إليك.',
  comingPayment: 'الدفع',
  comingPaymentLead: 'سترى هنا نتيجة الدفع، ويمكنك تغيير طريقة الدفع.',
};
