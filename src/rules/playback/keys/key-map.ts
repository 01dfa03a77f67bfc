import { defaultKeys, playerCommands, type PlayerCommand } from './player-command.ts';
import { isCharacterKey } from './pressed-key.ts';

/** The keys of each command. */
export type KeyMap = Readonly<Record<PlayerCommand, readonly string[]>>;

const noKeys = Object.fromEntries(playerCommands.map((command) => [command, []])) as unknown as KeyMap;

/**
 * The keys of a player.
 *
 * A setting is `off`, `on`, `remote` (the usual keys, and arrows move the focus), or an object that gives commands other keys: `{"toggle-play": "p", "toggle-mute": ["m", "x"], "seek-back": false}`,
 * also as JSON text. A key that is given to one command is taken from the others. What cannot be read changes nothing.
 *
 * @param settings the strongest last: of the tenant, of the element
 * @param options.characters false takes letters, digits and signs away. @source WCAG 2.1.4
 * @source design/player.md "remappable and switchable off"
 */
export function keyMapOf(settings: readonly unknown[], { characters = true }: { characters?: boolean } = {}): KeyMap {
  const map = settings.reduce<KeyMap>((known, setting) => withSetting(known, readSetting(setting)), defaultKeys);
  return characters ? map : mapKeys(map, (keys) => keys.filter((key) => !isCharacterKey(key)));
}

/** The command of a key. @param pressed as `pressedKeyOf` names it */
export function commandOf(map: KeyMap, pressed: string): PlayerCommand | undefined {
  return playerCommands.find((command) => map[command].includes(pressed));
}

function withSetting(map: KeyMap, setting: unknown): KeyMap {
  if (setting === 'off') return noKeys;
  if (setting === 'on' || setting === 'remote') return defaultKeys;
  if (typeof setting !== 'object' || setting === null) return map;
  const given = new Map(playerCommands.flatMap((command) => {
    const keys = Object.hasOwn(setting, command) ? keysOf(Reflect.get(setting, command)) : undefined;
    return keys ? [[command, keys] as const] : [];
  }));
  const taken = new Set([...given.values()].flat());
  return mapKeys(map, (keys, command) => given.get(command) ?? keys.filter((key) => !taken.has(key)));
}

function mapKeys(map: KeyMap, change: (keys: readonly string[], command: PlayerCommand) => readonly string[]): KeyMap {
  return Object.fromEntries(playerCommands.map((command) => [command, change(map[command], command)])) as unknown as KeyMap;
}

/** @returns undefined where nothing can be read */
function keysOf(value: unknown): string[] | undefined {
  if (value === false || value === null) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const keys = list.filter((key) => typeof key === 'string' && key !== '').map(String);
  return keys.length === list.length && keys.length > 0 ? keys : undefined;
}

function readSetting(setting: unknown): unknown {
  if (typeof setting !== 'string' || !setting.trim().startsWith('{')) return setting;
  try {
    return JSON.parse(setting);
  } catch {
    return undefined;
  }
}
