import { ownOf } from '../../src/page/own-document.ts';
import { raisedCauses } from '../../src/runtime/causes/raised-causes.ts';
import type { DebugReport } from './debug-report.ts';
import type { CallFacts } from './facts/call-facts.ts';
import { readElements } from './facts/element-facts.ts';
import { plainPath } from './facts/plain-path.ts';
import { recent } from './facts/recent.ts';
import { readSessions } from './facts/session-facts.ts';
import { readVersions } from './facts/version-facts.ts';
import { watchBridges } from './facts/watch-bridges.ts';
import { watchCalls } from './facts/watch-calls.ts';
import { createDebugOverlay } from './overlay/debug-overlay.ts';

const shownEveryMs = 1_000;
const keptCalls = 100;

/**
 * Shows what goes on between a page and the platform, for the page's author: causes, sessions, elements, bridge, calls and versions.
 *
 * It watches from now on, so it is begun before any element. Nothing of the viewer is shown that the page is not told by itself.
 *
 * @param base the folder that the page's script came from, with a slash at its end
 */
export function debugPage(base: string): void {
  const { origin } = new URL(base);
  const calls = recent<CallFacts>(keptCalls);
  const bridges = watchBridges(window, calls.add);
  watchCalls((asked) => asked === origin, calls.add);
  const versions = readVersions(base);
  const overlay = createDebugOverlay(() => clearInterval(timer));
  const report = async (): Promise<DebugReport> => ({
    page: location.origin + plainPath(location.href), browser: navigator.userAgent, causes: raisedCauses.read() ?? [],
    sessions: await readSessions(), elements: readElements(), bridges: bridges.read(), calls: calls.read(), versions: await versions,
  });
  const draw = async () => {
    // A page may have taken its whole document away.
    if (!overlay.host.isConnected) ownOf('documentElement').append(overlay.host);
    bridges.askCounters();
    overlay.show(await report());
  };
  const timer = setInterval(() => void draw(), shownEveryMs);
  void draw();
}
