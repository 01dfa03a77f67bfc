import { vi } from 'vitest';

/** A busy machine is no failure: waiting ends when the fact is there. vitest's own second is too short for a first import there. */
const patience = 15_000;

const { waitFor } = vi;

const waitPatiently: typeof waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options });

// Test files that share modules run this file each, with the same `vi`.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
