import type { DataClass, PersonalTable } from './personal-table.ts';
import { personalGroups } from './personal-tables.ts';

/** Classes as a reader calls them; `row` is not printed. */
const classNames: Record<Exclude<DataClass, 'row'>, string> = {
  identifier: 'ids', contact: 'contact details', person: 'identity', credential: 'credentials', device: 'devices', choice: 'choices', viewing: 'what is watched', text: 'what was written',
  purchase: 'what was bought', payment: 'payments',
};

const sqlName = (column: string): string => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf({ columns }: PersonalTable): string {
  return Object.entries(classNames).flatMap(([name, words]) => {
    const named = columns[name as DataClass] ?? [];
    return named.length > 0 ? [`${words}: ${named.map((column) => `\`${sqlName(column)}\``).join(', ')}`] : [];
  }).join('; ');
}

const copyOf = ({ exported }: PersonalTable): string =>
  ('omitted' in exported ? `no: ${exported.omitted}` : `\`${exported.each === 'profile' ? 'profiles.' : ''}${exported.section}\``);

const rowOf = (table: PersonalTable): string =>
  `| \`${table.name}\` | ${table.purpose} | ${columnsOf(table)} | until ${table.kept.until} | ${copyOf(table)} | ${table.erased.how} |`;

/** The tables of the privacy page, in Markdown. */
export function privacyTables(): string {
  return personalGroups.map(({ title, tables }) => [
    `## ${title}`, '', '| Table | For | Columns | Kept | In the copy | When the account is deleted |', '|---|---|---|---|---|---|', ...tables.map(rowOf), '',
  ].join('\n')).join('\n');
}
