import { describe, expect, it } from 'vitest';
import { hostOrigin, hostWithFrame, ofKind, settle } from '../../two-windows.ts';
import { serve } from '../served-frame.ts';

describe('announcing', () => {
  it.each<[string, { ancestors?: string[]; referrer: string }, number]>([
    ['to the registered ancestor', { ancestors: [hostOrigin], referrer: '' }, 1],
    ['to the referrer where ancestors are unknown', { referrer: `${hostOrigin}/a` }, 1],
    ['not to an unregistered ancestor, whatever the referrer says', { ancestors: ['https://evil.example'], referrer: `${hostOrigin}/a` }, 0],
    ['not to a registered grandparent', { ancestors: ['https://evil.example', hostOrigin], referrer: '' }, 0],
    ['not to a sandboxed ancestor', { ancestors: ['null'], referrer: `${hostOrigin}/a` }, 0],
    ['not without any trace of the page', { referrer: '' }, 0],
    ['not to a broken referrer', { referrer: 'not an address' }, 0],
    ['not to an unregistered referrer', { referrer: 'https://evil.example/https://partner.example' }, 0],
  ])('%s', async (_, { ancestors, referrer }, announced) => {
    const world = hostWithFrame();
    Object.assign(world.frame.location, { ancestorOrigins: ancestors });
    world.frame.document.referrer = referrer;
    serve(world);
    await settle();
    expect(ofKind(world.host, 'announce')).toEqual(announced ? [{ x: 1, t: 'announce', v: 1 }] : []);
    expect(world.host.received).toHaveLength(announced);
  });

  it('again when the page comes back from the browser’s cache, and not on a first show', async () => {
    const world = hostWithFrame();
    serve(world);
    world.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(ofKind(world.host, 'announce')).toHaveLength(1);
    world.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ofKind(world.host, 'announce')).toHaveLength(2);
  });
});
