import { posix } from 'node:path';
import { rooms } from './rooms.ts';

const mostFiles = 14;
const readmeLines = 40;

/** The words of the matrix: one subject has one name in every room. @source design "Rooms and subjects" */
const subjects = ['catalogue', 'playback', 'guide', 'lists', 'search', 'identity', 'purchase', 'realm', 'wire'];
/** Where subfolders are subjects, and which other folders stand beside them. */
const subjectRooms: Record<string, string[]> = {
  'src/contracts': [], 'src/rules': [], 'src/store': [], 'src/api/calls': [],
  'demo/platform': ['server', 'hosts', 'switches', 'db', 'seed', 'jobs', 'changes'],
};
/** Rooms whose folders count: pages and plugins are single files each. */
const counted = /^(?:src|widgets|demo\/platform)\//;
/** Tests that mirror no source: whole walks, benches, and the tools of the tests themselves. */
const unmirrored = /^test\/(?:browser|bench|support)\/|^test\/architecture\.test\.ts$/;

/** Where the tree of files differs from the design, a sentence each. @param files path → text; texts of READMEs alone are read */
export function layoutFaults(files: Readonly<Record<string, string>>): string[] {
  const paths = Object.keys(files);
  return [...crowdedFolders(paths), ...strangeSubjects(paths), ...misplacedTests(paths), ...readmeFaults(files)];
}

/** Folders with more flat files than a reader can take in. */
function crowdedFolders(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) if (counted.test(path) && /\.(?:tsx?|css)$/.test(path) && !path.endsWith('.d.ts')) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder}: ${count} files in one folder, more than ${mostFiles}`);
}

function strangeSubjects(paths: string[]): string[] {
  const found = Object.entries(subjectRooms).flatMap(([room, others]) => {
    const folders = paths.filter((path) => path.startsWith(`${room}/`)).map((path) => path.slice(room.length + 1)).filter((rest) => rest.includes('/')).map((rest) => rest.split('/')[0] ?? '');
    return [...new Set(folders)].filter((folder) => !subjects.includes(folder) && !others.includes(folder)).map((folder) => `${room}/${folder}: no subject of the matrix`);
  });
  return found;
}

/** Tests that lie elsewhere than what they test. */
function misplacedTests(paths: string[]): string[] {
  const known = new Set(paths.flatMap((path) => [path.replace(/\.(?:tsx?|mjs)$/, ''), ...foldersOf(path)]));
  return paths.filter((path) => /^test\/.*\.test\.tsx?$/.test(path) && !unmirrored.test(path)).flatMap((path) => {
    const inTest = path.slice('test/'.length).replace(/\.test\.tsx?$/, '');
    const isOfSource = `src/${inTest.split('/')[0]}` in roomFolders;
    const mirrored = isOfSource ? `src/${inTest}` : inTest;
    // Elements, the bridge and the platform are also tested as wholes, beside their parts.
    if (known.has(mirrored) || (!isOfSource && known.has(posix.dirname(mirrored)))) return [];
    return [`${path}: there is no ${mirrored} to test`];
  });
}

function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) folders.push(path.slice(0, at));
  return folders;
}

/** Each room by its folder; the three sides of the bridge have one README. */
const roomFolders: Record<string, true> = Object.fromEntries(Object.keys(rooms).map((room) => {
  const [top = ''] = room.split('/');
  return [top === 'bridge' || top === 'demo' || top === 'widgets' || top === 'plugins' ? (top === 'bridge' ? top : room) : `src/${room}`, true];
}));

function readmeFaults(files: Readonly<Record<string, string>>): string[] {
  return Object.keys({ ...roomFolders, test: true }).flatMap((room) => {
    const text = files[`${room}/README.md`];
    if (text === undefined) return [`${room}: no README`];
    const lines = text.trimEnd().split('\n').length;
    return lines > readmeLines ? [`${room}/README.md: ${lines} lines, more than ${readmeLines}`] : [];
  });
}
