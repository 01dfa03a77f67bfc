/** Arabic labels of composed pages. */
export const viewAr: Record<string, string> = {
  ascending: 'تصاعدي',
  clearFilters: 'إزالة عوامل التصفية',
  clearSearch: 'مسح البحث',
  descending: 'تنازلي',
  filterCount: '{name}، {count} من العناوين',
  filters: 'تصفية',
  filtersOn: 'تصفية ({count})',
  nothingFound: 'لا شيء يطابق ذلك',
  programmeNow: 'عن هذا البرنامج',
  showTab: 'عرض',
  sort: 'ترتيب',
  titlesShown: 'يُعرض {count} من العناوين',
};
