/** Arabic labels of composed pages. */
export const viewAr: Record<string, string> = {
  ascending: 'تصاعدي',
  clearFilters: 'إزالة عوامل التصفية',
  clearSearch: 'مسح البحث',
  descending: 'تنازلي',
  filterCount: '{name}، {count} من العناوين',
  filters: 'تصفية',
  filtersOn: 'تصفية ({count})',
  linkCopied: 'تم نسخ الرابط',
  nothingFound: 'لا شيء يطابق ذلك',
  programmeNow: 'عن هذا البرنامج',
  share: 'مشاركة',
  shareFailed: 'تعذّرت المشاركة.',
  showTab: 'عرض',
  sort: 'ترتيب',
  titlesShown: 'يُعرض {count} من العناوين',
};
