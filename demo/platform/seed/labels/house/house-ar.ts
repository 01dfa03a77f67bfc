/** Arabic labels of the frame around every page, and of pages that stand in for it. */
export const houseAr: Record<string, string> = {
  offlineTitle: 'أنت غير متصل',
  offlineLead: 'تعذّر الوصول إلى {service}. تحقق من اتصالك؛ ما كنت تشاهده باقٍ حيث تركته.',
  siteUnknown: 'لا توجد خدمة بهذا الاسم',
  siteUnknownLead: 'تحقق من العنوان. ربما فيه خطأ أو أن الخدمة انتقلت.',
  menuFailed: 'تعذّر تحديث القائمة.',
  liveNowCount: 'مباشر الآن: {count}',
  eventIsLive: '{title} على الهواء الآن',
  dismiss: 'إغلاق التنبيه',
  signInForMore: 'سجّل الدخول لمتابعة الأحداث من أي جهاز.',
  nothingLive: 'لا شيء على الهواء الآن',
  nothingLiveLead: 'يعرض الدليل ما سيأتي.',
  openLiveNow: 'فتح ما هو مباشر الآن',
  footerNavigation: 'المساعدة والشروط',
  footerHelp: 'المساعدة',
  footerTerms: 'الشروط',
  footerPrivacy: 'الخصوصية',
};
