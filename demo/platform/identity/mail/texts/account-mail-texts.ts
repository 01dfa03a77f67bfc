import type { MailTexts } from './mail-text.ts';

type AccountMails = Pick<MailTexts, 'changeEmail' | 'emailTaken' | 'emailChangeAsked' | 'emailChanged' | 'wayInAdded' | 'deviceLetIn' | 'dataExported' | 'accountDeletion' | 'resetPin' | 'pinGuessed'>;

const en: AccountMails = {
  changeEmail: { subject: 'Confirm your new e-mail for {service}', lead: 'From this press on you sign in with this address.', action: 'Use this e-mail', note: 'The link is good for 24 hours. If you did not ask for it, do nothing: your address is used by nobody.' },
  emailTaken: { subject: 'You have an account at {service} already', lead: 'Somebody wanted to use this address for another account, but it has one already. Nothing has changed.', note: 'If it was you, sign in with this address instead.' },
  emailChangeAsked: { subject: 'A new e-mail was asked for at {service}', lead: 'A link was sent to another address. Once it is pressed, that address signs in to your account.', note: 'If it was not you, change your password at once.' },
  emailChanged: { subject: 'The e-mail of your account at {service} was changed', lead: 'Another address signs in to your account now. Every other device was signed out.', action: 'Use this address again', note: 'If it was not you, press the button within 7 days: this address is yours again, every device is signed out, and you choose a new password by mail.' },
  wayInAdded: { subject: 'A new way to sign in at {service}', lead: 'A passkey or an account of another provider was added just now. It signs in to your account.', action: 'Open my account', note: 'If it was not you, remove it in your account and change your password at once.' },
  deviceLetIn: { subject: 'Another device was signed in at {service}', lead: 'A device was signed in to your account just now, from another one of yours.', action: 'See my devices', note: 'If it was not you, sign it out in your account and change your password at once.' },
  dataExported: { subject: 'A copy of your data from {service}', lead: 'A copy of everything that we keep of your account was made just now and downloaded.', note: 'If it was not you, change your password at once.' },
  accountDeletion: { subject: 'Your account at {service} will be deleted', lead: 'Every device was signed out, and in 14 days the account is deleted for good. If you sign in before, it stays.', action: 'Keep my account', note: 'If it was not you, sign in and change your password at once.' },
  resetPin: { subject: 'Choose a new PIN for {service}', lead: 'Somebody forgot the PIN of a profile of yours.', action: 'Choose a new PIN', note: 'The link is good for 30 minutes and once. If you did not ask for it, do nothing: the PIN stays as it is.' },
  pinGuessed: { subject: 'Somebody is guessing a PIN at {service}', lead: 'Too many wrong PINs were entered for this profile, so that it takes no more for now:', action: 'See my profiles', note: 'Devices that know the PIN go on. Elsewhere you choose a new PIN with your password, or by “Forgot the PIN?”.' },
};

