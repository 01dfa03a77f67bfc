import type { RowLookSeed } from '../../../db/tables/catalogue-tables.ts';
import type { BucketSeed } from './row-seed.ts';
import { artPath } from '../../../../media/art-path.ts';

const basic: RowLookSeed = { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false };
const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const picture = (isCinema: boolean, id: string): string => `{media}${artPath('hero', isCinema ? 'drama' : 'football', id)}`;

/** The page of the rows below. */
export const lookViewRows: readonly string[] = ['look-centred', 'look-hover', 'look-ranked', 'look-double'];

/** Rows that look like no others: pictures of their own, words elsewhere, other alignments. @source spec 1 §3 "rowTypeData" */
export const lookRows = (realm: string): BucketSeed[] => [
  {
    id: 'look-centred', type: 'BASE', names: { en: 'For a long evening', es: 'Para una noche larga', pt: 'Para uma noite longa', ar: 'لأمسية طويلة' }, content: range(1006, 1017),
    rowTypeData: {
      ...basic, textAlignment: 'center', background: { imageUrl: picture(realm === 'cinema', '1007'), gradientSides: ['top', 'bottom'], animationType: 'zoom' },
      description: { en: 'Dim the lights and stay a while.', es: 'Baja las luces y quédate un rato.', pt: 'Apague as luzes e fique um pouco.', ar: 'اخفض الأضواء وابقَ معنا قليلًا.' },
    },
  },
  {
    id: 'look-hover', type: 'BASE', names: { en: 'Pictures first', es: 'Primero las imágenes', pt: 'Primeiro as imagens', ar: 'الصور أولًا' }, content: range(1018, 1029),
    rowTypeData: { ...basic, metadataDisplayMode: 'hover', textAlignment: 'end' },
  },
  {
    id: 'look-ranked', type: 'VOD_PLAYLIST', names: { en: 'The ten of the night', es: 'Los diez de la noche', pt: 'Os dez da noite', ar: 'عشرة الليلة' }, content: range(1020, 1029),
    rowTypeData: {
      ...basic, rowType: 'featured', showItemPosition: true, hideMetadata: true, metadataDisplayMode: 'overlay',
      background: { imageUrl: picture(realm === 'cinema', '1021'), gradientSides: ['start'], animationType: 'none' },
      primaryCta: { ctaText: { en: 'See the guide', es: 'Ver la guía', pt: 'Ver o guia', ar: 'دليل البرامج' }, link: '/epg' },
    },
  },
  {
    id: 'look-double', type: 'BASE', names: { en: 'Twice as many', es: 'El doble', pt: 'O dobro', ar: 'ضِعف العدد' }, content: range(1001, 1020),
    rowTypeData: {
      ...basic, rowType: 'featured', rowCount: 2, background: { gradientSides: ['end', 'bottom'], animationType: 'fade', imageUrl: picture(realm === 'cinema', '1003') },
      secondaryCta: { ctaText: { en: 'Browse everything', es: 'Ver todo', pt: 'Ver tudo', ar: 'تصفّح الكل' }, link: '/browse' },
    },
  },
];
