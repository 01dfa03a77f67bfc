import { rooms } from './rooms.ts';

const foundation = ['contracts', 'routing', 'rules', 'api', 'session', 'playback', 'store'];
const bridge = ['bridge/contract', 'bridge/host', 'bridge/frame'];

/** What each room may import as the README's code map says it: room → rooms, and those whose types alone it may name. */
export function codeMapOf(readme: string): Record<string, { rooms: string[]; typesOf: string[] }> {
  const section = /## The code map\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
  const lines = [...section.matchAll(/^\| `([\w/]+)` \|.*\| ([^|]+) \|$/gm)].map(([, room = '', words = '']) => [room.replace('src/', ''), words] as const);
  return Object.fromEntries(lines.map(([room, words]) => [room, readWords(words)]));
}

/** `parts and what parts may` names parts and all that parts names. Packages are left to the table itself. */
function readWords(words: string): { rooms: string[]; typesOf: string[] } {
  const [values = '', types = ''] = words.split('types of');
  const named = new Set(values.split(/[\s,;]+/).flatMap((word) => (word === 'bridge' ? bridge : word in rooms ? [word] : [])));
  if (values.includes('everything up to store')) for (const room of foundation) named.add(room);
  if (/\bmay\b/.test(values)) for (const room of [...named]) if (room === 'parts' || room === 'features') for (const more of rooms[room]?.rooms ?? []) named.add(more);
  return { rooms: [...named].sort(), typesOf: types.split(/[\s,]+/).filter((word) => word in rooms).sort() };
}
