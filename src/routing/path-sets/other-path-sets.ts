import { debugPaths } from './debug.ts';
import { esPaths } from './es.ts';
import type { PathSet } from './path-set.ts';
import { ptPaths } from './pt.ts';

/** The paths of deployments that have others than the default: one late file, since an address may be in any of them. */
export const otherPathSets: Readonly<Partial<Record<string, PathSet>>> = { ES: esPaths, PT: ptPaths, DEBUG: debugPaths };
