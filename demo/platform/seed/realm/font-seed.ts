import type { Theme } from '../../../../src/contracts/realm/realm-settings.ts';
import type { ThemeFont } from '../../../../src/contracts/realm/theme-fonts.ts';
import { fallbackFaces } from './fallback-face.ts';

type Fonts = Pick<Theme, 'fontFamily' | 'fallbackFaces'> & { fonts: ThemeFont[] };

/** Letters, marks and digits of Arabic. Every other sign is the Latin font's. */
const arabic = 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC';

/** The file itself holds Latin only. */
const all = 'U+0-10FFFF';

const latinSans = { ascent: 87.8, descent: 21 };
const latinSerif = { ascent: 103.6, descent: 33.5 };

/** A grotesque for scores and kick-off times. The measures are of the fonts themselves; widths were measured with both languages' texts. */
export const arenaFonts: Fonts = {
  fontFamily: '"Footlight Archivo", "Footlight Cairo", "Archivo as DejaVu Arabic", "Archivo as Arial", "Archivo as Roboto", "Archivo as DejaVu", system-ui, sans-serif',
  fonts: [
    { family: 'Footlight Archivo', file: '/fonts/archivo@5.3.0/archivo-latin-wght-normal.woff2', weight: '100 900', unicodeRange: all, languages: [] },
    { family: 'Footlight Cairo', file: '/fonts/cairo@5.3.0/cairo-arabic-wght-normal.woff2', weight: '200 1000', unicodeRange: arabic, languages: ['ar'] },
  ],
  fallbackFaces: [
    { family: 'Archivo as DejaVu Arabic', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], sizeAdjust: [95.5, 87.6] as const, unicodeRange: arabic },
    { family: 'Archivo as Arial', regular: ['Arial', 'Liberation Sans', 'Arimo'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], sizeAdjust: [98, 97.9] as const },
    { family: 'Archivo as Roboto', regular: ['Roboto'], bold: ['Roboto Bold'], sizeAdjust: [98.3, 103.6] as const },
    { family: 'Archivo as DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], sizeAdjust: [86.2, 81.7] as const },
  ].flatMap((font) => fallbackFaces(font, latinSans)),
};

/** A book face for films. */
export const cinemaFonts: Fonts = {
  fontFamily: '"Footlight Source Serif", "Footlight Naskh", "Serif as DejaVu Arabic", "Serif as Georgia", "Serif as Times", "Serif as Noto", "Serif as DejaVu", serif',
  fonts: [
    { family: 'Footlight Source Serif', file: '/fonts/source-serif-4@5.3.1/source-serif-4-latin-wght-normal.woff2', weight: '200 900', unicodeRange: all, languages: [] },
    { family: 'Footlight Naskh', file: '/fonts/noto-naskh-arabic@5.3.0/noto-naskh-arabic-arabic-wght-normal.woff2', weight: '400 700', unicodeRange: arabic, languages: ['ar'] },
  ],
  fallbackFaces: [
    { family: 'Serif as DejaVu Arabic', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], sizeAdjust: [83.4, 73] as const, unicodeRange: arabic },
    { family: 'Serif as Georgia', regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Gelasio Bold'], sizeAdjust: [106.6, 94.6] as const },
    { family: 'Serif as Times', regular: ['Times New Roman', 'Liberation Serif', 'Tinos'], bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], sizeAdjust: [116.8, 113.1] as const },
    { family: 'Serif as Noto', regular: ['Noto Serif'], bold: ['Noto Serif Bold'], sizeAdjust: [99.1, 96.4] as const },
    { family: 'Serif as DejaVu', regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'], sizeAdjust: [91.8, 85.6] as const },
  ].flatMap((font) => fallbackFaces(font, latinSerif)),
};
