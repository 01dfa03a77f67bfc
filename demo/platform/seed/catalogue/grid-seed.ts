import type { BucketSeed } from './shelf/row-seed.ts';

const basic = { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false } as const;
const videos = Array.from({ length: 38 }, (_, index) => String(1001 + index));

/** Grids of every look. @source spec 1 §9 "Card grid columns (default/playlist/posters/section)" */
export const gridSeed = (realm: string): BucketSeed[] => [
  { id: 'grid-all', type: 'BASE', names: realm === 'cinema' ? { en: 'All films', ar: 'كل الأفلام' } : { en: 'Every sport', es: 'Todos los deportes' }, rowTypeData: basic, content: videos },
  { id: 'grid-posters', type: 'BASE', names: { en: 'On the wall', es: 'En la pared', ar: 'على الجدار' }, rowTypeData: { ...basic, displayPosters: true }, content: videos.slice(0, 20) },
  { id: 'grid-playlists', type: 'VOD_PLAYLIST', names: { en: 'Playlists', es: 'Listas', ar: 'قوائم التشغيل' }, rowTypeData: basic, content: ['4001', '4002', '4003', '4004'] },
  { id: 'grid-sections', type: 'SECTION_LINK', names: { en: 'Sections', es: 'Secciones', ar: 'الأقسام' }, rowTypeData: basic, content: ['6001', '6002'] },
  { id: 'grid-empty', type: 'BASE', names: { en: 'An empty shelf', es: 'Un estante vacío', ar: 'رف فارغ' }, rowTypeData: basic, content: [] },
];
