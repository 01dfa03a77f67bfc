/** Clips that channels and events show, by genre; any other genre shows the film. */
const clips: ReadonlyMap<string, string> = new Map(Object.entries<string>({
  football: 'clips/one', motorsport: 'clips/one', family: 'clips/one',
  documentary: 'clips/two', swimming: 'clips/two', animation: 'clips/two',
  cycling: 'clips/three', news: 'clips/three',
  athletics: 'clips/four', tennis: 'clips/four', boxing: 'clips/four', music: 'clips/four', comedy: 'clips/four', theatre: 'clips/four',
}));

/** The folder under `demo/media` that live pictures of a genre come from. chosen: neighbours in the guide never share one. */
export const liveClipOf = (genre: string): string => clips.get(genre) ?? 'film';
