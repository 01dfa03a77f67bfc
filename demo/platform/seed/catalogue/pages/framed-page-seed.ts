import type { Database } from '../../../db/database.ts';
import { type FramedPageRow, framedPages } from '../../../db/tables/editorial-tables.ts';
import { inEveryLanguage } from '../words/every-language.ts';

const partner = 'http://partner.localhost:{port}/framed';

/** A shop beside the site and a quiz inside of it, in every tenant. */
export async function seedFramedPages(db: Database, realm: string): Promise<void> {
  await db.insert(framedPages).values(inEveryLanguage<FramedPageRow[]>([
    {
      realm, kind: 'EXTERNAL', id: 'shop', titles: { en: 'The shop', es: 'La tienda', ar: 'المتجر' },
      descriptions: { en: 'Scarves, programmes and posters, sold by our partner.', es: 'Bufandas, programas y carteles de nuestro socio.', ar: 'أوشحة وبرامج وملصقات يبيعها شريكنا.' },
      url: `${partner}/shop.html`, abilities: ['FORMS'],
    },
    {
      realm, kind: 'PLUGIN', id: 'quiz', titles: { en: 'The five-minute quiz', es: 'El test de cinco minutos', ar: 'اختبار الدقائق الخمس' },
      descriptions: { en: 'One question, one chance.', es: 'Una pregunta, una oportunidad.', ar: 'سؤال واحد وفرصة واحدة.' },
      url: `${partner}/quiz.html`, abilities: ['SCRIPTS'],
    },
  ]));
}
