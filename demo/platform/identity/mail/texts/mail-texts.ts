import { accountMailTexts } from './account-mail-texts.ts';
import { giftMailTexts } from './gift-mail-texts.ts';
import type { MailTexts } from './mail-text.ts';

const en: MailTexts = {
  ...accountMailTexts.en,
  ...giftMailTexts.en,
  confirmEmail: { subject: 'Confirm your e-mail for {service}', lead: 'One press, and your account is ready.', action: 'Confirm my e-mail', note: 'The link is good for 24 hours. If you did not make an account, do nothing: without this press nobody can use your address.' },
  resetPassword: { subject: 'Choose a new password for {service}', lead: 'You asked for a new password.', action: 'Choose a new password', note: 'The link is good for 30 minutes and once. If you did not ask for it, do nothing: your password stays as it is.' },
  passwordChanged: { subject: 'Your password for {service} was changed', lead: 'Your password was changed, and every other device was signed out.', note: 'If it was not you, ask for a new password at once.' },
  magicLink: { subject: 'Your link to sign in to {service}', lead: 'Open this link to sign in.', action: 'Sign in', note: 'The link is good for 15 minutes and once. If you did not ask for it, do nothing, and give nobody a code.' },
  noAccount: { subject: 'There is no account of yours at {service}', lead: 'Somebody asked for a mail to this address, but no account uses it. You may have signed up with another one.', note: 'If it was not you, there is nothing to do.' },
  alreadyMember: { subject: 'You have an account at {service}', lead: 'Somebody wants to sign up with your address, but you have an account already. Sign in with it.', action: 'Sign in', note: 'If it was not you, there is nothing to do: nobody learns that you have an account. If you forgot your password, ask for a new one where you sign in.' },
};

const es: MailTexts = {
  ...accountMailTexts.es,
  ...giftMailTexts.es,
  confirmEmail: { subject: 'Confirma tu correo para {service}', lead: 'Un toque y tu cuenta estará lista.', action: 'Confirmar mi correo', note: 'El enlace vale 24 horas. Si no has creado una cuenta, no hagas nada: sin este toque nadie puede usar tu dirección.' },
  resetPassword: { subject: 'Elige una contraseña nueva para {service}', lead: 'Has pedido una contraseña nueva.', action: 'Elegir contraseña', note: 'El enlace vale 30 minutos y una sola vez. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.' },
  passwordChanged: { subject: 'Tu contraseña de {service} ha cambiado', lead: 'Tu contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos.', note: 'Si no has sido tú, pide una contraseña nueva cuanto antes.' },
  magicLink: { subject: 'Tu enlace para entrar en {service}', lead: 'Abre este enlace para iniciar sesión.', action: 'Iniciar sesión', note: 'El enlace vale 15 minutos y una sola vez. Si no lo has pedido, no hagas nada y no des ningún código a nadie.' },
  noAccount: { subject: 'No tienes cuenta en {service}', lead: 'Alguien ha pedido un correo para esta dirección, pero ninguna cuenta la usa. Quizá te registraste con otra.', note: 'Si no has sido tú, no tienes que hacer nada.' },
  alreadyMember: { subject: 'Ya tienes una cuenta en {service}', lead: 'Alguien quiere registrarse con tu dirección, pero ya tienes una cuenta. Inicia sesión con ella.', action: 'Iniciar sesión', note: 'Si no has sido tú, no tienes que hacer nada: nadie sabe que tienes una cuenta. Si has olvidado la contraseña, pide una nueva al iniciar sesión.' },
};

