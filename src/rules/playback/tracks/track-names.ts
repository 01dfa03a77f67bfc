import { languageName } from '../../realm/language-name.ts';

/** A track as far as its name needs it. */
export interface NamedTrack {
  id: string;
  /** BCP 47, empty when the stream does not say. */
  language: string;
  /** What the stream calls it. */
  label: string;
  kind?: 'captions' | 'forced';
  role?: 'description' | 'commentary';
}

/** A name as a menu shows it. */
export interface TrackName {
  id: string;
  /** The language in its own words, which those who speak it find whatever the page speaks. */
  name: string;
  /** What it is beside the plain track, as a label to add: "Audio description". */
  note?: 'audioDescription' | 'audioCommentary' | 'captionsWithSounds';
}

const notes = { description: 'audioDescription', commentary: 'audioCommentary', captions: 'captionsWithSounds' } as const;

/**
 * What menus call the tracks of a title.
 *
 * chosen: two that would read alike get what the stream calls them; then a number.
 *
 * @source findings: captions are named "Español", not "Spanish"
 */
export function trackNames(tracks: readonly NamedTrack[]): TrackName[] {
  const plain = tracks.map(({ id, language, label, kind, role }) => ({
    id, label, name: languageName(language) ?? label, note: role ? notes[role] : kind === 'captions' ? notes.captions : undefined,
  }));
  const isAmbiguous = (one: (typeof plain)[number]) => plain.some((other) => other !== one && other.name === one.name && other.note === one.note);
  const named = plain.map((track) => ({ ...track, name: isAmbiguous(track) && track.label ? track.label : track.name }));
  return named.map(({ id, name, note }, at) => {
    const twins = named.filter((other) => other.name === name && other.note === note);
    const place = named.slice(0, at + 1).filter((other) => other.name === name && other.note === note).length;
    return { id, name: twins.length > 1 ? `${name} ${place}`.trim() : name, note };
  });
}
