import { afterEach, vi } from 'vitest';
import { expectNoInventions } from './invented-answers.ts';

// Test files that share modules run this file each: a hook that a shared module registers would be the first file's alone.
afterEach(expectNoInventions);

/** A busy machine is no failure: waiting ends when the fact is there. vitest's own second is too short for a first import there. */
const longestWaitMs = 15_000;

const { waitFor } = vi;

const waitForFact: typeof waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: longestWaitMs, ...options });

// The same `vi` in files that share modules: it is replaced once.
if (waitFor.name !== waitForFact.name) vi.waitFor = waitForFact;
