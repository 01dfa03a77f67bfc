import { drm, stream, subtitle } from '../../../src/contracts/playback/stream.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken } from '../sample-answers.ts';

const words = { language: 'en', label: 'English', url: 'https://media.test/en.vtt' };
const keys = { jwtToken: 'j', url: 'https://keys.test', encryptionMode: 'CBC', keySystems: ['com.widevine.alpha'], certificateUrl: 'https://keys.test/fps.cer' };

describeContract('a caption file', subtitle, { whole: words, needs: Object.keys(words) });
describeContract('how to ask for a key', drm, {
  whole: keys, needs: ['url', 'encryptionMode', 'keySystems'], reads: [['an unknown encryption as unknown', { encryptionMode: 'ECB' }, { encryptionMode: 'UNKNOWN' }]],
});
describeContract('a stream', stream, {
  whole: { url: 'https://media.test/f.m3u8', subtitles: [words], drm: keys }, needs: ['url'], defaults: { subtitles: [] },
  refused: [['keys that cannot be asked for', { drm: { url: 'k' } }]], reads: [oneBroken('subtitles', words)],
});
