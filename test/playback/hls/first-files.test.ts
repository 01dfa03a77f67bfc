import { expect, test } from 'vitest';
import { firstFilesOf, firstPlaylistsOf } from '../../../src/playback/hls/first-files.ts';

const base = 'https://media.test/film/main.m3u8?token=a';
const main = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="far",NAME="Español",LANGUAGE="es",DEFAULT=NO,URI="es.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="far",NAME="English, dubbed",LANGUAGE="en",DEFAULT=YES,URI="en.m3u8?x=1,2"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="near",NAME="English",DEFAULT=YES,URI="near.m3u8"
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=10,BANDWIDTH=900,CODECS="avc1.4D4015,mp4a.40.2",AUDIO="near"
high.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=200,AVERAGE-BANDWIDTH=999,AUDIO="far"
low.m3u8
`;
const media = `#EXTM3U\r
#EXT-X-MAP:URI="v/init.mp4"\r
#EXTINF:4.0,\r
v/1.m4s\r
#EXTINF:4.0,\r
v/2.m4s\r
#EXT-X-ENDLIST\r
`;

test('after the main playlist come the lowest rung and its default sound', () => {
  expect(firstPlaylistsOf(main, base)).toEqual(['https://media.test/film/low.m3u8', 'https://media.test/film/en.m3u8?x=1,2']);
});

test('sound inside the picture has no playlist of its own', () => {
  expect(firstPlaylistsOf('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8', base)).toEqual(['https://media.test/film/a.m3u8']);
});

test.each([[0, 'v/1.m4s'], [3.9, 'v/1.m4s'], [4, 'v/2.m4s'], [7.5, 'v/2.m4s']])('second %d is in %s', (startAt, segment) => {
  expect(firstFilesOf(media, base, startAt)).toEqual(['https://media.test/film/v/init.mp4', `https://media.test/film/${segment}`]);
});

test('past the end only the init file is left', () => {
  expect(firstFilesOf(media, base, 100)).toEqual(['https://media.test/film/v/init.mp4']);
});

test.each([
  ['live', media.replace('#EXT-X-ENDLIST', '')],
  ['byte ranges', media.replace('#EXTINF', '#EXT-X-BYTERANGE:10@0\n#EXTINF')],
  ['encrypted', media.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="k"\n#EXTINF')],
  ['nothing', ''],
])('%s is left to the engine', (_case, playlist) => {
  expect(firstFilesOf(playlist, base)).toEqual([]);
});

test.each(['', 'not a playlist', '#EXT-X-STREAM-INF:BANDWIDTH=1', '#EXTM3U\n#EXTINF:4,\nx.ts'])('%j names no playlists', (text) => {
  expect(firstPlaylistsOf(text, base)).toEqual([]);
});