const es: AccountMails = {
  changeEmail: { subject: 'Confirma tu nuevo correo para {service}', lead: 'Desde este toque inicias sesión con esta dirección.', action: 'Usar este correo', note: 'El enlace vale 24 horas. Si no lo has pedido, no hagas nada: nadie usará tu dirección.' },
  emailTaken: { subject: 'Ya tienes una cuenta en {service}', lead: 'Alguien quería usar esta dirección para otra cuenta, pero ya tiene una. No ha cambiado nada.', note: 'Si has sido tú, inicia sesión con esta dirección.' },
  emailChangeAsked: { subject: 'Se ha pedido un correo nuevo en {service}', lead: 'Hemos enviado un enlace a otra dirección. Cuando se pulse, esa dirección iniciará sesión en tu cuenta.', note: 'Si no has sido tú, cambia tu contraseña cuanto antes.' },
  emailChanged: { subject: 'Se ha cambiado el correo de tu cuenta de {service}', lead: 'Ahora otra dirección inicia sesión en tu cuenta. Se ha cerrado la sesión en los demás dispositivos.', action: 'Volver a usar esta dirección', note: 'Si no has sido tú, pulsa el botón en un plazo de 7 días: esta dirección vuelve a ser la tuya, se cierra la sesión en todos los dispositivos y eliges una contraseña nueva por correo.' },
  wayInAdded: { subject: 'Una nueva forma de iniciar sesión en {service}', lead: 'Se acaba de añadir una llave de acceso o una cuenta de otro proveedor. Con ella se inicia sesión en tu cuenta.', action: 'Abrir mi cuenta', note: 'Si no has sido tú, quítala en tu cuenta y cambia tu contraseña cuanto antes.' },
  deviceLetIn: { subject: 'Se ha iniciado sesión en otro dispositivo en {service}', lead: 'Se acaba de iniciar sesión en tu cuenta en un dispositivo, desde otro de los tuyos.', action: 'Ver mis dispositivos', note: 'Si no has sido tú, cierra esa sesión en tu cuenta y cambia tu contraseña cuanto antes.' },
  dataExported: { subject: 'Una copia de tus datos de {service}', lead: 'Se acaba de hacer y descargar una copia de todo lo que guardamos de tu cuenta.', note: 'Si no has sido tú, cambia tu contraseña cuanto antes.' },
  accountDeletion: { subject: 'Tu cuenta de {service} se eliminará', lead: 'Se ha cerrado la sesión en todos los dispositivos y en 14 días la cuenta se eliminará para siempre. Si inicias sesión antes, se queda.', action: 'Conservar mi cuenta', note: 'Si no has sido tú, inicia sesión y cambia tu contraseña cuanto antes.' },
  resetPin: { subject: 'Elige un PIN nuevo para {service}', lead: 'Alguien ha olvidado el PIN de uno de tus perfiles.', action: 'Elegir un PIN nuevo', note: 'El enlace vale 30 minutos y una sola vez. Si no lo has pedido, no hagas nada: el PIN sigue igual.' },
  pinGuessed: { subject: 'Alguien intenta adivinar un PIN en {service}', lead: 'Se han introducido demasiados PIN incorrectos en este perfil y por ahora no acepta más:', action: 'Ver mis perfiles', note: 'Los dispositivos que conocen el PIN siguen igual. En los demás eliges un PIN nuevo con tu contraseña o con «¿Has olvidado el PIN?».' },
};

const pt: AccountMails = {
  changeEmail: { subject: 'Confirma o teu novo e-mail para {service}', lead: 'A partir deste toque, inicias sessão com este endereço.', action: 'Usar este e-mail', note: 'O link vale 24 horas. Se não o pediste, não faças nada: ninguém usará o teu endereço.' },
  emailTaken: { subject: 'Já tens uma conta em {service}', lead: 'Alguém quis usar este endereço para outra conta, mas ele já tem uma. Nada mudou.', note: 'Se foste tu, inicia sessão com este endereço.' },
  emailChangeAsked: { subject: 'Foi pedido um novo e-mail em {service}', lead: 'Enviámos um link para outro endereço. Quando for premido, esse endereço inicia sessão na tua conta.', note: 'Se não foste tu, muda já a tua palavra-passe.' },
  emailChanged: { subject: 'O e-mail da tua conta em {service} foi alterado', lead: 'Agora é outro endereço que inicia sessão na tua conta. A sessão foi terminada nos outros dispositivos.', action: 'Voltar a usar este endereço', note: 'Se não foste tu, prime o botão no prazo de 7 dias: este endereço volta a ser o teu, a sessão termina em todos os dispositivos e escolhes uma nova palavra-passe por e-mail.' },
  wayInAdded: { subject: 'Uma nova forma de iniciar sessão em {service}', lead: 'Acabou de ser adicionada uma chave de acesso ou uma conta de outro fornecedor. Com ela inicia-se sessão na tua conta.', action: 'Abrir a minha conta', note: 'Se não foste tu, remove-a na tua conta e muda já a tua palavra-passe.' },
  deviceLetIn: { subject: 'Outro dispositivo iniciou sessão em {service}', lead: 'Um dispositivo acabou de iniciar sessão na tua conta, a partir de outro dos teus.', action: 'Ver os meus dispositivos', note: 'Se não foste tu, termina essa sessão na tua conta e muda já a tua palavra-passe.' },
  dataExported: { subject: 'Uma cópia dos teus dados de {service}', lead: 'Acabou de ser feita e descarregada uma cópia de tudo o que guardamos da tua conta.', note: 'Se não foste tu, muda já a tua palavra-passe.' },
  accountDeletion: { subject: 'A tua conta de {service} será eliminada', lead: 'A sessão foi terminada em todos os dispositivos e daqui a 14 dias a conta é eliminada para sempre. Se iniciares sessão antes, ela fica.', action: 'Manter a minha conta', note: 'Se não foste tu, inicia sessão e muda já a tua palavra-passe.' },
  resetPin: { subject: 'Escolhe um novo PIN para {service}', lead: 'Alguém esqueceu o PIN de um dos teus perfis.', action: 'Escolher um novo PIN', note: 'O link vale 30 minutos e uma só vez. Se não o pediste, não faças nada: o PIN fica como está.' },
  pinGuessed: { subject: 'Alguém está a tentar adivinhar um PIN em {service}', lead: 'Foram introduzidos demasiados PIN errados neste perfil, que por agora não aceita mais:', action: 'Ver os meus perfis', note: 'Os dispositivos que já conhecem o PIN continuam. Nos outros escolhes um novo PIN com a tua palavra-passe ou em «Esqueceste o PIN?».' },
};

