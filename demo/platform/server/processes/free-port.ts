import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { StartRefused } from '../start-refused.ts';

/** A port that another program listens on. */
export const portBusy = (port: number): StartRefused => new StartRefused('port-busy', `Port ${port} is in use. Stop what listens there or choose another one with --port.`);

/** The port itself when it is free; for 0 any that is. @throws StartRefused `port-busy` */
export async function freePort(port: number): Promise<number> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    throw portBusy(port);
  }
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
