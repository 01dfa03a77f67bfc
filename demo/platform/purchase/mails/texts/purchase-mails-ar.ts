import type { PurchaseMailTexts } from './purchase-mail-text.ts';

/** Arabic words of mails about purchases. */
export const arMails: PurchaseMailTexts = {
  receipt: { subject: 'إيصالك عن {licence}', lead: 'استلمنا {price} عن {licence}. رقم فاتورتك {invoice}.', dated: 'الدفع يغطي حتى {date}.', action: 'عرض مدفوعاتك', note: 'كل فاتورة موجودة في حسابك بصيغة PDF.' },
  paidBack: { subject: 'سيُعاد إليك {price}', lead: 'انتهى عقدك لـ{licence}، ويعود {price} بالطريقة التي دُفع بها. رقم الإشعار الدائن {invoice}.', action: 'عرض مدفوعاتك', note: 'قد يحتاج المصرف إلى بضعة أيام لإظهاره.' },
  trialEnds: { subject: 'تنتهي تجربتك المجانية لـ{licence} قريبًا', lead: 'تنتهي تجربتك المجانية في {date}. بعدها يكلف {licence} مبلغ {price}.', action: 'الإبقاء أو الإلغاء', note: 'إن أردت الإبقاء عليه فلا حاجة إلى فعل شيء. إن ألغيت قبل ذلك اليوم فلن يُحصَّل شيء.' },
  renewalAhead: { subject: 'يتجدد {licence} قريبًا', lead: 'يتجدد {licence} في {date} مقابل {price}.', action: 'عرض اشتراكك', note: 'إن أردت الإبقاء عليه فلا حاجة إلى فعل شيء. إن ألغيت قبل ذلك اليوم فلن يُحصَّل شيء آخر.' },
  paymentRefused: { subject: 'تعذّر تحصيل دفعة {licence}', lead: 'رُفضت بطاقتك، فلم يتجدد {licence}.', dated: 'يبقى متاحًا حتى {date} بينما نحاول مجددًا.', action: 'الدفع ببطاقة أخرى', note: 'يستطيع مصرفك إخبارك بالسبب. إن لم تفعل شيئًا ينتهي الاشتراك.' },
  endedUnpaid: { subject: 'انتهى {licence}', lead: 'رُفضت دفعة {licence} عدة مرات، فانتهى الاشتراك. لا يترتب عليك شيء.', action: 'البدء من جديد', note: 'قوائمك وموضعك في كل عنوان ما زالت محفوظة.' },
  pauseEnds: { subject: 'ينتهي إيقاف {licence} المؤقت قريبًا', lead: 'يستمر {licence} من {date} ويكلف {price}.', action: 'عرض اشتراكك', note: 'إن أردت العودة فلا حاجة إلى فعل شيء. إن ألغيت قبل ذلك اليوم فلن يُحصَّل شيء.' },
  cancelled: { subject: 'ألغيت {licence}', lead: 'أُلغي اشتراكك في {licence}، ولن يُحصَّل شيء آخر.', dated: 'يمكنك المشاهدة حتى {date}.', action: 'عرض اشتراكك', note: 'إن غيّرت رأيك قبل انتهائه يمكنك التراجع من حسابك.' },
  newPrice: { subject: 'سعر جديد لـ{licence}', lead: 'سيكلف {licence} مبلغ {price} ابتداءً من {date}. نسألك قبل تحصيله.', action: 'الموافقة أو المغادرة', note: 'من دون إجابتك ينتهي الاشتراك مع انتهاء الوقت الذي دفعت ثمنه.' },
  newPriceNotice: { subject: 'سعر جديد لـ{licence}', lead: 'سيكلف {licence} مبلغ {price} ابتداءً من {date}.', action: 'عرض اشتراكك', note: 'إن أردت الإبقاء عليه فلا حاجة إلى فعل شيء. إن ألغيت قبل أول دفعة بهذا السعر فلن تُحصَّل.' },
  offerTaken: { subject: 'عرضك لـ{licence}', lead: 'بقيت مع {licence}، والدفعات القادمة أقل: {price} لكل دفعة ما دام العرض قائمًا.', action: 'عرض اشتراكك', note: 'شكرًا لبقائك مع {service}.' },
  withdraw: 'يحق لك الرجوع عن هذا العقد حتى {until} من دون ذكر سبب:',
  withdrawByView: 'يحق لك الرجوع عن هذا العقد حتى {until} من دون ذكر سبب، ما لم يكن قد شُغّل لمدة دقيقة. وافقت على ذلك عند الدفع:',
};
