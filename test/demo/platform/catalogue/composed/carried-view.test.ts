import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { view } from '../../../../../src/contracts/catalogue/view.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

async function pageAt(path: string, headers: Record<string, string> = {}, tenant = 'arena') {
  const { app, port } = platform.running;
  const { rawPayload, headers: answered } = await app.inject({ url: path, headers: { host: `${tenant}.localhost:${port}`, accept: 'text/html', ...headers } });
  const body = (answered['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();
  const text = /<script type="application\/json" id="footlight-view">(.*?)<\/script>/.exec(body)?.[1];
  const picture = /<link rel="preload" as="image" fetchpriority="high" imagesrcset="[^"]+" imagesizes="[^"]+" href="([^"]+)">/.exec(body)?.[1];
  return { body, packing: answered['content-encoding'], picture, carried: text === undefined ? undefined : JSON.parse(text) as { type: string; id: string; locale: string; answer: unknown } };
}

describe('a page of the site carries its composed page', () => {
  test.each([['/', 'home', 'home'], ['/home', 'home', 'home'], ['/browse', 'browse', 'browse'], ['/section/explore', 'section', 'explore']])('%s', async (path, type, id) => {
    const { carried } = await pageAt(path);
    expect([carried?.type, carried?.id, carried?.locale]).toEqual([type, id, 'en']);
    expect(view.parse(carried?.answer).elements.length).toBeGreaterThan(0);
  });

  test('as a guest is answered, in the language of the page', async () => {
    const { carried } = await pageAt('/home?locale=es', { 'accept-language': 'en' });
    expect(carried?.locale).toBe('es');
    const { authorisationToken } = await platform.guest('arena');
    const asked = await platform.ask({ realm: 'arena', path: '/api/v1/view?type=home&id=home', token: authorisationToken, headers: { 'accept-language': 'es' } });
    expect(carried?.answer).toEqual(asked.body);
  });

  test.each(['arena', 'cinema'])('with the first picture of %s, asked for as its picture is', async (tenant) => {
    const { carried, picture } = await pageAt('/home', {}, tenant);
    const { elements } = view.parse(carried?.answer);
    expect(picture).toContain('/art/hero/');
    expect(JSON.stringify(elements[0])).toContain(picture);
  });

  test('packed where the browser takes that, and nothing in it ends the block', async () => {
    const packed = await pageAt('/home', { 'accept-encoding': 'gzip, br' });
    expect([packed.packing, packed.body]).toEqual(['br', (await pageAt('/home')).body]);
    expect(packed.body.split('id="footlight-view">')[1]!.split('</script>')[0]).not.toContain('<');
  });
});

describe('a page of the site carries no composed page', () => {
  test.each([['where there is none', '/video/1001'], ['of a section that is not there', '/section/nowhere'], ['where the viewer signs in', '/login']])('%s', async (_what, path) => {
    const { carried, picture } = await pageAt(path);
    expect([carried, picture]).toEqual([undefined, undefined]);
  });

  test('while the call is at fault', async () => {
    await platform.ask({ path: '/demo/faults', method: 'PUT', body: { call: 'readView', status: 503 } });
    expect((await pageAt('/home')).carried).toBeUndefined();
    await platform.ask({ path: '/demo/faults?call=readView', method: 'DELETE' });
    expect((await pageAt('/home')).carried?.type).toBe('home');
  });
});