const pt: MailTexts = {
  ...accountMailTexts.pt,
  ...giftMailTexts.pt,
  confirmEmail: { subject: 'Confirma o teu e-mail para {service}', lead: 'Um toque e a tua conta fica pronta.', action: 'Confirmar o meu e-mail', note: 'O link vale 24 horas. Se não criaste uma conta, não faças nada: sem este toque ninguém pode usar o teu endereço.' },
  resetPassword: { subject: 'Escolhe uma nova palavra-passe para {service}', lead: 'Pediste uma nova palavra-passe.', action: 'Escolher palavra-passe', note: 'O link vale 30 minutos e uma só vez. Se não o pediste, não faças nada: a tua palavra-passe fica como está.' },
  passwordChanged: { subject: 'A tua palavra-passe de {service} foi alterada', lead: 'A tua palavra-passe foi alterada e a sessão foi terminada nos outros dispositivos.', note: 'Se não foste tu, pede já uma nova palavra-passe.' },
  magicLink: { subject: 'O teu link para entrar em {service}', lead: 'Abre este link para iniciar sessão.', action: 'Iniciar sessão', note: 'O link vale 15 minutos e uma só vez. Se não o pediste, não faças nada e não dês nenhum código a ninguém.' },
  noAccount: { subject: 'Não tens conta em {service}', lead: 'Alguém pediu um e-mail para este endereço, mas nenhuma conta o usa. Talvez te tenhas registado com outro.', note: 'Se não foste tu, não precisas de fazer nada.' },
  alreadyMember: { subject: 'Já tens uma conta em {service}', lead: 'Alguém quer registar-se com o teu endereço, mas já tens uma conta. Inicia sessão com ela.', action: 'Iniciar sessão', note: 'Se não foste tu, não precisas de fazer nada: ninguém fica a saber que tens uma conta. Se esqueceste a palavra-passe, pede uma nova ao iniciar sessão.' },
};

const ar: MailTexts = {
  ...accountMailTexts.ar,
  ...giftMailTexts.ar,
  confirmEmail: { subject: 'أكّد بريدك الإلكتروني لدى {service}', lead: 'ضغطة واحدة ويصبح حسابك جاهزًا.', action: 'تأكيد بريدي', note: 'الرابط صالح لمدة 24 ساعة. إن لم تنشئ حسابًا فلا تفعل شيئًا: لا يستطيع أحد استخدام عنوانك من دون هذه الضغطة.' },
  resetPassword: { subject: 'اختر كلمة مرور جديدة لدى {service}', lead: 'طلبت كلمة مرور جديدة.', action: 'اختيار كلمة مرور', note: 'الرابط صالح لمدة 30 دقيقة ولمرة واحدة. إن لم تطلبه فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.' },
  passwordChanged: { subject: 'تغيّرت كلمة مرورك لدى {service}', lead: 'تغيّرت كلمة مرورك وسُجّل الخروج من الأجهزة الأخرى.', note: 'إن لم تكن أنت فاطلب كلمة مرور جديدة فورًا.' },
  magicLink: { subject: 'رابط تسجيل الدخول إلى {service}', lead: 'افتح هذا الرابط لتسجيل الدخول.', action: 'تسجيل الدخول', note: 'الرابط صالح لمدة 15 دقيقة ولمرة واحدة. إن لم تطلبه فلا تفعل شيئًا ولا تعطِ أحدًا أي رمز.' },
  noAccount: { subject: 'لا يوجد لك حساب لدى {service}', lead: 'طلب أحدهم رسالة إلى هذا العنوان، لكن لا حساب يستخدمه. ربما سجّلت بعنوان آخر.', note: 'إن لم تكن أنت فلا حاجة إلى فعل شيء.' },
  alreadyMember: { subject: 'لديك حساب لدى {service}', lead: 'يريد أحدهم إنشاء حساب بعنوانك، لكن لديك حساب بالفعل. سجّل الدخول به.', action: 'تسجيل الدخول', note: 'إن لم تكن أنت فلا حاجة إلى فعل شيء: لا يعرف أحد أن لديك حسابًا. إن نسيت كلمة المرور فاطلب كلمة جديدة عند تسجيل الدخول.' },
};

const texts: ReadonlyMap<string, MailTexts> = new Map(Object.entries<MailTexts>({ en, es, pt, ar }));

/** The words of mails in a locale of the tenant; English where there are none. */
export const mailTextsIn = (locale: string): MailTexts => texts.get(locale.split('-')[0] ?? '') ?? en;
