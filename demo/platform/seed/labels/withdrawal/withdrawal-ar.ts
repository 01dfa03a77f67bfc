/** Arabic labels of the way out of a contract. */
export const withdrawalAr: Record<string, string> = {
  withdrawAgain: 'طلب رابط جديد',
  withdrawAsked: 'تفقّد بريدك',
  withdrawAskedLead: 'إن كان الرقم والبريد متطابقين فستصلك رسالة بالخطوة الأخيرة. يُحسب اليوم الذي طلبت فيه.',
  withdrawConfirm: 'تأكيد الرجوع عن العقد',
  withdrawConfirmLead: 'ينتهي عقدك فورًا، ويعود كل ما دفعته بالطريقة التي دُفع بها.',
  withdrawDone: 'رجعت عن عقدك',
  withdrawDoneLead: 'يعود {amount} بالطريقة التي دُفع بها، وتؤكد ذلك رسالة بريد.',
  withdrawInvoice: 'رقم الفاتورة',
  withdrawInvoiceHint: 'تجده في إيصالك: {example}',
  withdrawInvoiceMissing: 'أدخل رقم فاتورتك.',
  withdrawLead: 'يحق لك الرجوع خلال أربعة عشر يومًا من الشراء من دون ذكر سبب، ومن دون تسجيل الدخول.',
  withdrawLicence: 'العقد',
  withdrawLinkGone: 'لم يعد هذا الرابط صالحًا. يعمل مرة واحدة ولثلاثة أيام.',
  withdrawNext: 'متابعة',
  withdrawRefund: 'يُعاد إليك',
  withdrawTitle: 'الرجوع عن عقد',
};
