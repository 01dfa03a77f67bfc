import { longestWebVtt, readWebVtt, type WebVttCue } from '../../contracts/playback/web-vtt.ts';
import { readText } from '../../contracts/wire/parsing/read-text.ts';

/** @throws when the file cannot be had, or is longer than any of captions */
export async function fetchFileCues(url: string, signal: AbortSignal): Promise<VTTCue[]> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`captions answered ${answer.status}`);
  const text = await readText(answer, longestWebVtt, new TextDecoder());
  if (text === undefined) throw new Error('captions are too long');
  return readWebVtt(text).filter(({ text }) => text !== '').map(cueOf);
}

/** @source W3C WebVTT §6.3 "cue settings" */
function cueOf({ start, end, text, settings }: WebVttCue): VTTCue {
  const cue = new VTTCue(start, end, text);
  const [line = '', lineAlign] = settings.line?.split(',') ?? [];
  const [position = '', positionAlign] = settings.position?.split(',') ?? [];
  const number = Number.parseFloat(line);
  if (Number.isFinite(number)) Object.assign(cue, { snapToLines: !line.endsWith('%'), line: number });
  const given = {
    lineAlign, positionAlign, align: settings.align, vertical: settings.vertical,
    position: percentOf(position), size: percentOf(settings.size ?? ''),
  };
  // A browser ignores a word that it does not know, and refuses a number out of range.
  for (const [name, value] of Object.entries(given)) if (value !== undefined) Reflect.set(cue, name, value);
  return cue;
}

function percentOf(value: string): number | undefined {
  const number = Number.parseFloat(value);
  return value.endsWith('%') && number >= 0 && number <= 100 ? number : undefined;
}
