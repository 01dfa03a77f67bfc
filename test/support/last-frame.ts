import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The document's own, whatever clock a test puts in its place. */
const frame = globalThis.requestAnimationFrame;

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  cleanup();
});

// Preact cleans up in the frame after a removal, and calls what a document that is gone by then no longer has.
afterAll(async () => {
  for (let times = 0; times < 2; times += 1) await new Promise((resolve) => { frame(resolve); });
});
