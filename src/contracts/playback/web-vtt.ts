/** One cue of a WebVTT or SubRip file. */
export interface WebVttCue {
  /** Seconds. */
  start: number;
  /** Seconds. */
  end: number;
  /** As written, with its tags; may be empty. */
  text: string;
  /** Where it is drawn, by the names of the format: `line`, `position`, `align`, `size`, `vertical`. */
  settings: Record<string, string>;
}

/** Bytes. chosen: far more than the captions, chapters or pictures of a long film have, and few enough for a phone */
export const longestWebVtt = 4_000_000;
/** chosen: by the same measure */
const mostCues = 10_000;

const clock = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const times = String.raw`[ \t]*${clock}[ \t]+-->[ \t]+${clock}(?=\s|$)`;
const timing = new RegExp(`^${times}(.*)$`);
/** A SubRip file has no first line of its own: it begins with its first cue. */
const beginning = new RegExp(String.raw`^(?:WEBVTT(?:[ \t\n]|$)|(?:\d+[ \t]*\n)?${times})`);

/**
 * The cues of a WebVTT file by their start, and of a SubRip file, which differs by its commas and its missing first line.
 *
 * A cue that cannot be read is left out, the others stay; any other file has none. Never throws.
 *
 * @source W3C WebVTT §6.1; SubRip chosen: the field still delivers it beside streams
 */
export function readWebVtt(file: string): WebVttCue[] {
  const text = file.slice(0, longestWebVtt).replace(/\r\n?/g, '\n').replace(/^\uFEFF?\n*/, '');
  if (!beginning.test(text)) return [];
  const cues: WebVttCue[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const cue = cueOf(block.split('\n'));
    if (cue) cues.push(cue);
    if (cues.length === mostCues) break;
  }
  return cues.sort((one, other) => one.start - other.start);
}

/** A block has its times on the first line, or on the second one below its name. */
function cueOf(lines: string[]): WebVttCue | undefined {
  const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'));
  const match = at < 0 ? null : timing.exec(lines[at] ?? '');
  if (!match) return undefined;
  const start = secondsOf(match.slice(1, 5));
  const end = secondsOf(match.slice(5, 9));
  if (end <= start) return undefined;
  return { start, end, text: lines.slice(at + 1).join('\n').trim(), settings: settingsOf(match[9] ?? '') };
}

function secondsOf([hours, minutes, seconds, part = '']: (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(part.padEnd(3, '0')) / 1000;
}

function settingsOf(written: string): Record<string, string> {
  return Object.fromEntries(written.trim().split(/\s+/).flatMap((setting) => {
    const [, name, value] = /^([a-z]+):(\S+)$/.exec(setting) ?? [];
    return name && value ? [[name, value] as const] : [];
  }));
}
