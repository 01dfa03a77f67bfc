import type { TestPlatform } from '../../support/platform.ts';
import { openBrowser } from '../open-browsers.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { newPage } from './new-page.ts';

/** A question of the bridge and a bare message, there and back, milliseconds. */
export interface RoundTrips {
  readonly bridge: Spread;
  readonly echo: Spread;
}

/** A frame of the platform's origin that sends back whatever it gets. */
const echoDocument = `<!doctype html><script>addEventListener('message', ({ source, data, origin }) => source.postMessage(data, origin))</script>`;

interface Addresses {
  origin: string;
  count: number;
}

/** Runs in a partner's page: both frames side by side, in turns of ten. */
async function timeBoth({ origin, count }: Addresses): Promise<{ bridge: number[]; echo: number[] }> {
  const frame = async (path: string) => {
    const made = document.createElement('iframe');
    const loaded = new Promise((resolve) => { made.onload = resolve; });
    made.src = origin + path;
    document.body.append(made);
    await loaded;
    return made;
  };
  const host = await import(`${origin}/embed/bridge-host.js`) as { connect(frame: HTMLIFrameElement, options: { origin: string }): Promise<{ getState(): Promise<unknown> }> };
  const player = await host.connect(await frame('/frames/player?content=vod:1001'), { origin });
  const echo = (await frame('/frames/echo')).contentWindow!;
  let answered = (): void => undefined;
  addEventListener('message', ({ source }) => { if (source === echo) answered(); });
  const text = JSON.stringify(await player.getState());
  const ask = { bridge: () => player.getState(), echo: () => new Promise<void>((resolve) => { answered = resolve; echo.postMessage(text, origin); }) };
  const took: Record<'bridge' | 'echo', number[]> = { bridge: [], echo: [] };
  for (let turn = 0; turn < count / 10 + 2; turn += 1) {
    // A session may ask fifty times a second.
    // oxlint-disable-next-line footlight/no-waits -- keeps below a limit of calls a second
    await new Promise((resolve) => { setTimeout(resolve, 250); });
    for (const way of ['bridge', 'echo'] as const) {
      for (let at = 0; at < 10; at += 1) {
        const started = performance.now();
        await ask[way]();
        if (turn > 1) took[way].push(performance.now() - started);
      }
    }
  }
  return took;
}

/** What the bridge adds to a message between the same two sites. */
export async function measureRoundTrips(platform: TestPlatform, count: number): Promise<RoundTrips> {
  const browser = await openBrowser([]);
  const origin = new URL(platform.at('arena')).origin;
  try {
    const page = await newPage(browser.context);
    await page.route('**/frames/echo', (route) => route.fulfill({ contentType: 'text/html', body: echoDocument }));
    await page.goto(platform.at('partner', '/'));
    const { bridge, echo } = await page.evaluate(timeBoth, { origin, count });
    return { bridge: spreadOf(bridge), echo: spreadOf(echo) };
  } finally {
    await browser.close();
  }
}
