import type { ItemAccess, Words } from '../../../db/tables/catalogue-tables.ts';
import type { ResultKind } from '../../../../../src/contracts/search/search-results.ts';

/** What the platform itself calls what a grid can be narrowed by. */
export const facetNames: Readonly<Record<'genre' | 'access' | 'year' | 'kind' | 'decade', Words>> = {
  genre: { en: 'Kind', es: 'Tipo', pt: 'Tipo', ar: 'النوع' },
  access: { en: 'Access', es: 'Acceso', pt: 'Acesso', ar: 'الوصول' },
  year: { en: 'Year', es: 'Año', pt: 'Ano', ar: 'السنة' },
  kind: { en: 'Show', es: 'Mostrar', pt: 'Mostrar', ar: 'عرض' },
  decade: { en: 'Decade', es: 'Década', pt: 'Década', ar: 'العقد' },
};

/** What search results are told apart by. */
export const resultKindNames: Readonly<Record<ResultKind, Words>> = {
  liveEvents: { en: 'Live', es: 'En directo', pt: 'Em direto', ar: 'بث مباشر' },
  vodVideos: { en: 'Videos', es: 'Vídeos', pt: 'Vídeos', ar: 'مقاطع الفيديو' },
  vodPlaylists: { en: 'Series and playlists', es: 'Series y listas', pt: 'Séries e listas', ar: 'المسلسلات والقوائم' },
};

export const accessNames: Readonly<Record<ItemAccess, Words>> = {
  FREE: { en: 'Free', es: 'Gratis', pt: 'Grátis', ar: 'مجاني' },
  SIGN_IN: { en: 'With an account', es: 'Con una cuenta', pt: 'Com uma conta', ar: 'بحساب' },
  LICENCE: { en: 'With a plan', es: 'Con un plan', pt: 'Com um plano', ar: 'باشتراك' },
};

/** The orders that a grid can be shown in. */
export const sortNames: readonly { id: string; words: Words }[] = [
  { id: 'relevance', words: { en: 'Our order', es: 'Nuestro orden', pt: 'A nossa ordem', ar: 'ترتيبنا' } },
  { id: 'title', words: { en: 'Title', es: 'Título', pt: 'Título', ar: 'العنوان' } },
  { id: 'year', words: { en: 'Year', es: 'Año', pt: 'Ano', ar: 'السنة' } },
];

/** The orders of search results. */
export const searchSortNames: typeof sortNames = [{ id: 'relevance', words: { en: 'Relevance', es: 'Relevancia', pt: 'Relevância', ar: 'الصلة' } }, ...sortNames.slice(1)];

/** The row under a title. */
export const likeRowNames: Words = { en: 'More like this', es: 'Más como este', pt: 'Mais como este', ar: 'المزيد من هذا النوع' };

/** What an event's recording adds to its title. */
export const recordingNames: Words = { en: 'the recording', es: 'la grabación', pt: 'a gravação', ar: 'التسجيل' };

/** What a page says to a browser without script. */
export const scriptNeeded: Words = {
  en: 'This site needs JavaScript to play films.',
  es: 'Este sitio necesita JavaScript para reproducir películas.',
  pt: 'Este site precisa de JavaScript para reproduzir filmes.',
  ar: 'يحتاج هذا الموقع إلى JavaScript لتشغيل الأفلام.',
};
