import { readFileSync } from 'node:fs';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSignal } from '../../../src/binding/use-signal.ts';
import { defineWidget } from '../../../widgets/element/define-widget.ts';
import { flag, property } from '../../../widgets/element/property.ts';
import type { WidgetHost } from '../../../widgets/element/widget-host.ts';

/** What each element's component went through. */
const lives = new WeakMap<HTMLElement, string[]>();
const lifeOf = (element: HTMLElement) => lives.get(element) ?? [];
const note = (element: HTMLElement, what: string) => lives.set(element, [...lifeOf(element), what]);
const properties = {
  startAt: property<number | undefined>(z.optional(z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(Number)), z.number().check(z.gte(0)))), undefined),
  loud: flag(),
};

function Probe({ host }: { host: WidgetHost<typeof properties> }) {
  const startAt = useSignal(host.props.startAt);
  const loud = useSignal(host.props.loud);
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    note(host.element, 'mounted');
    return () => {
      note(host.element, 'gone');
    };
  }, [host]);
  return <button type="button" onClick={() => setClicks(clicks + 1)}>{`${startAt ?? 'none'} ${loud} ${clicks}`}</button>;
}

/** A member beside the properties. */
const levels = new WeakMap<object, unknown>();
function addMembers(prototype: object): string[] {
  Object.defineProperty(prototype, 'level', { get() { return levels.get(this as object); }, set(value) { levels.set(this as object, value); } });
  return ['level'];
}

const tag = defineWidget({ name: 'probe', properties, component: Probe, attributes: { noisy: 'loud' }, addMembers }, 'test');
type Element = HTMLElement & { startAt: unknown; loud: unknown; level: unknown };

const make = (attributes: Record<string, string> = {}): Element => {
  const element = document.createElement(tag) as Element;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const shows = (element: Element, text: string) => vi.waitFor(() => expect(element.shadowRoot?.querySelector('button')?.textContent).toBe(text));
const aTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(async () => {
  document.body.replaceChildren();
  await aTask();
  vi.restoreAllMocks();
});

describe('attributes and properties', () => {
  test('an attribute becomes a property, in its own type', async () => {
    const element = make({ 'start-at': '12', loud: '' });
    document.body.append(element);
    await shows(element, '12 true 0');
    expect([element.startAt, element.loud]).toEqual([12, true]);
  });

  test('a framework that does not know the element yet writes its properties in lower case', async () => {
    const element = make({ startat: '12', noisy: '' });
    document.body.append(element);
    await shows(element, '12 true 0');
  });

  test.each([null, undefined, ''])('a property that a framework takes back as %j has its fallback again', (nothing) => {
    const element = make({ 'start-at': '12', loud: '' });
    element.startAt = element.loud = nothing;
    expect([element.startAt, element.loud]).toEqual([undefined, false]);
  });

  test('removing an attribute brings the fallback back', async () => {
    const element = make({ 'start-at': '12', loud: '' });
    document.body.append(element);
    element.removeAttribute('start-at');
    element.removeAttribute('loud');
    await shows(element, 'none false 0');
  });

  test('a malformed attribute warns, naming tag and attribute; the last good value stays', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = make({ 'start-at': '12' });
    document.body.append(element);
    element.setAttribute('start-at', 'soon');
    await shows(element, '12 false 0');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls[0]?.[0]).toMatch(/<test-probe> start-at/);
  });

  test('a property is not reflected into the page', () => {
    const element = make();
    element.startAt = 5;
    expect(element.hasAttribute('start-at')).toBe(false);
    expect(element.startAt).toBe(5);
  });

  test('a property set before the element was known is adopted', async () => {
    const late = document.createElement('test-late') as Element;
    late.startAt = 9;
    document.body.append(late);
    defineWidget({ name: 'late', properties, component: Probe }, 'test');
    customElements.upgrade(late);
    await shows(late, '9 false 0');
  });
});

describe('the life of an element', () => {
  test('nothing is drawn while it is detached', async () => {
    const element = make({ 'start-at': '1' });
    element.setAttribute('start-at', '2');
    await aTask();
    expect(lifeOf(element)).toEqual([]);
    expect(element.shadowRoot?.childElementCount).toBe(0);
  });

  test('moving it keeps its component and what was done in it', async () => {
    const [first, second] = [document.createElement('div'), document.createElement('div')];
    document.body.append(first, second);
    const element = make();
    first.append(element);
    await shows(element, 'none false 0');
    element.shadowRoot?.querySelector('button')?.click();
    await shows(element, 'none false 1');
    second.append(element);
    await aTask();
    await shows(element, 'none false 1');
    expect(lifeOf(element)).toEqual(['mounted']);
  });

  test('removing it ends its component; bringing it back starts a new one', async () => {
    const element = make();
    document.body.append(element);
    await vi.waitFor(() => expect(lifeOf(element)).toEqual(['mounted']));
    element.remove();
    await vi.waitFor(() => expect(lifeOf(element)).toEqual(['mounted', 'gone']));
    document.body.append(element);
    await vi.waitFor(() => expect(lifeOf(element)).toEqual(['mounted', 'gone', 'mounted']));
  });

  test('registering a tag twice is silent', () => {
    expect(defineWidget({ name: 'probe', properties, component: Probe }, 'test')).toBe(tag);
  });
});

describe('the public surface', () => {
  test('a member that was set before the element was known is set again, through the element', () => {
    const late = document.createElement('test-late-member') as Element;
    late.level = 5;
    document.body.append(late);
    defineWidget({ name: 'late-member', properties, component: Probe, addMembers }, 'test');
    customElements.upgrade(late);
    expect([late.level, levels.get(late), Object.hasOwn(late, 'level')]).toEqual([5, 5, false]);
  });

  test('events bubble out of shadow roots, and a request can be refused', async () => {
    let held: WidgetHost | undefined;
    defineWidget({ name: 'speaker', properties: {}, component: ({ host }) => {
      held = host;
      return null;
    } }, 'test');
    const element = document.createElement('test-speaker');
    document.body.append(element);
    await vi.waitFor(() => expect(held).toBeDefined());
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('footlight-navigate', heard, { once: true });
    const detail = { name: 'home', href: '/home' } as const;
    expect(held?.emit('navigate', detail, { cancelable: true })).toBe(false);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: true, detail });
    expect(held?.emit('error', { code: 'x', message: '', retryable: false })).toBe(true);
  });

  test('mounting leans on three names inside this version of r2wc', () => {
    const { version } = JSON.parse(readFileSync('node_modules/@r2wc/react-to-web-component/package.json', 'utf8')) as { version: string };
    expect(version).toBe('2.1.1');
  });
});
