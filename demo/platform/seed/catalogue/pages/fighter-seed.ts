import type { Database } from '../../../db/database.ts';
import type { Words } from '../../../db/tables/catalogue-tables.ts';
import { inEveryLanguage } from '../words/every-language.ts';
import { type BoutRow, bouts, type FighterRow, fighters } from '../../../db/tables/editorial-tables.ts';

const day = 24 * 3_600_000;

/** Fighters of the tenants that show sport: id | name | Arabic name | nickname | country | weight class | born in | height | reach. */
const people = `
okoro|Adaeze Okoro|أدايزي أوكورو|The Tide|NG|LIGHTWEIGHT|1994|168|172
lindqvist|Maja Lindqvist|مايا ليندكفيست|Northern Light|SE|LIGHTWEIGHT|1986|171|175
duarte|Ines Duarte|إينس دوارتي||PT|FEATHERWEIGHT|1998|165|166
tanaka|Riku Tanaka|ريكو تاناكا|Metronome|JP|FLYWEIGHT|1999|163|165
brandt|Tomas Brandt|توماس برانت|The Locksmith|DE|MIDDLEWEIGHT|1991|185|190
haddad|Sami Haddad|سامي حداد|Slow River|LB|WELTERWEIGHT|1995|178|183
moreau|Élodie Moreau|إيلودي مورو||FR|STRAWWEIGHT|2000|158|160
novak|Jan Novák|يان نوفاك|Quarry|CZ|HEAVYWEIGHT|1990|193|201
silva|Caio Silva|كايو سيلفا|Low Kick|BR|BANTAMWEIGHT|1996|170|173
obrien|Cormac O'Brien|كورماك أوبراين|Second Wind|IE|LIGHT_HEAVYWEIGHT|1993|188|194
`.trim();

/** Bouts: red | blue | outcome | method | round | seconds of it | weight class | days from the event epoch | event | what shows it. */
const cards = `
okoro|lindqvist|BLUE|SPLIT_DECISION|5|300|LIGHTWEIGHT|-210|Ferry Street 12|1007
okoro|duarte|RED|TKO|2|141|LIGHTWEIGHT|-96|Ferry Street 14|
lindqvist|duarte|RED|SUBMISSION|3|92|LIGHTWEIGHT|-330|Ferry Street 10|
tanaka|silva|DRAW|MAJORITY_DECISION|3|300|BANTAMWEIGHT|-60|Pier Nights 3|
tanaka|moreau|RED|UNANIMOUS_DECISION|3|300|CATCHWEIGHT|-400|Pier Nights 1|
brandt|haddad|BLUE|DOCTOR_STOPPAGE|1|258|MIDDLEWEIGHT|-45|Pier Nights 4|
brandt|obrien|RED|KO|1|37|LIGHT_HEAVYWEIGHT|-260|Ferry Street 11|1016
haddad|silva|NO_CONTEST|OVERTURNED|2|204|WELTERWEIGHT|-150|Pier Nights 2|
novak|obrien|RED|DISQUALIFICATION|2|11|HEAVYWEIGHT|-30|Ferry Street 15|
novak|brandt|RED|FORFEIT|1|0|HEAVYWEIGHT|-500|Ferry Street 8|
moreau|duarte|BLUE|TECHNICAL_DECISION|4|60|FEATHERWEIGHT|-75|Pier Nights 5|
okoro|lindqvist|||||LIGHTWEIGHT|0.1|Okoro v Lindqvist II|2005
haddad|brandt|||||MIDDLEWEIGHT|24|Ferry Street 16|
`.trim();

/** Drawn from a fighter's place in the list, so that no two are alike. */
const statsOf = (index: number): FighterRow['stats'] => ({
  SIGNIFICANT_STRIKES_PER_MINUTE: 3.2 + index * 0.37, STRIKING_ACCURACY: 42 + index * 2, STRIKES_ABSORBED_PER_MINUTE: 2.9 + (index % 4) * 0.45, STRIKING_DEFENCE: 51 + (index % 5) * 3,
  TAKEDOWNS_PER_BOUT: 1.1 + (index % 3) * 0.8, TAKEDOWN_ACCURACY: 34 + index * 3, TAKEDOWN_DEFENCE: 60 + (index % 6) * 4, SUBMISSIONS_PER_BOUT: (index % 4) * 0.4,
  KNOCKDOWNS_PER_BOUT: 0.2 + (index % 5) * 0.15, AVERAGE_BOUT_TIME: 540 + index * 41,
});

function fighterRows(realm: string): FighterRow[] {
  return people.split('\n').map((line, index) => {
    const [id = '', name = '', arabic = '', nickname = '', country = '', weightClass = '', born = '', height = '', reach = ''] = line.split('|');
    const names: Words = { en: name, es: name, pt: name, ar: arabic };
    return {
      realm, id, names, nicknames: nickname === '' ? null : { en: nickname }, country, weightClass: weightClass as FighterRow['weightClass'],
      bornIn: Number(born), heightCm: Number(height), reachCm: Number(reach), stats: statsOf(index),
    };
  });
}

function boutRows(realm: string): BoutRow[] {
  return cards.split('\n').map((line, index) => {
    const [redId = '', blueId = '', outcome = '', method = '', round = '', seconds = '', weightClass = '', days = '', event = '', contentId = ''] = line.split('|');
    return {
      realm, id: `b${index + 1}`, redId, blueId, outcome: (outcome || null) as BoutRow['outcome'], method: (method || null) as BoutRow['method'],
      round: round === '' ? null : Number(round), seconds: seconds === '' ? null : Number(seconds), weightClass: weightClass as BoutRow['weightClass'],
      eventNames: { en: event, es: event, pt: event }, happensAfter: Math.round(Number(days) * day), contentId: contentId === '' ? null : contentId,
    };
  });
}

/** Ten fighters of every weight, with every way a bout can end. */
export async function seedFighters(db: Database, realm: string): Promise<void> {
  if (realm === 'cinema') return;
  await db.insert(fighters).values(inEveryLanguage(fighterRows(realm)));
  await db.insert(bouts).values(inEveryLanguage(boutRows(realm)));
}
