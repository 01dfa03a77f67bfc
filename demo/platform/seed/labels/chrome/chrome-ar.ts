/** Arabic labels of what stands around every page. */
export const chromeAr: Record<string, string> = {
  searchFor: 'عمّ تبحث؟',
  codeFailed: 'تعذّر التحميل. تحقّق من اتصالك ثم حاول مرة أخرى.',
};
