import { createServer } from 'node:net';

/** Whether the platform could listen here; asked before minutes are spent on a build. */
export const isPortFree = (port) => new Promise((resolve) => {
  const probe = createServer();
  probe.once('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
});
