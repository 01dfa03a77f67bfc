/** What a release that serves still may not bear, by the sentence that says why. */
const faults: [sentence: string, pattern: RegExp][] = [
  ['drops a table that the older release reads', /^drop table/i],
  ['drops a column that the older release reads', /\bdrop column\b/i],
  ['drops a view, function or trigger that the older release needs', /^drop (?:view|function|trigger)/i],
  ['renames what the older release knows by its name', /\brename (?:to|column|constraint)\b/i],
  ['changes a type, which rewrites the table while it is locked', /\balter column .* (?:set data type|type)\b/i],
  ['asks for a value that the older release may not write', /\balter column .* set not null\b/i],
  ['takes a default away that the older release relies on', /\balter column .* drop default\b/i],
  ['adds a column that the older release cannot fill', /\badd column (?!.*\bdefault\b).*\bnot null\b/i],
  ['takes away what the older release\'s "on conflict" names', /\bdrop constraint .*(?:_pk|_unique|_pkey|_key)\b/i],
  ['refuses rows that the older release writes', /^create unique index|\badd constraint .*\b(?:unique|check)\b/i],
  ['deletes what is there', /^(?:truncate|delete from)/i],
];

/** The first table that a statement names. */
const tableOf = (statement: string): string | undefined =>
  /^(?:alter table|drop table|truncate|delete from|create unique index \S+ on)(?: if exists| only)?\s+"?(?:public"?\.)?"?(\w+)/i.exec(statement)?.[1];

const statementsOf = (sql: string): string[] =>
  sql.replaceAll(/--> statement-breakpoint/g, ';\n').replaceAll(/^\s*--.*$/gm, '').split(/;\s*(?:\n|$)/).map((statement) => statement.replaceAll(/\s+/g, ' ').trim()).filter((statement) => statement !== '');

/**
 * What a migration does that an older release, which still serves while it runs, could not bear: a sentence each.
 *
 * Tables that the migration itself makes are nobody's yet.
 */
export function unsafeStatements(sql: string): string[] {
  const statements = statementsOf(sql);
  const made = new Set(statements.flatMap((statement) => /^create table (?:if not exists )?"?(\w+)/i.exec(statement)?.[1] ?? []));
  return statements.filter((statement) => !made.has(tableOf(statement) ?? '')).flatMap((statement) =>
    faults.filter(([, pattern]) => pattern.test(statement)).map(([sentence]) => `${sentence}: ${statement.slice(0, 120)}`));
}
