/** Display names of the catalogue's genres: English, Spanish, Arabic, Portuguese. */
const words: ReadonlyMap<string, readonly [en: string, es: string, ar: string, pt: string]> = new Map(Object.entries<readonly [en: string, es: string, ar: string, pt: string]>({
  animation: ['Animation', 'Animación', 'رسوم متحركة', 'Animação'],
  athletics: ['Athletics', 'Atletismo', 'ألعاب القوى', 'Atletismo'],
  boxing: ['Boxing', 'Boxeo', 'ملاكمة', 'Boxe'],
  climbing: ['Climbing', 'Escalada', 'تسلق', 'Escalada'],
  comedy: ['Comedy', 'Comedia', 'كوميديا', 'Comédia'],
  cycling: ['Cycling', 'Ciclismo', 'دراجات', 'Ciclismo'],
  documentary: ['Documentary', 'Documental', 'وثائقي', 'Documentário'],
  drama: ['Drama', 'Drama', 'دراما', 'Drama'],
  entertainment: ['Entertainment', 'Entretenimiento', 'ترفيه', 'Entretenimento'],
  family: ['Family', 'Familia', 'عائلي', 'Família'],
  football: ['Football', 'Fútbol', 'كرة القدم', 'Futebol'],
  kids: ['Children', 'Infantil', 'أطفال', 'Infantil'],
  motorsport: ['Motorsport', 'Motor', 'سباقات السيارات', 'Motores'],
  music: ['Music', 'Música', 'موسيقى', 'Música'],
  nature: ['Nature', 'Naturaleza', 'طبيعة', 'Natureza'],
  news: ['News', 'Noticias', 'أخبار', 'Notícias'],
  romance: ['Romance', 'Romance', 'رومانسي', 'Romance'],
  'science-fiction': ['Science fiction', 'Ciencia ficción', 'خيال علمي', 'Ficção científica'],
  series: ['Series', 'Series', 'مسلسلات', 'Séries'],
  sport: ['Sport', 'Deporte', 'رياضة', 'Desporto'],
  swimming: ['Swimming', 'Natación', 'سباحة', 'Natação'],
  tennis: ['Tennis', 'Tenis', 'تنس', 'Ténis'],
  theatre: ['Theatre', 'Teatro', 'مسرح', 'Teatro'],
  thriller: ['Thriller', 'Suspense', 'إثارة', 'Suspense'],
}));

/** The language of each word, in their order. */
const languages = ['en', 'es', 'ar', 'pt'];

/** A genre's name in a locale; a genre without a name is returned unchanged. */
export function genreIn(genre: string, locale: string): string {
  const [language = ''] = locale.split('-');
  return words.get(genre)?.[Math.max(0, languages.indexOf(language))] ?? genre;
}
