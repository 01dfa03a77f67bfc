/** Arabic labels for the service's own people. */
export const impersonationAr: Record<string, string> = {
  impersonationBanner: 'أنت تتصرف باسم {name}. كل ما تفعله هنا يُسجَّل.',
  impersonationEmail: 'البريد الإلكتروني للعضو',
  impersonationEnd: 'إنهاء',
  impersonationFailed: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  impersonationLead: 'ستستخدم هذه الخدمة بصفة أحد أعضائها لمدة تصل إلى 15 دقيقة. لا يمكنك الدفع أو تغيير طريقة تسجيل دخوله.',
  impersonationMade: 'يعمل هذا الرابط مرة واحدة خلال دقيقة. افتحه في نافذة خاصة لتبقى مسجّلًا هنا.',
  impersonationMake: 'إنشاء رابط',
  impersonationRefused: 'لا يمكنك التصرف باسم هذا العضو.',
  impersonationStart: 'المتابعة بصفة هذا العضو',
  impersonationTitle: 'التصرف باسم عضو',
  notWhileImpersonating: 'صاحب هذا الحساب وحده يمكنه فعل ذلك.',
};
