/** A key press, as far as its name needs. */
interface Press {
  key: string;
  /** The place on the keyboard, such as `KeyK`. */
  code: string;
  shiftKey: boolean;
  /** What televisions send where they name no key. */
  keyCode?: number;
}

/** Keys of remote controls by the codes of webOS and Tizen. */
const remoteKeys: Readonly<Record<number, string>> = {
  19: 'Pause', 412: 'MediaRewind', 413: 'MediaStop', 415: 'MediaPlay', 417: 'MediaFastForward', 461: 'GoBack',
  10009: 'GoBack', 10232: 'MediaTrackPrevious', 10233: 'MediaTrackNext', 10252: 'MediaPlayPause',
};

/** The way back, as other makers call it. */
const backKeys: ReadonlySet<string> = new Set(['BrowserBack', 'XF86Back', 'Back']);

/**
 * The name of a pressed key, as `defaultKeys` names them.
 *
 * On keyboards without Latin letters the place of the key counts, so that `k` plays in Arabic and Greek too.
 */
export function pressedKeyOf({ key, code, shiftKey, keyCode = 0 }: Press): string {
  if (!key || key === 'Unidentified') return remoteKeys[keyCode] ?? 'Unidentified';
  if (backKeys.has(key)) return 'GoBack';
  if (key === ' ') return 'Space';
  if (key.length !== 1) return shiftKey ? `Shift+${key}` : key;
  const letter = (key > '~' ? latinOf(code) : undefined) ?? key.toLowerCase();
  return shiftKey && /^[a-z]$/.test(letter) ? `Shift+${letter}` : letter;
}

/** Whether the name is a letter, digit or sign, which speech input may send by mistake. @source WCAG 2.1.4 */
export const isCharacterKey = (name: string): boolean => name.replace(/^Shift\+/, '').length === 1;

function latinOf(code: string): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit;
}
