import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { openElement } from './element-page.ts';

/**
 * One script of a viewer's actions, run against a player in the page and one in a frame: the page hears the same.
 *
 * @source design/architecture.md "Events are one typed map for each element"
 */
const mediaEvents = ['play', 'playing', 'pause', 'seeking', 'seeked', 'ended', 'volumechange', 'loadedmetadata'];
const ownEvents = ['ready', 'statechange', 'sign-in-required', 'access-required', 'playback-blocked', 'go-back', 'error'];
/** These statuses come and go with the speed of the line, and so does `durationchange`. */
const passing = ['loading', 'buffering', 'seeking'];

interface Entry {
  name: string;
  detail: unknown;
  bubbles: boolean;
  composed: boolean;
  /** What the element itself says at that moment. */
  paused: boolean;
  muted: boolean;
}

/** Writes down everything from the element's first moment; the page's own player, which is cleared away, does not count. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(([media, own]) => {
    const log: Entry[] = [];
    Object.assign(globalThis, { log });
    const write = (name: string) => (event: Event) => {
      const player = event.target as HTMLMediaElement;
      if (!player.hasAttribute('data-recorded')) return;
      log.push({ name, detail: (event as CustomEvent<unknown>).detail ?? null, bubbles: event.bubbles, composed: event.composed, paused: player.paused, muted: player.muted });
    };
    for (const name of media) document.addEventListener(name, write(name), true);
    for (const name of own) document.addEventListener(`footlight-${name}`, write(name));
  }, [mediaEvents, ownEvents] as const);
}

const statusOf = ({ name, detail }: Entry): string | undefined => (name === 'statechange' ? (detail as { status: string }).status : undefined);

/** A wait for the line in the middle of a film is no action of the viewer, nor is the `playing` that ends it: no `play` came before. */
function withoutStalls(log: Entry[]): Entry[] {
  const starts = log.filter(({ name }) => name === 'play' || name === 'playing');
  const ends = new Set(starts.filter(({ name }, at) => name === 'playing' && starts[at - 1]?.name === 'playing'));
  return log.filter((entry) => !ends.has(entry) && !passing.includes(statusOf(entry) ?? ''));
}

/** An engine that begins anew at its place, as a busy machine makes it, tells these again; the element's own state stays. */
const ofAnEngine = ['loadedmetadata', 'seeking', 'seeked', 'statechange'];

/** In these scripts a viewer seeks while the film is paused: a seek while it plays is of an engine that goes back to its place. */
const isOfRestart = ({ name, paused }: Entry): boolean => (name === 'seeking' || name === 'seeked') && !paused;

/** What an engine tells, for the first time; what a viewer does, each time. */
function withoutRestarts(log: Entry[]): Entry[] {
  const told = new Set<string>();
  return log.filter((entry) => {
    if (isOfRestart(entry)) return false;
    const key = entry.name === 'loadedmetadata' ? entry.name : JSON.stringify(entry);
    return !ofAnEngine.includes(entry.name) || (!told.has(key) && told.add(key));
  });
}

/** The log without moments: positions, what is loaded and which quality plays differ from run to run, and so does a spinner. */
async function logOf(page: Page): Promise<Entry[]> {
  const log = await page.evaluate(() => (globalThis as unknown as { log: Entry[] }).log);
  return withoutRestarts(withoutStalls(log).map((entry) => (entry.name === 'statechange' ? { ...entry, detail: withoutMoments(entry.detail as StateDetail) } : entry)));
}

interface StateDetail {
  duration: number | null;
  quality: object;
}

const withoutMoments = (detail: StateDetail): object =>
  ({ ...detail, position: 'any', buffered: 'any', duration: Math.round(Number(detail.duration)), quality: { ...detail.quality, playing: 'any' } });

const lastStatus = (page: Page): Promise<unknown> => page.evaluate(() => {
  const { log } = globalThis as unknown as { log: Entry[] };
  return (log.filter(({ name }) => name === 'statechange').at(-1)?.detail as { status?: string } | undefined)?.status;
});
const heard = (page: Page, name: string): Promise<number> =>
  page.evaluate((wanted) => (globalThis as unknown as { log: Entry[] }).log.filter((entry) => entry.name === wanted).length, name);

interface Viewer {
  player: Locator;
  /** Where the player's buttons are. */
  buttons: Pick<Locator, 'getByRole'>;
}

async function open(page: Page, platform: TestPlatform, mode: string, content: string): Promise<Viewer> {
  await record(page);
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content, mode, 'data-recorded': '' });
  // A press in a frame of another site scrolls that frame alone, and an element is flat until its own style has come.
  await expect.poll(() => player.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeGreaterThan(400);
  await player.scrollIntoViewIfNeeded();
  return { player, buttons: mode === 'framed' ? player.locator('iframe').contentFrame() : player };
}

async function watchAFilm(page: Page, { player, buttons }: Viewer): Promise<void> {
  await expect.poll(() => heard(page, 'ready')).toBe(1);
  await buttons.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect.poll(() => lastStatus(page)).toBe('playing');
  await buttons.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => heard(page, 'volumechange')).toBe(1);
  await buttons.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => lastStatus(page)).toBe('paused');
  await player.evaluate((element) => (element as HTMLElement & { seek(to: number): Promise<void> }).seek(30));
  await expect.poll(() => heard(page, 'seeked')).toBeGreaterThan(0);
  await expect.poll(() => lastStatus(page)).toBe('paused');
  await player.evaluate((element) => (element as HTMLElement & { play(): Promise<void> }).play());
  await expect.poll(() => lastStatus(page)).toBe('playing');
  await buttons.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => lastStatus(page)).toBe('paused');
}

async function askForAccess(page: Page, { buttons }: Viewer): Promise<void> {
  await buttons.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => heard(page, 'sign-in-required')).toBe(2);
}

async function giveUp(page: Page, { buttons }: Viewer): Promise<void> {
  await buttons.getByRole('button', { name: 'Go back' }).click();
  await expect.poll(() => heard(page, 'go-back')).toBe(1);
}

for (const [what, content, act] of [
  ['who watches a film', 'vod:1001', watchAFilm],
  ['who has to sign in first', 'vod:1004', askForAccess],
  ['whose title does not exist', 'vod:999999', giveUp],
] as const) {
  test(`a page hears the same of a viewer ${what}, in the page and in a frame`, async ({ page, platform, context }) => {
    const inline = await open(page, platform, 'inline', content);
    await act(page, inline);
    const framedPage = await context.newPage();
    await act(framedPage, await open(framedPage, platform, 'framed', content));
    await expect.poll(() => logOf(framedPage)).toEqual(await logOf(page));
  });
}
