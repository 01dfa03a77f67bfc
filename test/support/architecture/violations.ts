import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { importsOf, type Import } from './imports-of.ts';
import { cyclesIn } from './cycles.ts';
import { namingFaults } from './naming-faults.ts';
import { nodeRooms, packagePlaces, roomOf, rooms } from './rooms.ts';

/** Every source by its path from the project's root. */
export type Sources = Record<string, string>;

/** Everything in which the sources differ from the table, a sentence each. */
export function violationsIn(sources: Sources): string[] {
  const graph = new Map<string, string[]>();
  const faults = Object.entries(sources).flatMap(([path, text]) => {
    const imports = importsOf(path, text);
    graph.set(path, imports.flatMap(({ specifier }) => targetOf(path, specifier) ?? []));
    return [...imports.flatMap((one) => faultOf(path, one, sources) ?? []), ...namingFaults(path, text)];
  });
  return [...faults, ...cyclesIn(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`)];
}

function targetOf(path: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined;
}

function faultOf(path: string, { specifier, kind }: Import, sources: Sources): string | undefined {
  const from = roomOf(path);
  if (!from) return undefined;
  const table = rooms[from];
  if (!table) return `${path}: no room of the table`;
  const target = targetOf(path, specifier);
  if (!target) return packageFault(path, from, specifier);
  if (/\.(?:css|json|mjs)$/.test(target)) return undefined;
  if (!(target in sources)) return `${path}: ${specifier} names no source file`;
  const to = roomOf(target);
  if (to === from) return siblingFault(path, target);
  if (to && (table.rooms.includes(to) || (kind === 'type' && table.typesOf?.includes(to)))) return undefined;
  return `${path}: ${kind} import of ${target}; ${from} may not import ${to ?? 'outside of every room'}`;
}

function packageFault(path: string, from: string, specifier: string): string | undefined {
  if (nodeRooms.has(from)) return undefined;
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return `${path}: ${specifier} runs in Node alone`;
  const place = packagePlaces[specifier];
  if (rooms[from]?.packages?.includes(specifier) && (!place || place.test(path))) return undefined;
  return `${path}: package ${specifier} has no place here`;
}

function siblingFault(path: string, target: string): string | undefined {
  const [, room, feature] = path.split('/');
  const [, , other] = target.split('/');
  return room === 'features' && feature !== other ? `${path}: sibling feature ${target}` : undefined;
}
