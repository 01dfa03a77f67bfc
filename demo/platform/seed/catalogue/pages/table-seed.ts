import type { Database } from '../../../db/database.ts';
import type { Words } from '../../../db/tables/catalogue-tables.ts';
import { externalTables } from '../../../db/tables/guide-tables.ts';

const columns: { key: string; labels: Words }[] = [
  { key: 'place', labels: { en: 'Place', es: 'Puesto', pt: 'Lugar' } }, { key: 'club', labels: { en: 'Club', es: 'Club', pt: 'Clube' } },
  { key: 'played', labels: { en: 'Played', es: 'Jugados', pt: 'Jogos' } }, { key: 'difference', labels: { en: 'Goal difference', es: 'Diferencia de goles', pt: 'Diferença de golos' } },
  { key: 'points', labels: { en: 'Points', es: 'Puntos', pt: 'Pontos' } },
];

const clubs: [club: string, difference: number, points: number][] = [
  ['Harbour FC', 31, 58], ['Northgate Rovers', 24, 55], ['Athletic Terrace', 17, 49], ['Canal Street', 12, 44], ['Lighthouse United', 3, 40],
  ['Old Mill', -2, 33], ['Quayside Wanderers', -14, 27], ['Hilltop', -28, 19],
];

/** The league that the sports tenant shows a table of; the film house has none. */
export async function seedTables(db: Database, realm: string): Promise<void> {
  if (realm === 'cinema') return;
  await db.insert(externalTables).values({
    realm, id: 'league', titles: { en: 'Harbour League', es: 'Liga del Puerto', pt: 'Liga do Porto' }, columns,
    rows: clubs.map(([club, difference, points], at) => ({ place: at + 1, club, played: 24, difference, points })),
  });
}
