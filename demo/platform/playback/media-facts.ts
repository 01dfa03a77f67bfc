import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** What the platform asks of a programme's files. */
const mediaFacts = z.object({
  seconds: z.number(),
  files: z.object({ hls: z.string(), dash: z.string() }),
  skip: z._default(z.array(z.object({ kind: z.enum(['intro', 'credits']), from: z.number(), to: z.number() })), []),
});
export type MediaFacts = z.output<typeof mediaFacts>;

const known = new Map<string, MediaFacts>();
/** Until the files are made: their agreed names and lengths. */
const agreed = (folder: string): MediaFacts => ({ seconds: folder === 'film' ? 60 : 20, files: { hls: 'main.m3u8', dash: 'manifest.mpd' }, skip: [] });

/** Length, file names and skip markers of a folder under `demo/media`. */
export function factsOf(folder: string): MediaFacts {
  const found = known.get(folder);
  if (found) return found;
  try {
    const file = fileURLToPath(new URL(`../../media/${folder}/film.json`, import.meta.url));
    const facts = mediaFacts.parse(JSON.parse(readFileSync(file, 'utf8')));
    known.set(folder, facts);
    return facts;
  } catch {
    return agreed(folder);
  }
}
