import { cuePlace, type CuePlace, type CueSettings } from '../../../rules/playback/captions/cue-place.ts';

/** A caption of this moment. */
export interface ActiveCue extends CueSettings {
  key: string;
  text: string;
}

/** Captions that share a place: they stand under each other and never cover one another. */
export interface CaptionStack {
  key: string;
  place: CuePlace;
  cues: ActiveCue[];
}

/** Joins the captions of one place, in their order. */
export function stacksOf(cues: readonly ActiveCue[]): CaptionStack[] {
  const stacks = new Map<string, CaptionStack>();
  for (const cue of cues) {
    const place = cuePlace(cue, cue.text);
    // What has no line of its own stands with the others at the edge, each in its own width.
    const key = JSON.stringify(place);
    const stack = stacks.get(key) ?? { key, place, cues: [] };
    stack.cues.push(cue);
    stacks.set(key, stack);
  }
  return [...stacks.values()];
}