const ar: AccountMails = {
  changeEmail: { subject: 'أكّد بريدك الجديد لدى {service}', lead: 'من هذه الضغطة تسجّل الدخول بهذا العنوان.', action: 'استخدام هذا البريد', note: 'الرابط صالح لمدة 24 ساعة. إن لم تطلبه فلا تفعل شيئًا: لن يستخدم أحد عنوانك.' },
  emailTaken: { subject: 'لديك حساب لدى {service} بالفعل', lead: 'أراد أحدهم استخدام هذا العنوان لحساب آخر، لكن له حسابًا بالفعل. لم يتغيّر شيء.', note: 'إن كنت أنت فسجّل الدخول بهذا العنوان.' },
  emailChangeAsked: { subject: 'طُلب بريد جديد لدى {service}', lead: 'أُرسل رابط إلى عنوان آخر. عند ضغطه يصبح ذلك العنوان وسيلة الدخول إلى حسابك.', note: 'إن لم تكن أنت فغيّر كلمة مرورك فورًا.' },
  emailChanged: { subject: 'تغيّر بريد حسابك لدى {service}', lead: 'أصبح عنوان آخر وسيلة الدخول إلى حسابك، وسُجّل الخروج من الأجهزة الأخرى.', action: 'استخدام هذا العنوان من جديد', note: 'إن لم تكن أنت فاضغط الزر خلال 7 أيام: يعود هذا العنوان إليك، ويُسجَّل الخروج من كل الأجهزة، وتختار كلمة مرور جديدة عبر البريد.' },
  wayInAdded: { subject: 'طريقة دخول جديدة لدى {service}', lead: 'أُضيف الآن مفتاح مرور أو حساب لدى مزوّد آخر، وهو يسجّل الدخول إلى حسابك.', action: 'فتح حسابي', note: 'إن لم تكن أنت فأزِله من حسابك وغيّر كلمة مرورك فورًا.' },
  deviceLetIn: { subject: 'سُجّل الدخول على جهاز آخر لدى {service}', lead: 'سُجّل الدخول إلى حسابك على جهاز للتو، من جهاز آخر لك.', action: 'عرض أجهزتي', note: 'إن لم تكن أنت فسجّل خروجه من حسابك وغيّر كلمة مرورك فورًا.' },
  dataExported: { subject: 'نسخة من بياناتك لدى {service}', lead: 'أُنشئت الآن نسخة من كل ما نحفظه عن حسابك وجرى تنزيلها.', note: 'إن لم تكن أنت فغيّر كلمة مرورك فورًا.' },
  accountDeletion: { subject: 'سيُحذف حسابك لدى {service}', lead: 'سُجّل الخروج من كل الأجهزة، وبعد 14 يومًا يُحذف الحساب نهائيًا. إن سجّلت الدخول قبل ذلك فسيبقى.', action: 'الاحتفاظ بحسابي', note: 'إن لم تكن أنت فسجّل الدخول وغيّر كلمة مرورك فورًا.' },
  resetPin: { subject: 'اختر رمزًا سريًا جديدًا لدى {service}', lead: 'نسي أحدهم الرمز السري لأحد ملفاتك الشخصية.', action: 'اختيار رمز جديد', note: 'الرابط صالح لمدة 30 دقيقة ولمرة واحدة. إن لم تطلبه فلا تفعل شيئًا: يبقى الرمز كما هو.' },
  pinGuessed: { subject: 'يحاول أحدهم تخمين رقم سري لدى {service}', lead: 'أُدخلت أرقام سرية خاطئة كثيرة لهذا الملف فلا يقبل المزيد الآن:', action: 'عرض ملفاتي', note: 'الأجهزة التي تعرف الرقم السري تستمر. في غيرها تختار رقمًا جديدًا بكلمة مرورك أو عبر «هل نسيت الرقم السري؟».' },
};

/** The words of mails about the account. */
export const accountMailTexts = { en, es, pt, ar } as const;
