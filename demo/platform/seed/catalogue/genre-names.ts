/** Display names of the catalogue's genres: English, Spanish, Arabic. */
const words: Readonly<Record<string, readonly [en: string, es: string, ar: string]>> = {
  animation: ['Animation', 'Animación', 'رسوم متحركة'],
  athletics: ['Athletics', 'Atletismo', 'ألعاب القوى'],
  boxing: ['Boxing', 'Boxeo', 'ملاكمة'],
  climbing: ['Climbing', 'Escalada', 'تسلق'],
  comedy: ['Comedy', 'Comedia', 'كوميديا'],
  cycling: ['Cycling', 'Ciclismo', 'دراجات'],
  documentary: ['Documentary', 'Documental', 'وثائقي'],
  drama: ['Drama', 'Drama', 'دراما'],
  entertainment: ['Entertainment', 'Entretenimiento', 'ترفيه'],
  family: ['Family', 'Familia', 'عائلي'],
  football: ['Football', 'Fútbol', 'كرة القدم'],
  kids: ['Children', 'Infantil', 'أطفال'],
  motorsport: ['Motorsport', 'Motor', 'سباقات السيارات'],
  music: ['Music', 'Música', 'موسيقى'],
  nature: ['Nature', 'Naturaleza', 'طبيعة'],
  news: ['News', 'Noticias', 'أخبار'],
  romance: ['Romance', 'Romance', 'رومانسي'],
  'science-fiction': ['Science fiction', 'Ciencia ficción', 'خيال علمي'],
  series: ['Series', 'Series', 'مسلسلات'],
  sport: ['Sport', 'Deporte', 'رياضة'],
  swimming: ['Swimming', 'Natación', 'سباحة'],
  tennis: ['Tennis', 'Tenis', 'تنس'],
  theatre: ['Theatre', 'Teatro', 'مسرح'],
  thriller: ['Thriller', 'Suspense', 'إثارة'],
};

/** A genre's name in a locale; a genre without a name is returned unchanged. */
export function genreIn(genre: string, locale: string): string {
  const [en, es, ar] = words[genre] ?? [genre, genre, genre];
  return locale.startsWith('es') ? es : locale.startsWith('ar') ? ar : en;
}
