import { wrap, type Endpoint, type Remote } from 'comlink';
import type { GuideWindow } from '../../contracts/guide/guide-window.ts';
import { readWindow } from '../../store/guide/windows/read-window.ts';
import type { GuideWorker } from './guide-worker.ts';

/** Reads windows of the guide: by a worker or by its twin. */
export interface WindowReader {
  /** @param answer as the platform sent it @returns undefined when it does not fit the contract */
  read(answer: unknown): Promise<GuideWindow | undefined>;
}

/** A worker, or in a test what stands for one. */
export type WorkerEnd = Endpoint & { terminate(): void };

/** chosen: a window is read in a few milliseconds, by a slow device in some hundred; a worker that is silent for longer is stuck */
const patienceMs = 3_000;

/**
 * Windows are read by a worker as soon as it has said that it can, and by its twin on this thread before, and for good once the worker
 * fails in any way: then what it had been given is read again here. No window is lost, and none is waited for longer than the patience.
 *
 * @param start starts the worker; throws where a browser, a policy or a frame refuses one
 */
export function createWindowReader(start: () => WorkerEnd): WindowReader {
  let worker: WorkerEnd | undefined;
  let remote: Remote<GuideWorker> | undefined;
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    remote = undefined;
    worker?.terminate();
  };
  const answered = <T>(answer: Promise<T>): Promise<T> => new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The worker does not answer'));
    const timer = setTimeout(fail, patienceMs);
    ended.signal.addEventListener('abort', fail);
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      ended.signal.removeEventListener('abort', fail);
    });
  });
  const begin = async () => {
    worker = start();
    for (const fault of ['error', 'messageerror']) worker.addEventListener(fault, end);
    const beside = wrap<GuideWorker>(worker);
    await answered(beside.ready());
    remote = beside;
  };
  begin().catch(end);
  return {
    async read(answer) {
      if (!remote) return readWindow(answer);
      try {
        return await answered(remote.read(answer));
      } catch {
        end();
        return readWindow(answer);
      }
    },
  };
}
