import type { ViewElementSeed, views, Words } from '../../../db/tables/catalogue-tables.ts';

/** Room at the sides of a text on wider screens. */
const calm: ViewElementSeed['style'] = { mobile: { textAlign: 'start' }, tablet: { textAlign: 'center' } };

/** Pages that are made of more than rows: a shelf to search and filter, and a page about one series. */
export function composedViews(realm: string): (typeof views.$inferInsert)[] {
  const isCinema = realm === 'cinema';
  const t = (cinema: Words, sports: Words): Words => (isCinema ? cinema : sports);
  const row = (bucketId: string): ViewElementSeed => ({ kind: 'bucket', zone: 'list', bucketId });
  const toTab = (tab: string, words: Words) => ({ type: 'select-tab', data: { tab }, words });
  const explore: ViewElementSeed[] = [
    { kind: 'textBlock', zone: 'header', words: t({ en: 'Every film of the house. Search, narrow down, sort.', ar: 'كل أفلام الدار. ابحث وصفِّ ورتّب.' }, { en: 'Every video of the season. Search, narrow down, sort.', es: 'Todos los vídeos de la temporada. Busca, filtra y ordena.' }) },
    { kind: 'search', zone: 'header', words: t({ en: 'Search the films', ar: 'ابحث في الأفلام' }, { en: 'Search the videos', es: 'Buscar en los vídeos' }) },
    { kind: 'filterList', zone: 'header', gridViewConfigId: 'all', facets: ['genre', 'access', 'year'] },
    { kind: 'gridBlock', zone: 'list', gridViewConfigId: 'all' },
  ];
  const insider: ViewElementSeed[] = [
    {
      kind: 'hero', zone: 'hero', items: ['1101', '3001'], buttons: [
        { type: 'trailer', item: '1101', words: { en: 'Trailer', es: 'Tráiler', ar: 'الإعلان' } },
        { type: 'share', item: '1101', words: { en: 'Share', es: 'Compartir', ar: 'مشاركة' } },
        toTab('series', { en: 'The series', es: 'La serie', ar: 'المسلسل' }),
      ],
    },
    { kind: 'textBlock', zone: 'header', style: calm, words: t({ en: 'What the house makes itself, from the first reading to the last night.', ar: 'ما تصنعه الدار بنفسها، من القراءة الأولى إلى الليلة الأخيرة.' }, { en: 'What happens before the whistle and after it, told by the people who were there.', es: 'Lo que pasa antes y después del silbato, contado por quienes estaban allí.' }) },
    {
      kind: 'tabs', zone: 'tabs', words: t({ en: 'From the house', ar: 'من الدار' }, { en: 'From the inside', es: 'Desde dentro' }), tabs: [
        { id: 'new', words: { en: 'New', es: 'Novedades', ar: 'جديد' }, elements: [row('posters'), row('top-ten')] },
        { id: 'series', words: { en: 'The series', es: 'La serie', ar: 'المسلسل' }, elements: [{ kind: 'series', zone: 'list', seriesId: '5007' }] },
        { id: 'all', words: { en: 'Everything', es: 'Todo', ar: 'الكل' }, elements: [{ kind: 'gridBlock', zone: 'list', gridViewConfigId: 'posters' }] },
      ],
    },
    ...(isCinema ? [] : [{ kind: 'externalTable', zone: 'list', tableId: 'league' } satisfies ViewElementSeed]),
    {
      kind: 'cardList', zone: 'sidebar', words: { en: 'Start here', es: 'Empieza por aquí', ar: 'ابدأ من هنا' }, cards: [
        { item: '1002', buttons: [{ type: 'favourites', item: '1002', words: { en: 'My list', es: 'Mi lista', ar: 'قائمتي' } }] },
        { item: '5001', buttons: [{ type: 'route', data: { path: '/series/5001' }, words: { en: 'See episodes', es: 'Ver episodios', ar: 'عرض الحلقات' } }] },
        { item: '4001' },
      ],
    },
  ];
  return [
    { realm, type: 'section', id: 'explore', titles: t({ en: 'All films', ar: 'كل الأفلام' }, { en: 'All videos', es: 'Todos los vídeos' }), elements: explore },
    { realm, type: 'section', id: 'inside', titles: t({ en: 'From the house', ar: 'من الدار' }, { en: 'From the inside', es: 'Desde dentro' }), elements: insider },
  ];
}
