import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the server that can be frozen or cut. */
export class DatabaseLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isFrozen = false;

  constructor(readonly target: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        if (this.#isFrozen) socket.pause();
      }
      near.on('data', (part) => far.write(part)).on('close', () => far.destroy());
      far.on('data', (part) => near.write(part)).on('close', () => near.destroy());
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return Object.assign(new URL(this.target), { hostname: '127.0.0.1', port: String((this.#server.address() as AddressInfo).port) }).href;
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
