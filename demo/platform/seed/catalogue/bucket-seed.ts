import type { ItemExtras, RowLookSeed, Words } from '../../db/tables/catalogue-tables.ts';
import type { ContentType } from '../../../../src/contracts/catalogue/content-type.ts';
import type { BucketSeed } from './shelf/row-seed.ts';
import { genreLinks } from './shelf/shelf-rows.ts';
import { playerTitles } from './player-titles.ts';
import { artPath } from '../../../media/art-path.ts';

/** A card that leads somewhere and plays nothing. */
export interface LinkSeed { id: string; type: ContentType; titles: Words; description: string; genre: string; extras: ItemExtras }

/** Cards for series, seasons, playlists, sections, feeds, lists and grids. */
export function linkSeed(realm: string): LinkSeed[] {
  const isCinema = realm === 'cinema';
  const t = (cinema: Words, sports: Words): Words => (isCinema ? cinema : sports);
  const card = (id: string, type: ContentType, titles: Words, description: string, genre: string, extras: ItemExtras = {}): LinkSeed =>
    ({ id, type, titles, description, genre, extras });
  return [
    card('5001', 'SERIES', t({ en: 'Harbour Street', ar: 'شارع الميناء' }, { en: 'Inside Northgate', es: 'Dentro de Northgate' }), isCinema ? 'One season, one street, everybody’s business.' : 'A season behind the doors of one club.', isCinema ? 'drama' : 'football', { seriesId: '5001' }),
    card('5002', 'VOD_SERIES', t({ en: 'The Night Bureau', ar: 'مكتب الليل' }, { en: 'Corner Men', es: 'Los del rincón' }), isCinema ? 'What is lost after midnight is found before dawn.' : 'The people who stand behind a boxer.', isCinema ? 'thriller' : 'boxing', { seriesId: '5002' }),
    card('5101', 'VOD_SEASON', t({ en: 'Harbour Street, season 1', ar: 'شارع الميناء، الموسم 1' }, { en: 'Inside Northgate, season 1', es: 'Dentro de Northgate, temporada 1' }), 'Three episodes.', isCinema ? 'drama' : 'football', { seasonId: '5101', seriesId: '5001' }),
    card('4001', 'PLAYLIST', t({ en: 'Short and bright', ar: 'قصيرة ومضيئة' }, { en: 'Goals of the month', es: 'Goles del mes' }), 'Six picks, in order.', isCinema ? 'animation' : 'football', { playlistId: '4001' }),
    card('4002', 'VOD_PLAYLIST', t({ en: 'First films', ar: 'أفلام أولى' }, { en: 'Great finishes', es: 'Grandes finales' }), 'Where they began.', isCinema ? 'drama' : 'cycling', { playlistId: '4002' }),
    card('6001', 'SECTION_LINK', t({ en: 'Documentaries', ar: 'أفلام وثائقية' }, { en: 'Football', es: 'Fútbol' }), 'Everything in one place.', isCinema ? 'documentary' : 'football', { target: { id: 'first' } }),
    card('6002', 'SECTION_LINK', t({ en: 'For the family', ar: 'للعائلة' }, { en: 'On two wheels', es: 'Sobre dos ruedas' }), 'For a slow Sunday.', isCinema ? 'family' : 'cycling', { target: { id: 'second' } }),
    card('6003', 'DATA_FEED', t({ en: 'From the foyer', ar: 'من الردهة' }, { en: 'News from the tunnel', es: 'Noticias del túnel' }), 'Short reads, daily.', isCinema ? 'theatre' : 'football', { target: { id: 'today', feedName: 'news' } }),
    card('6004', 'GRID', t({ en: 'All films, A to Z', ar: 'كل الأفلام' }, { en: 'Every sport', es: 'Todos los deportes' }), 'The whole shelf.', isCinema ? 'drama' : 'athletics', { target: { id: 'all' } }),
    card('6005', 'WATCHLIST', t({ en: 'Staff picks', ar: 'اختيارات الفريق' }, { en: 'Editors’ picks', es: 'Selección de la redacción' }), 'A list worth borrowing.', isCinema ? 'romance' : 'tennis', { target: { id: 'staff-picks', owner: 'platform' } }),
    card('6101', 'SECTION_LINK', t({ en: 'All films', ar: 'كل الأفلام' }, { en: 'All videos', es: 'Todos los vídeos' }), 'Search, narrow down, sort.', isCinema ? 'theatre' : 'athletics', { target: { id: 'explore' } }),
    card('6102', 'SECTION_LINK', t({ en: 'From the house', ar: 'من الدار' }, { en: 'From the inside', es: 'Desde dentro' }), 'What we make ourselves.', isCinema ? 'theatre' : 'football', { target: { id: 'inside' } }),
  ];
}

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const basic = { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false } as const;

