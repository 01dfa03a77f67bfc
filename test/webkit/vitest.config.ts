import { defineConfig } from 'vitest/config';

/** One browser and one file at a time: WebKitWebDriver holds one session. */
export default defineConfig({
  test: { include: ['test/webkit/*.webkit.ts'], environment: 'node', fileParallelism: false, testTimeout: 90_000, hookTimeout: 120_000, reporters: ['verbose'] },
});
