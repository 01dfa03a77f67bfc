/**
 * What a key can ask of a player, and the keys that ask it.
 *
 * Letters stand for their lower case, `Shift+n` for the letter with Shift, `Space` for the space bar; other keys have the
 * names of `KeyboardEvent.key`. Arrows follow the timeline, which runs left to right in every language.
 *
 * @source design/player.md "Input"; chosen: media keys, as remote controls send them, `t` for the theatre `Shift+s` for the statistics and `g` for the mini guide
 */
export const defaultKeys = {
  'toggle-play': ['k', 'Space', 'MediaPlayPause'],
  play: ['MediaPlay'],
  pause: ['MediaPause', 'Pause'],
  stop: ['MediaStop'],
  'seek-back': ['j', 'ArrowLeft', 'MediaRewind'],
  'seek-forward': ['l', 'ArrowRight', 'MediaFastForward'],
  'to-start': ['Home'],
  'to-end': ['End'],
  'to-part': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  'frame-back': [','],
  'frame-forward': ['.'],
  'volume-up': ['ArrowUp'],
  'volume-down': ['ArrowDown'],
  'toggle-mute': ['m'],
  'toggle-captions': ['c'],
  'toggle-fullscreen': ['f'],
  'toggle-picture-in-picture': ['i'],
  'toggle-theatre': ['t'],
  slower: ['<'],
  faster: ['>'],
  'previous-title': ['Shift+p', 'MediaTrackPrevious'],
  'next-title': ['Shift+n', 'MediaTrackNext'],
  'toggle-stats': ['Shift+s'],
  'toggle-mini-guide': ['g'],
  'show-shortcuts': ['?'],
} as const satisfies Record<string, readonly string[]>;

export type PlayerCommand = keyof typeof defaultKeys;

export const playerCommands = Object.keys(defaultKeys) as PlayerCommand[];

/** Seconds of a step back or forward, by button, key or tap. @source design/player.md "±10 s" */
export const SEEK_STEP = 10;
