// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPageHead } from '../../../src/site/head/follow-page-head.ts';
import { locationAt } from '../../support/fake-site.tsx';

const headOf = (name: string) => new DOMParser().parseFromString(`<title>not taken</title><meta name="description" content="${name}"><link rel="canonical" href="/${name}"><script type="application/ld+json">{"name":"${name}"}</script>`, 'text/html');
const said = () => [...document.head.querySelectorAll('meta, link, script')].map((element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent);

const english = { locale: 'en', direction: 'ltr' } as const;
let stop = () => {};

function follow(read: Parameters<typeof followPageHead>[3]) {
  const location = signal(locationAt('/home'));
  const locale = signal<{ locale: string; direction: 'ltr' | 'rtl' }>(english);
  stop = followPageHead(location, { locale }, 'en', read);
  return { location, locale };
}

beforeEach(() => {
  document.head.innerHTML = '<title>Home</title><meta name="description" content="first"><link rel="canonical" href="/first">';
});
afterEach(() => stop());

it('leaves the head of the page that was opened, and of a fragment on it', async () => {
  const read = vi.fn();
  const { location } = follow(read);
  location.value = locationAt('/home#search');
  // Without idle periods it would read in a task that was queued before this one.
  await new Promise((resolve) => { setTimeout(resolve); });
  expect([read.mock.calls, said()]).toEqual([[], ['first', '/first']]);
});

it('takes over what the platform says of another page, and in another language', async () => {
  const read = vi.fn(async (address: string) => headOf(new URL(address, 'https://a.test').searchParams.get('locale')!));
  const { location, locale } = follow(read);
  location.value = locationAt('/video/1001?locale=en');
  await vi.waitFor(() => expect(said()).toEqual(['en', '/en', '{"name":"en"}']));
  locale.value = { locale: 'ar', direction: 'rtl' };
  await vi.waitFor(() => expect(said()).toEqual(['ar', '/ar', '{"name":"ar"}']));
  expect(read.mock.calls.map(([address]) => address)).toEqual(['/document/head?address=%2Fvideo%2F1001%3Flocale%3Den&locale=en', '/document/head?address=%2Fvideo%2F1001%3Flocale%3Den&locale=ar']);
  expect(document.title).toBe('Home');
});

it('says nothing where the platform does not answer, instead of speaking of the page before', async () => {
  const { location } = follow(async () => undefined);
  location.value = locationAt('/epg');
  await vi.waitFor(() => expect(said()).toEqual([]));
});

it('only the newest page counts', async () => {
  const answers: ((answer: Document) => void)[] = [];
  const read = vi.fn(() => new Promise<Document>((resolve) => answers.push(resolve)));
  const { location } = follow(read);
  location.value = locationAt('/epg');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  location.value = locationAt('/browse');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(headOf('browse'));
  answers[0]!(headOf('guide'));
  await vi.waitFor(() => expect(said()[0]).toBe('browse'));
});
