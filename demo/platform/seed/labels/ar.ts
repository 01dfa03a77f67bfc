/** Arabic words by key. */
export const ar: Record<string, string> = {
  menuHome: 'الرئيسية',

  // Guide and dialogs.
  channels: 'القنوات',
  close: 'إغلاق',
  day: 'اليوم',
  locked: 'مقفل',
  noInformation: 'لا توجد معلومات',
  now: 'الآن',
  onNow: 'يُعرض الآن',
  primeTime: 'وقت الذروة',
  programmeGuide: 'دليل البرامج',
  today: 'اليوم',
};
