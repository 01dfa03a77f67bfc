/** The command of a key in the focused player. */
export type PlayerKey =
  | { ask: 'toggle-play' | 'toggle-mute' | 'toggle-fullscreen' | 'toggle-captions' }
  | { ask: 'seek-by'; seconds: number }
  | { ask: 'seek-part'; part: number }
  | { ask: 'volume-by'; percent: number };

const keys: Readonly<Record<string, PlayerKey>> = {
  ' ': { ask: 'toggle-play' },
  k: { ask: 'toggle-play' },
  m: { ask: 'toggle-mute' },
  f: { ask: 'toggle-fullscreen' },
  c: { ask: 'toggle-captions' },
  j: { ask: 'seek-by', seconds: -10 },
  l: { ask: 'seek-by', seconds: 10 },
  ArrowLeft: { ask: 'seek-by', seconds: -5 },
  ArrowRight: { ask: 'seek-by', seconds: 5 },
  ArrowUp: { ask: 'volume-by', percent: 5 },
  ArrowDown: { ask: 'volume-by', percent: -5 },
  Home: { ask: 'seek-part', part: 0 },
  End: { ask: 'seek-part', part: 1 },
};

/**
 * The command of a key while the player has the focus. Arrows follow the timeline, which runs left to right in every language.
 *
 * @source design/player.md "Input"; chosen: the step sizes, as players on the web have them
 */
export function playerKeyOf(key: string): PlayerKey | undefined {
  if (/^[0-9]$/.test(key)) return { ask: 'seek-part', part: Number(key) / 10 };
  return Object.hasOwn(keys, key) ? keys[key] : keys[key.length === 1 ? key.toLowerCase() : ''];
}
