import type { Words } from '../../../db/tables/catalogue-tables.ts';

/** Things that an episode is named after: English, Spanish and Arabic, each with its article. */
const things: readonly (readonly [en: string, es: string, ar: string])[] = [
  ['The Lamp', 'La lámpara', 'المصباح'], ['The Key', 'La llave', 'المفتاح'], ['The Rain', 'La lluvia', 'المطر'], ['The Bridge', 'El puente', 'الجسر'], ['The Letter', 'La carta', 'الرسالة'],
  ['The Window', 'La ventana', 'النافذة'], ['The Harbour', 'El puerto', 'الميناء'], ['The Clock', 'El reloj', 'الساعة'], ['The Garden', 'El jardín', 'الحديقة'], ['The Mirror', 'El espejo', 'المرآة'],
  ['The Train', 'El tren', 'القطار'], ['The Hill', 'La colina', 'التل'], ['The Market', 'El mercado', 'السوق'], ['The Song', 'La canción', 'الأغنية'], ['The Storm', 'La tormenta', 'العاصفة'],
  ['The Guest', 'El huésped', 'الضيف'], ['The Photograph', 'La fotografía', 'الصورة'], ['The Ladder', 'La escalera', 'السلم'], ['The Morning', 'La mañana', 'الصباح'], ['The Island', 'La isla', 'الجزيرة'],
  ['The Promise', 'La promesa', 'الوعد'], ['The River', 'El río', 'النهر'], ['The Door', 'La puerta', 'الباب'], ['The Bell', 'La campana', 'الجرس'], ['The Snow', 'La nieve', 'الثلج'],
  ['The Coat', 'El abrigo', 'المعطف'], ['The Boat', 'El barco', 'القارب'], ['The Map', 'El mapa', 'الخريطة'], ['The Neighbour', 'El vecino', 'الجار'], ['The Crown', 'La corona', 'التاج'],
];

/** The title of an episode; the second time around it is what came after. @param index from 0; sixty are different */
export function episodeTitle(realm: string, index: number): Words {
  const [en, es, ar] = things[index % things.length]!;
  const isAfter = Math.floor(index / things.length) % 2 === 1;
  const [english, spanish, arabic] = isAfter ? [`After ${en.replace('The', 'the')}`, `Después de ${es.toLowerCase()}`.replace('de el ', 'del '), `بعد ${ar}`] : [en, es, ar];
  return realm === 'cinema' ? { en: english, ar: arabic } : { en: english, es: spanish };
}
