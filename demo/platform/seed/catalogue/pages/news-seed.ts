import type { Database } from '../../../db/database.ts';
import { newsItems, type NewsRow } from '../../../db/tables/editorial-tables.ts';
import type { Words } from '../../../db/tables/catalogue-tables.ts';
import { inEveryLanguage } from '../words/every-language.ts';

const hour = 3_600_000;

interface Story { feedName: string; id: string; hours: number; genre: string; contentIds: string[]; title: [string, string]; lead: [string, string]; paragraphs: [string, string][] }

const arena: Story[] = [
  {
    feedName: 'news', id: 'today', hours: -1, genre: 'football', contentIds: ['2002', '1003', '1021'],
    title: ['The tunnel, an hour before kick-off', 'El túnel, una hora antes del partido'],
    lead: ['Harbour City name the same eleven for the third week running.', 'Harbour City repite once por tercera semana seguida.'],
    paragraphs: [
      ['The team sheet was pinned up early, which is how the Harbour Ground knows that nobody is hurt.', 'La alineación se colgó pronto: así sabe el Harbour Ground que no hay lesionados.'],
      ['Northgate travel without their captain and with a goalkeeper of nineteen who has not yet let one in.', 'Northgate viaja sin su capitán y con un portero de diecinueve años que aún no ha encajado.'],
      ['Doors open at six. The ferry runs until the last song is over.', 'Las puertas abren a las seis. El ferri sale hasta que acabe la última canción.'],
    ],
  },
  {
    feedName: 'news', id: 'rematch-terms', hours: -5, genre: 'boxing', contentIds: ['2005', '1007', '1036'],
    title: ['Okoro and Lindqvist sign for a second twelve', 'Okoro y Lindqvist firman otros doce asaltos'],
    lead: ['Same ring, same gloves, and three judges who were not there the first time.', 'El mismo ring, los mismos guantes y tres jueces que no estuvieron la primera vez.'],
    paragraphs: [
      ['Neither of them wanted a bigger room. Both asked for the old one, because of how the floor sounds.', 'Ninguno quería una sala mayor. Los dos pidieron la de siempre, por cómo suena la tarima.'],
      ['The undercard has four bouts and two debuts.', 'La velada tiene cuatro combates y dos debuts.'],
    ],
  },
  {
    feedName: 'news', id: 'stage-seven-weather', hours: -20, genre: 'cycling', contentIds: ['2003', '1004', '1023'],
    title: ['Snow on the observatory road', 'Nieve camino del observatorio'],
    lead: ['Stage seven of the Tour of Vallorna may lose its last three bends.', 'La séptima etapa de la Vuelta a Vallorna puede perder sus tres últimas curvas.'],
    paragraphs: [['The plough goes up at dawn, and the riders will be told at breakfast.', 'La quitanieves sube al alba y los corredores lo sabrán en el desayuno.']],
  },
  {
    feedName: 'results', id: 'riverside-day-two', hours: -26, genre: 'tennis', contentIds: ['2004', '1006'],
    title: ['Riverside Open: second day in short', 'Abierto de Riverside: el segundo día en breve'],
    lead: ['Two seeds out, one stubborn qualifier in.', 'Dos favoritas fuera y una previa testaruda dentro.'],
    paragraphs: [['Court seven was full before the first ball, and stayed so for five sets.', 'La pista siete se llenó antes de la primera bola y así siguió cinco sets.']],
  },
  {
    feedName: 'results', id: 'old-quay-southmere', hours: -27, genre: 'football', contentIds: ['2009', '2109'],
    title: ['Old Quay 1, Southmere 1', 'Old Quay 1, Southmere 1'],
    lead: ['A goal each, and the second one late.', 'Un gol por lado, y el segundo muy tarde.'],
    paragraphs: [['The whistle went with the ball in the air. Nobody left for ten minutes.', 'El pitido llegó con el balón en el aire. Nadie se fue en diez minutos.']],
  },
  {
    feedName: 'news', id: 'tomorrow', hours: 30, genre: 'motorsport', contentIds: ['2007'],
    title: ['Le Cap: lights out at noon', 'Le Cap: salida a mediodía'],
    lead: ['Who starts where, and who starts at the back.', 'Quién sale dónde y quién sale el último.'],
    paragraphs: [['The grid, car by car.', 'La parrilla, coche a coche.']],
  },
];

const cinema: Story[] = [
  {
    feedName: 'news', id: 'today', hours: -1, genre: 'theatre', contentIds: ['2002', '1003'],
    title: ['In the foyer tonight', 'في الردهة الليلة'],
    lead: ['The red steps are out, and so is the tea.', 'السجادة على الدرج، والشاي جاهز.'],
    paragraphs: [
      ['Premiere night begins with the post: letters from the film will be read aloud before it.', 'تبدأ ليلة العرض الأول بالبريد: ستُقرأ رسائل من الفيلم قبل عرضه.'],
      ['Row F is kept for those who wrote one.', 'الصف «و» محجوز لمن كتب رسالة.'],
    ],
  },
  {
    feedName: 'news', id: 'projectionists', hours: -6, genre: 'documentary', contentIds: ['2003', '1031'],
    title: ['Two hundred years of beams', 'مئتا عام من الضوء'],
    lead: ['Four projectionists, one evening, no rehearsal.', 'أربعة عارضين، أمسية واحدة، بلا تدريب.'],
    paragraphs: [['They bring their own lamps. Insurance has been informed.', 'يحضرون مصابيحهم معهم. أُبلغت شركة التأمين.']],
  },
  {
    feedName: 'festival', id: 'opening', hours: -28, genre: 'drama', contentIds: ['2009', '2109'],
    title: ['The festival has begun', 'بدأ المهرجان'],
    lead: ['Speeches, a ribbon, and the first reel in the right order.', 'كلمات وشريط، والبكرة الأولى بالترتيب الصحيح.'],
    paragraphs: [['Nine days, forty films, and one bench outside for those who need air.', 'تسعة أيام وأربعون فيلمًا ومقعد واحد في الخارج لمن يحتاج إلى الهواء.']],
  },
  {
    feedName: 'festival', id: 'jury', hours: -30, genre: 'comedy', contentIds: ['2006'],
    title: ['A jury that laughs', 'لجنة تحكيم تضحك'],
    lead: ['Five people who have promised not to be serious.', 'خمسة أشخاص وعدوا بألا يكونوا جادين.'],
    paragraphs: [['Their verdict is due on Sunday, after the matinee.', 'حكمهم يوم الأحد، بعد عرض الظهيرة.']],
  },
];

/** Reports of every tenant; one of Arena's is not out yet. */
export async function seedNews(db: Database, realm: string): Promise<void> {
  const other = realm === 'cinema' ? 'ar' : 'es';
  const words = ([en, second]: [string, string]): Words => ({ en, [other]: second });
  await db.insert(newsItems).values(inEveryLanguage((realm === 'cinema' ? cinema : arena).map(({ feedName, id, hours, genre, contentIds, title, lead, paragraphs }): NewsRow => ({
    realm, feedName, id, genre, contentIds, titles: words(title), leads: words(lead), paragraphs: paragraphs.map(words), publishedAfter: hours * hour,
  }))));
}
