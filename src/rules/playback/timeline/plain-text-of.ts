import type { WebVttCue } from '../../../contracts/playback/web-vtt.ts';

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00A0', '&lrm;': '\u200E', '&rlm;': '\u200F', '&amp;': '&' };

/** A cue's words on one line, without its tags. */
export function plainTextOf({ text }: Pick<WebVttCue, 'text'>): string {
  return text.replace(/<[^<>]*>/g, '').replace(/&(?:lt|gt|nbsp|lrm|rlm|amp);/g, (entity) => entities[entity] ?? entity).replace(/\s+/g, ' ').trim();
}
