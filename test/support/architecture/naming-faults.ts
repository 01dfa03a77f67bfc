import ts from 'typescript';
import { sourceOf } from './imports-of.ts';

const kebab = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.[a-z0-9-]+)*$/;
const vague = /(?:^|-)(?:utils?|helpers?|common|types|constants|misc)$/;
/** Registries of what the product calls types: rows and page elements, not declarations. */
const registries = new Set(['row-types', 'element-types']);

/** What is wrong with a file's name or with what it hands out: vague words, barrels, default exports. */
export function namingFaults(path: string, text: string): string[] {
  const parts = path.split('/');
  const faults = parts.flatMap((part) => {
    const name = part.replace(/\..*$/, '');
    if (!kebab.test(part)) return [`${path}: "${part}" is not kebab-case`];
    return vague.test(name) && !registries.has(name) ? [`${path}: "${name}" says nothing`] : [];
  });
  if (parts[0] === 'test' || path.endsWith('.d.ts')) return faults;
  const { statements } = sourceOf(path, text);
  if (/^index\./.test(parts.at(-1) ?? '') || (statements.length > 0 && statements.every(isReExport))) faults.push(`${path}: a barrel`);
  if (statements.some(isDefaultExport)) faults.push(`${path}: a default export`);
  return faults;
}

function isReExport(statement: ts.Statement): boolean {
  return ts.isExportDeclaration(statement) && !!statement.moduleSpecifier;
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  return ts.canHaveModifiers(statement) && !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
}
