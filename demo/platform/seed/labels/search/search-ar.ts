/** Arabic labels of the search. */
export const searchAr: Record<string, string> = {
  clearRecentSearches: 'مسح عمليات البحث الأخيرة',
  nothingCalled: 'لا يوجد شيء باسم «{query}».',
  nothingFoundFor: 'لم يُعثر على شيء لـ «{query}»',
  nothingFoundLead: 'تحقّق من الإملاء، أو جرّب كلمات أقل أو أخرى.',
  nothingLeft: 'لا تُبقي عوامل التصفية شيئًا',
  recentSearches: 'عمليات البحث الأخيرة',
  resultsEverything: 'الكل: {count}',
  resultsFor: 'نتائج «{query}»: {count}',
  search: 'البحث',
  searchFailed: 'لم ينجح البحث.',
  searchLists: 'المسلسلات والقوائم',
  searchLive: 'بث مباشر',
  searchOffline: 'أنت غير متصل. يُستأنف البحث فور عودتك.',
  searchPopular: 'في هذه الأثناء، ألقِ نظرة على هذه',
  searchSuggestions: 'اقتراحات',
  searchVideos: 'مقاطع الفيديو',
};
