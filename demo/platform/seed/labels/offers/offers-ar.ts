/** Arabic labels of what is on offer, and of what stands in place of it. */
export const offersAr: Record<string, string> = {
  offerAtProvider: 'اشتريتها من {provider}؟ سجّل الدخول هناك',
  offerBeside: 'على حدة',
  offerInsteadOf: 'بدلًا من {price}',
  offerKeepsChoice: 'سيبقى اختيارك محفوظًا.',
  offerRecommended: 'موصى بها',
  offerSoldBy: 'تُباع لدى {provider} فقط',
  offerThatIs: 'أي {price} {period}',
  refusedChildTitle: 'اطلب المساعدة من شخص بالغ',
  refusedPlaceTitle: 'غير متاح للبيع في مكانك',
  refusedVpnTitle: 'أنت تستخدم VPN',
  voucherOfLinkInvalid: 'رمز الرابط {code} لا يصلح لهذا الطلب. يمكنك المتابعة بدونه أو إدخال رمز آخر.',
  vpnStillOn: 'يبدو أنك ما زلت تستخدم VPN. قد يستغرق الأمر لحظة بعد إيقافه.',
  vpnTurnedOff: 'أوقفت تشغيل VPN',
};