/** A row with words and buttons on a picture. */
const inlineLook = (isCinema: boolean): RowLookSeed => ({
  ...basic, rowType: 'inline',
  description: isCinema
    ? { en: 'Whole seasons, and the lists our staff swears by.', ar: 'مواسم كاملة، وقوائم يوصي بها فريقنا.' }
    : { en: 'Whole seasons behind closed doors, and lists for a long evening.', es: 'Temporadas enteras a puerta cerrada y listas para una noche larga.' },
  background: { imageUrl: `{media}${artPath('hero', isCinema ? 'drama' : 'football', '5001')}`, gradientSides: ['start', 'bottom'], animationType: 'fade' },
  primaryCta: { ctaText: { en: 'Browse everything', es: 'Ver todo', ar: 'تصفّح الكل' }, link: '/browse' },
  secondaryCta: { ctaText: { en: 'See the guide', es: 'Ver la guía', ar: 'دليل البرامج' }, link: '/epg' },
});

/** The rows of the home page. `continue-watching` and `on-now` are filled when they are asked for. */
export function bucketSeed(realm: string): BucketSeed[] {
  const isCinema = realm === 'cinema';
  return [
    { id: 'hero', type: 'HERO', names: { en: 'Tonight', es: 'Esta noche', ar: 'الليلة' }, rowTypeData: { ...basic, rowType: 'featured' }, content: ['1001', '1003', '2001'] },
    { id: 'featured', type: 'BASE', names: { en: 'Featured', es: 'Destacados', ar: 'مختارات' }, rowTypeData: basic, content: [...range(1001, 1024), '5001', '4001', ...range(1025, 1038)] },
    { id: 'live', type: 'LIVE', names: { en: 'Live and next', es: 'En directo y a continuación', ar: 'مباشر وقريبًا' }, rowTypeData: basic, content: range(2001, 2009) },
    { id: 'continue-watching', type: 'CONTINUE_WATCHING', names: { en: 'Continue watching', es: 'Seguir viendo', ar: 'متابعة المشاهدة' }, rowTypeData: basic, content: [] },
    { id: 'posters', type: 'BASE', names: isCinema ? { en: 'New on the shelf', ar: 'جديد على الرف' } : { en: 'Long reads on film', es: 'Grandes historias' }, rowTypeData: { ...basic, displayPosters: true }, content: ['1003', '1007', '1009', '1011', '1012', '1015', '1017', '1018', '1021', '1023', '1025', '1027', '1030', '1033', '1036'] },
    { id: 'on-now', type: 'EPG_NOW_NEXT', names: { en: 'On now', es: 'Ahora en antena', ar: 'يُعرض الآن' }, rowTypeData: basic, content: range(3001, 3012) },
    { id: 'top-ten', type: 'VOD_PLAYLIST', names: { en: 'Top ten this week', es: 'Los diez de la semana', ar: 'أفضل عشرة هذا الأسبوع' }, rowTypeData: { ...basic, showItemPosition: true }, content: ['1020', '1002', '1034', '1006', '1022', '1013', '1031', '1010', '1029', '1001'] },
    { id: 'series', type: 'BASE', names: { en: 'Series, seasons and playlists', es: 'Series, temporadas y listas', ar: 'مسلسلات ومواسم وقوائم' }, rowTypeData: inlineLook(isCinema), content: ['5001', '5002', '5101', '5201', '5202', '5203', '4001', '4002'] },
    { id: 'sections', type: 'SECTION_LINK', names: { en: 'Browse', es: 'Explorar', ar: 'تصفّح' }, rowTypeData: basic, content: [...range(6001, 6005), '6101', '6102', ...genreLinks(realm)] },
    { id: 'all-series', type: 'BASE', names: { en: 'Series', es: 'Series', pt: 'Séries', ar: 'مسلسلات' }, rowTypeData: { ...basic, displayPosters: true }, content: ['5007', '5006', '5005', '5001', '5004', '5002', '5300', '5003'] },
    { id: 'highlight', type: 'CONTENT_HIGHLIGHT', names: { en: 'The one to watch', es: 'No te lo pierdas', ar: 'لا يفوتك' }, rowTypeData: basic, content: ['1007', '1021', '1023', '1015', '1034'] },
    { id: 'playlists', type: 'VOD_PLAYLIST', names: { en: 'Playlists', es: 'Listas de reproducción', ar: 'قوائم التشغيل' }, rowTypeData: { ...basic, playlistImageType: 'square' }, content: ['4001', '4002'] },
    { id: 'guide', type: 'EPG', names: { en: 'The next three hours', es: 'Las próximas tres horas', ar: 'الساعات الثلاث القادمة' }, rowTypeData: basic, content: [...range(3001, 3004), ...range(3050, 3078)] },
    { id: 'player', type: 'BASE', names: { en: 'What the player can do', es: 'Lo que sabe hacer el reproductor', ar: 'ما يستطيعه المشغّل' }, rowTypeData: basic, content: playerTitles.map(({ id }) => id) },
    { id: 'free', type: 'BASE', names: { en: 'Free to watch', es: 'Gratis', ar: 'مشاهدة مجانية' }, rowTypeData: { ...basic, rowCount: 2, primaryCta: { ctaText: { en: 'More for tonight', es: 'Más para esta noche', pt: 'Mais para esta noite', ar: 'المزيد لهذه الليلة' }, link: '/section/tonight' } }, content: ['1001', '1002', '1006', '1008', '1010', '1013', '1014', '1016', '1019', '1020', '1022', '1024', '1026', '1028', '1029'] },
  ];
}
