/** The guide's worker: reads windows beside the page. An entry of its own, a file beside the site's. */
import { expose } from 'comlink';
import * as z from 'zod/mini';
import { readWindow } from '../../store/guide/windows/read-window.ts';

// The site's policy forbids eval here too.
z.config({ jitless: true });

const reader = {
  /** Answers when the worker can read. */
  ready: (): true => true,
  read: readWindow,
};
export type GuideWorker = typeof reader;

expose(reader);
