import { expect, it } from 'vitest';
import { readRegisteredOrigins } from '../../../../bridge/contract/origins/registered-origins.ts';
import { filterForPartners } from '../../../../widgets/frames/event-for-partner.ts';
import { helloText, hostOrigin, hostWithFrame, nonce, settle } from '../../two-windows.ts';
import { serve } from '../served-frame.ts';

const outerOrigin = 'https://outer.example';
const { origins } = readRegisteredOrigins([
  { origin: hostOrigin, grants: { observe: true } },
  { origin: outerOrigin, grants: { observe: true, calls: ['favourites'] } },
]);

/** What a page hears on its port. */
function hear(ports: readonly MessagePort[]): unknown[] {
  const heard: unknown[] = [];
  const [port] = ports;
  if (port) port.onmessage = ({ data }: MessageEvent) => {
    const { e, d } = JSON.parse(data as string) as { e: string; d: unknown };
    if (e === 'changed') heard.push(d);
  };
  return heard;
}

it.each([
  ['the inner page first', [hostOrigin, outerOrigin]],
  ['the outer page first', [outerOrigin, hostOrigin]],
])('two pages around one frame are each told by their own grants: %s', async (_order, order) => {
  const world = hostWithFrame();
  const server = serve(world, { peer: { origins }, isPeer: () => true, filterEvent: filterForPartners(async () => undefined) });
  const heard = new Map<string, unknown[]>();
  const open: MessagePort[] = [];
  for (const [index, origin] of order.entries()) {
    const page = { postMessage: (_text: string, _to: string, ports: MessagePort[] = []) => { open.push(...ports); if (ports.length > 0) heard.set(origin, hear(ports)); } };
    world.frame.dispatchEvent(Object.assign(new Event('message'), { data: helloText({ nonce: nonce(index) }), origin, source: page, ports: [] }));
    await settle();
  }
  server.emit('changed', { subject: 'favourites', ids: ['1001'] });
  server.emit('changed', { subject: 'room', ids: ['secret-room'] });
  await settle();
  expect([heard.get(hostOrigin), heard.get(outerOrigin)]).toEqual([[], [{ subject: 'favourites', ids: ['1001'] }]]);
  for (const port of open) port.close();
});
