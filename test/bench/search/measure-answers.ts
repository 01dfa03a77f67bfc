import type { TestPlatform } from '../../support/platform.ts';

/** How long one kind of query took; milliseconds. */
export interface AnswerFigures { name: string; asked: number; p50: number; p99: number; most: number }

const realm = 'library';

/** Words as people type them, wholly and in part. */
const whole = ['godfather', 'star wars', 'the matrix', 'alien', 'love', 'night', 'harry potter', 'die hard', 'jurassic park', 'inception', 'detective new york', 'war', 'terminator 2', 'toy story', 'american', 'dead', 'christmas', 'the lord of the rings', 'police', 'summer'];
const partly = ['a', 't', 'go', 'th', 'sta', 'ter', 'mat', 'inc', 'har', 'love s'];
const slips = ['godfahter', 'star wras', 'teh matirx', 'alein', 'terminatr', 'jurasic prak', 'incpetion', 'hary poter', 'chrismas', 'detectve'];
const genres = ['comedy', 'drama', 'documentary', 'science fiction', 'thrillers', 'animaton'];
const narrowed = ['&facet=genre:comedy', '&facet=decade:1990&sort=title&sortDirection=DESC', '&sort=year'];

/** The 1-based rank that a share of the sorted times reaches. */
const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Asks one after the other, as a viewer does. The first of each kind count for nothing: code is compiled in them. */
export async function measureAnswers(platform: TestPlatform, asks: number): Promise<AnswerFigures[]> {
  const asked = { realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'bench', 'accept-language': 'en' };
  const init = await (await fetch(platform.at('api', '/api/v1/init/'), { headers: asked })).json() as { authentication: { authorisationToken: string } };
  const headers = { ...asked, authorization: `Bearer ${init.authentication.authorisationToken}` };
  const kinds: [name: string, paths: string[]][] = [
    ['words', whole.map((words) => `?query=${encodeURIComponent(words)}`)],
    ['beginnings', partly.map((words) => `?query=${encodeURIComponent(words)}`)],
    ['with slips', slips.map((words) => `?query=${encodeURIComponent(words)}`)],
    ['genres', genres.map((words) => `?query=${encodeURIComponent(words)}`)],
    ['narrowed and sorted', whole.flatMap((words) => narrowed.map((more) => `?query=${encodeURIComponent(words)}${more}`))],
    ['everything', ['?query=']],
    ['suggestions', [...partly, ...slips].map((words) => `/suggestions?query=${encodeURIComponent(words)}`)],
  ];
  const figures: AnswerFigures[] = [];
  for (const [name, paths] of kinds) {
    const ask = async (path: string): Promise<number> => {
      const start = performance.now();
      const reply = await fetch(platform.at('api', `/api/v1/content-search${path}`), { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      return performance.now() - start;
    };
    for (const path of paths) await ask(path);
    const times: number[] = [];
    for (let index = 0; index < asks; index += 1) times.push(await ask(paths[index % paths.length] ?? ''));
    times.sort((one, other) => one - other);
    figures.push({ name, asked: asks, p50: at(times, 0.5), p99: at(times, 0.99), most: times.at(-1) ?? 0 });
  }
  return figures;
}
