import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const contrast = (realm: string) => platform.ask({ path: `/demo/contrast?realm=${realm}` });

test('the colours of a tenant that do not read well are named, and none where all do', async () => {
  expect((await contrast('arena')).body).toEqual({ contrast: [] });
  const { colours } = platform.running.context.realms.byName('arena')!.settings.theme;
  const { primary, text } = colours;
  Object.assign(colours, { primary: colours.background, text: colours.background });
  try {
    expect((await contrast('arena')).body).toEqual({ contrast: [
      { place: 'theme.colours.text', sentence: expect.stringMatching(/^has a contrast of 1 to background .*; text needs 4.5 or more$/) },
      { place: 'theme.colours.text', sentence: expect.stringMatching(/ to surface /) },
      { place: 'theme.colours.primary', sentence: expect.stringMatching(/^has a contrast of 1 to background .*; a sign needs 3 or more$/) },
    ] });
  } finally {
    Object.assign(colours, { primary, text });
  }
});

test('a tenant that there is not has none', async () => {
  expect(await contrast('nobody')).toMatchObject({ status: 404, body: { code: 'unknown-realm' } });
});
