/** Arabic labels of the question why somebody leaves. */
export const reasonsAr: Record<string, string> = {
  reasonFailed: 'لم تصل إجابتك. أرسلها مرة أخرى أو تخطَّها: إلغاؤك قائم.',
  reasonLead: 'لست ملزمًا بالإجابة. إلغاؤك سارٍ في كل الأحوال.',
  reasonMissingTitles: 'لا أجد ما أريد مشاهدته',
  reasonNotUsed: 'أشاهد القليل جدًا',
  reasonOtherService: 'أستخدم خدمة أخرى',
  reasonSend: 'إرسال الإجابة',
  reasonSkip: 'تخطٍّ',
  reasonSomethingElse: 'سبب آخر',
  reasonTechnical: 'لا يعمل جيدًا عندي',
  reasonThanks: 'شكرًا على إجابتك.',
  reasonTitle: 'هل يمكننا أن نسأل عن السبب؟',
  reasonTooExpensive: 'التكلفة مرتفعة',
};
