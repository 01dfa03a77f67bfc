import type { Page } from '@playwright/test';

/** A sound for those who do not see, and subtitles for what is foreign, over the files that the film has. */
const moreTracks = [
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="English described",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video",CHANNELS="2",URI="a-en.m3u8"',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="Foreign",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=YES,URI="text-en.m3u8"',
];

/** Adds tracks to the film's main playlist on its way. */
export async function addTracks(page: Page): Promise<void> {
  await page.route(/\/main\.m3u8/, async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split('\n');
    lines.splice(3, 0, ...moreTracks);
    await route.fulfill({ response, body: lines.join('\n') });
  });
}

/** Puts captions of the test's own in place of a film's. @param files a file for each language */
export async function replaceCaptions(page: Page, files: Record<string, string>): Promise<void> {
  await page.route(/\/text\/[a-z]+\.vtt/, async (route) => {
    const language = /\/text\/([a-z]+)\.vtt/.exec(route.request().url())?.[1] ?? '';
    const file = files[language];
    if (file === undefined) return route.fallback();
    await route.fulfill({ body: `WEBVTT\n\n${file}\n`, contentType: 'text/vtt', headers: { 'access-control-allow-origin': '*' } });
  });
}
