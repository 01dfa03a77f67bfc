/** Where a payment is confirmed that is no bank: a wallet, an app that reads a code, the issuer of a card. */
export const payerAr = {
  walletPending: 'تعالج {name} الدفعة',
  walletUnfinished: 'لم تؤكدها بعد في محفظة {name}. لم يُخصم أي مبلغ حتى الآن.',
  walletCancelled: 'تراجعت في {name}. لم يُخصم أي مبلغ.',
  codeAppPending: 'يجري التحقق من دفعتك عبر {name}',
  codeAppLead: 'تُدفع في تطبيق {name} الذي يُفتح في نافذة جديدة. تنتظر هذه الصفحة ثم تتابع من تلقاء نفسها.',
  codeAppOpen: 'الانتقال إلى {name}',
  codeAppUnfinished: 'لم تُدفع عبر {name} بعد. لم يُخصم أي مبلغ حتى الآن.',
  codeAppCancelled: 'تم التخلي عن هذه الدفعة عبر {name}. لم يُخصم أي مبلغ.',
  issuerPending: 'تعالج الجهة المُصدِرة لبطاقتك الدفعة',
  issuerLead: 'تؤكدها الجهة المُصدِرة لبطاقتك في صفحة خاصة بها تُفتح في نافذة جديدة. تنتظر هذه الصفحة ثم تتابع من تلقاء نفسها.',
  issuerOpen: 'الانتقال إلى الجهة المُصدِرة لبطاقتك',
  issuerUnfinished: 'لم تؤكدها الجهة المُصدِرة لبطاقتك بعد. لم يُخصم أي مبلغ حتى الآن.',
  issuerCancelled: 'تراجعت لدى الجهة المُصدِرة لبطاقتك. لم يُخصم أي مبلغ.',
  payerPendingLead: 'قد يستغرق ذلك بعض الوقت. يُفتح ما اشتريته فور وصول المبلغ، ولا داعي للبقاء في هذه الصفحة.',
};
