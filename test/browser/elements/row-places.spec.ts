import { expect, test } from '../../support/browser-test.ts';
import { changeHome } from '../../support/change-view.ts';

interface Row { $type: string; attributes: { bucketId?: string; name?: string; type?: string; contentList?: object[]; rowTypeData?: object } }
interface View { elements: Row[] }

/** A row of each look, of the cards of one row. */
const looks: readonly [name: string, type?: string, look?: object][] = [
  ['plain'], ['hero', 'HERO'], ['sections', 'SECTION_LINK'], ['playlists', 'VOD_PLAYLIST'], ['upright playlists', 'VOD_PLAYLIST', { playlistImageType: 'poster' }],
  ['highlight', 'CONTENT_HIGHLIGHT'], ['posters', undefined, { displayPosters: true }], ['words on pictures', undefined, { metadataDisplayMode: 'overlay' }],
];

/** @source issue "Speed": layout shift ≤ 0.02; "skeletons of true size" */
for (const width of [1440, 390]) {
  test(`a row is as high before its layout’s code has come as with it, at ${width} px`, async ({ page, platform }) => {
    await page.setViewportSize({ width, height: 8000 });
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => { open = resolve; });
    let held = 0;
    await page.route(/chunks\/(?:[\w-]*-layout|row-adornment)[^/]*\.js$/, async (route) => {
      held += 1;
      await gate;
      await route.continue();
    });
    await changeHome<View>(page, (view) => {
      const row = view.elements.find(({ $type, attributes }) => $type === 'bucket' && (attributes.contentList?.length ?? 0) > 5)!;
      return { ...view, elements: looks.map(([name, type, look]) => ({ ...row, attributes: { ...row.attributes, bucketId: name, name, ...(type ? { type } : {}), ...(look ? { rowTypeData: { ...row.attributes.rowTypeData, ...look } } : {}) } })) };
    });
    await page.goto(platform.at('arena', '/home'));
    const rows = page.locator('.fl-row');
    await expect(rows).toHaveCount(looks.length);
    await expect.poll(() => held).toBeGreaterThanOrEqual(4);
    await page.evaluate(() => document.fonts.ready);
    const heights = () => rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    const before = await heights();
    open();
    await expect(page.locator('.fl-row-highlight .fl-row-highlight__turn').first()).toBeVisible();
    await expect(page.locator('.fl-row .fl-hero__picture')).toBeVisible();
    await expect(page.locator('.fl-row-sections')).toBeVisible();
    const after = await heights();
    // The words of a highlight are as long as they are: on phones they stand under its picture.
    const off = looks.map(([name], at) => [name, Math.abs(after[at]! - before[at]!)] as const).filter(([name, pixels]) => pixels > (name === 'highlight' ? 24 : 1));
    expect(off).toEqual([]);
  });

  test(`a row of channels is as high far away as with its programmes, at ${width} px`, async ({ page, platform }) => {
    await page.setViewportSize({ width, height: 700 });
    await changeHome<View>(page, (view) => {
      const plain = view.elements.filter(({ $type, attributes }) => $type === 'bucket' && (attributes.contentList?.length ?? 0) > 5)[1]!;
      const channels = view.elements.find(({ attributes }) => attributes.type === 'EPG_NOW_NEXT')!;
      return { ...view, elements: [...Array.from({ length: 8 }, (_, at) => ({ ...plain, attributes: { ...plain.attributes, bucketId: `plain-${at}` } })), channels] };
    });
    await page.goto(platform.at('arena', '/home'));
    const row = page.locator('.fl-row--now-next');
    await expect(row.locator('.fl-row__place')).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    const height = () => row.evaluate((node) => Math.round(node.getBoundingClientRect().height));
    const before = await height();
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('.fl-programme__line').first()).toBeAttached();
    expect(Math.abs(await height() - before)).toBeLessThanOrEqual(1);
  });
}
