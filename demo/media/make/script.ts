/** The words of the film: what the narrator says and the captions show, in each language. */
export interface Line { from: number; to: number; en: string; es: string; ar: string }

export const LINES: readonly Line[] = [
  { from: 1.2, to: 6.4, en: 'Good evening. The house lights fall, and the footlights rise.', es: 'Buenas noches. Se apaga la sala y se encienden las candilejas.', ar: 'مساء الخير. تخفت أضواء القاعة، وتعلو أضواء المسرح.' },
  { from: 8.4, to: 13.4, en: 'Once, above a sea of paper, someone hung a paper moon.', es: 'Una vez, sobre un mar de papel, alguien colgó una luna de papel.', ar: 'ذات ليلة، فوق بحر من ورق، علّق أحدهم قمرًا من ورق.' },
  { from: 14, to: 19.4, en: 'It climbed on a silver thread, and the whole sea turned to look.', es: 'Subió por un hilo de plata, y todo el mar se volvió a mirarla.', ar: 'صعد القمر على خيط من فضة، فالتفت البحر كله لينظر إليه.' },
  { from: 20.6, to: 25.4, en: 'A small boat set out that night, with a lantern for a heart.', es: 'Aquella noche zarpó una barquita, con un farol por corazón.', ar: 'وفي تلك الليلة أبحر قارب صغير، قلبه فانوس مضيء.' },
  { from: 26, to: 31.4, en: 'She sailed past whales and islands, humming to the waves.', es: 'Navegó entre ballenas e islas, cantando bajito a las olas.', ar: 'مرّ بالحيتان والجزر، وهو يدندن للأمواج.' },
  { from: 32.6, to: 36.8, en: 'Then the wind tore the sky in two.', es: 'Entonces el viento partió el cielo en dos.', ar: 'ثم شقّت الريح السماء نصفين.' },
  { from: 37.6, to: 43.2, en: 'The waves stood up like mountains, and the lantern nearly died.', es: 'Las olas se alzaron como montañas, y el farol casi se apagó.', ar: 'ووقفت الأمواج كالجبال، وكاد الفانوس ينطفئ.' },
  { from: 44.2, to: 48.2, en: 'But far away, a lighthouse opened its golden eye.', es: 'Pero a lo lejos, un faro abrió su ojo dorado.', ar: 'لكن بعيدًا هناك، فتحت منارة عينها الذهبية.' },
  { from: 48.8, to: 52.8, en: 'This way, it said. This way home.', es: 'Por aquí, decía. Por aquí se vuelve a casa.', ar: 'قالت: من هنا. من هنا الطريق إلى البيت.' },
  { from: 53.6, to: 59, en: 'At dawn the harbour was pink and gold, and everyone had waited.', es: 'Al alba el puerto era rosa y oro, y todos habían esperado.', ar: 'وعند الفجر كان الميناء ورديًا وذهبيًا، وكان الجميع في الانتظار.' },
  { from: 59.6, to: 63.6, en: 'Lights down. Thank you for watching.', es: 'Se bajan las luces. Gracias por acompañarnos.', ar: 'تنطفئ الأضواء. شكرًا لمشاهدتكم.' },
];

export type Language = 'en' | 'es' | 'ar';

/** The language's own name for itself, as menus show it, and the code manifests carry. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ar: 'العربية' };

/** A moment as WebVTT writes it. */
export function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** The caption file of one language. */
export function captions(language: Language): string {
  const cues = LINES.map((line, i) => `${i + 1}\n${stamp(line.from)} --> ${stamp(line.to)}\n${line[language]}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
