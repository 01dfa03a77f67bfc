/** Where the protocol puts an element's id. @source W3C WebDriver §12 */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const callMs = 60_000;

/** An element of the page, as the protocol names it. */
export type Handle = Readonly<Record<typeof elementKey, string>>;

/** One session of a browser, over W3C WebDriver. */
export interface WebDriver {
  readonly browser: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page or in the frame that was entered, and waits for what it promises. @throws what it throws */
  run<A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** The element that a function of the page returns. @throws when it returns none */
  find<A extends unknown[]>(script: (...args: A) => Element | null | undefined, ...args: A): Promise<Handle>;
  /** Moves the mouse onto its middle. */
  hover(element: Handle): Promise<void>;
  /** As a mouse does, on its middle or beside it. @param aside CSS pixels to the right of the middle */
  click(element: Handle, aside?: number): Promise<void>;
  /** Types into what has the focus; `\uE012` and its like are the protocol's keys. */
  press(keys: string): Promise<void>;
  /** Into a frame, or back to the page. */
  enter(frame: Handle | null): Promise<void>;
  end(): Promise<void>;
}

type Answer = { value: unknown };
type Outcome<R> = { value: R } | { failure: string };

async function call(port: number, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, signal: AbortSignal.timeout(callMs), ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await answer.json() as Answer;
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** The script as the protocol runs it: its last argument is what it answers with. */
const answering = (script: string): string => `
  const args = [...arguments], done = args.pop();
  new Promise((resolve) => resolve((${script})(...args)))
    .then((value) => done({ value }), (failure) => done({ failure: String(failure?.stack ?? failure) + ' ' + String(failure?.message ?? '') }));`;

/** Opens a session on a driver that listens. @param port on 127.0.0.1 */
export async function openSession(port: number): Promise<WebDriver> {
  const { sessionId, capabilities } = await call(port, 'POST', '/session', { capabilities: { alwaysMatch: {} } }) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const post = (path: string, body: object) => call(port, 'POST', `/session/${sessionId}${path}`, body);
  await post('/timeouts', { script: callMs, pageLoad: callMs });

  const run = async <A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R> => {
    const outcome = await post('/execute/async', { script: answering(String(script)), args }) as Outcome<R>;
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.value;
  };
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    run,
    open: async (address) => void (await post('/url', { url: address })),
    find: async (script, ...args) => {
      const found = await run(script, ...args) as unknown as Handle | null;
      if (!found) throw new Error(`Nothing found by ${String(script)}`);
      return found;
    },
    hover: async (origin) => {
      const actions = [0, 2].map((x) => ({ type: 'pointerMove', duration: 0, x, y: 0, origin }));
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    },
    click: async (origin, aside = 0) => {
      await run((element) => (element as unknown as Element).scrollIntoView({ block: 'nearest' }), origin);
      const actions = [{ type: 'pointerMove', duration: 0, x: aside, y: 0, origin }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    },
    press: async (keys) => {
      const actions = [...keys].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    enter: async (frame) => void (await post('/frame', { id: frame })),
    end: async () => void (await call(port, 'DELETE', `/session/${sessionId}`)),
  };
}
