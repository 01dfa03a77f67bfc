import { describe, expect, it } from 'vitest';
import { readRegisteredOrigins } from '../../../../bridge/contract/origins/registered-origins.ts';
import { ownWindow, registeredFrames } from '../../../../bridge/frame/handshake/peer-policy.ts';
import { FakeWindow, frameOrigin, helloText, hostOrigin, hostWithFrame, nonce, ofKind, origins, settle } from '../../two-windows.ts';
import { serve } from '../served-frame.ts';

describe('who is heard', () => {
  const senders: [string, string, (w: ReturnType<typeof hostWithFrame>) => { source: unknown; origin: string }, string][] = [
    ['an unregistered parent', 'https://evil.example', (w) => ({ source: w.frame.parent, origin: 'https://evil.example' }), 'foreign-origin'],
    ['a look-alike parent', hostOrigin, (w) => ({ source: w.frame.parent, origin: 'https://partner.example.evil.com' }), 'foreign-origin'],
    ['the parent over http', hostOrigin, (w) => ({ source: w.frame.parent, origin: 'http://partner.example' }), 'foreign-origin'],
    ['the parent on another port', hostOrigin, (w) => ({ source: w.frame.parent, origin: `${hostOrigin}:444` }), 'foreign-origin'],
    ['a sandboxed parent', hostOrigin, (w) => ({ source: w.frame.parent, origin: 'null' }), 'foreign-origin'],
    ['a parent with an empty origin', hostOrigin, (w) => ({ source: w.frame.parent, origin: '' }), 'foreign-origin'],
    ['a sibling at the registered origin', hostOrigin, (w) => ({ source: new FakeWindow(hostOrigin).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['a srcdoc frame, which has the registered origin', hostOrigin, (w) => ({ source: new FakeWindow(hostOrigin).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['a sandboxed sibling', hostOrigin, (w) => ({ source: new FakeWindow('null').seenFrom(w.frame), origin: 'null' }), 'foreign-window'],
    ['a child of ours', hostOrigin, (w) => ({ source: Object.assign(new FakeWindow(hostOrigin), { parent: w.frame }).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['a popup', hostOrigin, (w) => ({ source: new FakeWindow(hostOrigin).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['our own window', hostOrigin, (w) => ({ source: w.frame, origin: hostOrigin }), 'foreign-window'],
    ['our own window at our origin', hostOrigin, (w) => ({ source: w.frame, origin: frameOrigin }), 'foreign-window'],
    ['a detached window', hostOrigin, () => ({ source: null, origin: hostOrigin }), 'foreign-window'],
    ['a port or a worker', hostOrigin, () => ({ source: new MessageChannel().port1, origin: '' }), 'foreign-window'],
  ];
  it.each(senders)('%s gets silence', async (_, parentOrigin, sender, counted) => {
    const world = hostWithFrame({ hostOrigin: parentOrigin });
    const server = serve(world, { bareRequests: true });
    const before = world.host.received.length;
    const { source, origin } = sender(world);
    world.frame.deliver(helloText(), origin, source);
    world.frame.deliver(JSON.stringify({ x: 1, t: 'req', id: 'a', m: 'getState' }), origin, source);
    await settle();
    expect(world.host.received).toHaveLength(before);
    expect(server.connected()).toBe(false);
    expect(server.counters.read()).toEqual({ [counted]: 2 });
  });

  it('a page that nobody frames has no peer, not even itself', async () => {
    const alone = new FakeWindow(hostOrigin);
    const server = serve({ frame: alone }, { handlers: {} });
    alone.deliver(helloText(), hostOrigin, alone);
    alone.deliver(helloText(), hostOrigin, null);
    await settle();
    expect(server.counters.read()).toEqual({ 'foreign-window': 2 });
  });

  it('the opener of a framed page is not its parent', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    const opener = new FakeWindow(hostOrigin);
    world.frame.seenFrom(opener).postMessage(helloText(), frameOrigin);
    await settle();
    expect(opener.received).toHaveLength(0);
    expect(server.counters.read()).toEqual({ 'foreign-window': 1 });
  });

  it('a page around the page that framed us is heard, with its own grants', async () => {
    const world = hostWithFrame();
    const outer = new FakeWindow('https://outer.example');
    const outerView = outer.seenFrom(world.frame);
    Object.assign(world.frame.parent as object, { parent: outerView });
    Object.assign(outerView, { parent: outerView });
    const { origins: list } = readRegisteredOrigins([hostOrigin, { origin: 'https://outer.example', grants: { observe: true } }]);
    const server = serve(world, { peer: { origins: list } });
    world.frame.seenFrom(outer).postMessage(helloText(), frameOrigin);
    await settle();
    expect(ofKind(outer, 'welcome')).toMatchObject([{ grants: { observe: true, control: false, load: false } }]);
    expect(server.counters.read()).toEqual({ sessions: 1 });
  });

  it('windows that frame each other without end are looked at for a while', async () => {
    const world = hostWithFrame();
    const [one, other] = [{}, {}] as [{ parent?: object }, { parent?: object }];
    Object.assign(one, { parent: other });
    Object.assign(other, { parent: one });
    Object.assign(world.frame.parent as object, { parent: one });
    const server = serve(world);
    world.frame.deliver(helloText(), hostOrigin, new FakeWindow(hostOrigin).seenFrom(world.frame));
    await settle();
    expect(server.counters.read()).toEqual({ 'foreign-window': 1 });
  });

  it('a page steered by its frames hears these windows as they are now, and no other', async () => {
    const site = new FakeWindow(frameOrigin);
    const [companion, left, stranger] = [new FakeWindow(frameOrigin), new FakeWindow(frameOrigin), new FakeWindow(frameOrigin)];
    const frames = [{ contentWindow: companion.seenFrom(site) }, { contentWindow: null }];
    const list = readRegisteredOrigins([{ origin: frameOrigin, grants: { observe: true } }]).origins;
    const server = serve({ frame: site }, { peer: { origins: list }, isPeer: registeredFrames(() => frames), handlers: {} });
    for (const window of [left, stranger]) site.seenFrom(window).postMessage(helloText(), frameOrigin);
    site.deliver(helloText(), frameOrigin, null);
    site.deliver(helloText(), frameOrigin, site);
    site.deliver(helloText(), frameOrigin, site.parent);
    site.deliver(helloText(), 'https://evil.example', companion.seenFrom(site));
    await settle();
    expect(server.counters.read()).toEqual({ 'foreign-window': 5, 'foreign-origin': 1 });
    site.seenFrom(companion).postMessage(helloText(), frameOrigin);
    await settle();
    expect(ofKind(companion, 'welcome')).toHaveLength(1);
  });

  it('a page steered by its own scripts hears itself alone', async () => {
    const site = new FakeWindow(frameOrigin);
    const list = readRegisteredOrigins([{ origin: frameOrigin, grants: { observe: true } }]).origins;
    const server = serve({ frame: site }, { peer: { origins: list }, isPeer: ownWindow(site.asFrame()), handlers: {} });
    site.deliver(helloText({ nonce: nonce(1) }), frameOrigin, new FakeWindow(frameOrigin).seenFrom(site));
    site.deliver(helloText({ nonce: nonce(2) }), frameOrigin, null);
    await settle();
    expect(server.counters.read()).toEqual({ 'foreign-window': 2 });
  });

  it('a peer policy chooses another window, and its origin still counts', async () => {
    const world = hostWithFrame();
    const companion = new FakeWindow(hostOrigin);
    const stranger = new FakeWindow('https://evil.example');
    const server = serve(world, { isPeer: (source) => source === companion.seenFrom(world.frame) || source === stranger.seenFrom(world.frame) });
    world.frame.seenFrom(stranger).postMessage(helloText(), frameOrigin);
    world.frame.seenFrom(companion).postMessage(helloText({ nonce: nonce(2) }), frameOrigin);
    world.frame.seenFrom(world.host).postMessage(helloText({ nonce: nonce(3) }), frameOrigin);
    await settle();
    expect([stranger, companion].map((one) => one.received.length)).toEqual([0, 1]);
    expect(ofKind(world.host, 'welcome')).toHaveLength(0);
    expect(server.counters.read()).toMatchObject({ 'foreign-origin': 1, 'foreign-window': 1, sessions: 1 });
  });

  it('a named peer window replaces the parent', async () => {
    const world = hostWithFrame();
    const other = new FakeWindow(hostOrigin);
    serve(world, { peer: { origins: origins(), window: other.seenFrom(world.frame) } });
    world.frame.seenFrom(world.host).postMessage(helloText(), frameOrigin);
    world.frame.seenFrom(other).postMessage(helloText(), frameOrigin);
    await settle();
    expect(ofKind(other, 'welcome')).toHaveLength(1);
    expect(ofKind(world.host, 'welcome')).toHaveLength(0);
  });
});
