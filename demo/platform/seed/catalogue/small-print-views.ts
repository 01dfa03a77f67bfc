import type { views, Words } from '../../db/tables/catalogue-tables.ts';

interface SmallPrint { id: string; titles: Words; texts: readonly Words[] }

/** What every service owes its viewers in words. Invented, as is everything else here. */
const smallPrint: readonly SmallPrint[] = [
  {
    id: 'help', titles: { en: 'Help', es: 'Ayuda', pt: 'Ajuda', ar: 'المساعدة' },
    texts: [
      { en: 'A film stops? Check your connection; it goes on by itself when enough has arrived.', es: '¿Se para una película? Revisa tu conexión; seguirá sola cuando haya llegado lo suficiente.', pt: 'Um filme parou? Verifica a tua ligação; continua sozinho quando tiver chegado o suficiente.', ar: 'توقف فيلم؟ تحقق من اتصالك، وسيستأنف تلقائيًا عندما يصل ما يكفي.' },
      { en: 'Captions, sound and quality are behind the gear of the player.', es: 'Los subtítulos, el sonido y la calidad están tras el engranaje del reproductor.', pt: 'As legendas, o som e a qualidade estão na roda dentada do leitor.', ar: 'الترجمة والصوت والجودة خلف الترس في المشغّل.' },
    ],
  },
  {
    id: 'terms', titles: { en: 'Terms', es: 'Condiciones', pt: 'Condições', ar: 'الشروط' },
    texts: [
      { en: 'A plan is yours until you cancel it; a title that you bought stays for as long as its page says.', es: 'Un plan es tuyo hasta que lo canceles; un título comprado dura lo que diga su página.', pt: 'Um plano é teu até o cancelares; um título comprado dura o que a sua página disser.', ar: 'الباقة لك حتى تلغيها، والعنوان الذي اشتريته يبقى بقدر ما تقوله صفحته.' },
    ],
  },
  {
    id: 'privacy', titles: { en: 'Privacy', es: 'Privacidad', pt: 'Privacidade', ar: 'الخصوصية' },
    texts: [
      { en: 'We keep what you watch so that it goes on where you left it, and tell nobody.', es: 'Guardamos lo que ves para que siga donde lo dejaste, y no se lo contamos a nadie.', pt: 'Guardamos o que vês para continuar onde ficaste, e não o contamos a ninguém.', ar: 'نحفظ ما تشاهده ليستأنف من حيث توقفت، ولا نخبر أحدًا.' },
    ],
  },
];

/** The pages that the end of every page leads to. */
export const smallPrintViews = (realm: string): (typeof views.$inferInsert)[] =>
  smallPrint.map(({ id, titles, texts }) => ({ realm, type: 'section', id, titles, elements: texts.map((words) => ({ kind: 'textBlock', zone: 'list', words }) as const) }));
