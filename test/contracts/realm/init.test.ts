import { init, initQuery, partnerInit, preferences } from '../../../src/contracts/realm/init.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken, tokens } from '../sample-answers.ts';

const entry = { title: 'Home', labelKey: 'home', type: 'VIEW', layout: 'TOP', data: { view: 'home' }, style: { featured: false } };
const facts = { now: 1_700_000_000_000, preferences: { language: 'es', subTitleLanguage: 'es', audioLanguage: 'es', autoAdvance: false, videoBackgroundAutoPlay: false, videoBackgroundAutoPlayAudio: true }, menu: [entry], liveCount: 2 };
const needs = ['now', 'preferences', 'menu', 'liveCount'];

describeContract('preferences', preferences, { whole: facts.preferences, needs: [], defaults: { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false } });
describeContract('the first answer', init, {
  whole: { ...facts, authentication: tokens }, needs, reads: [oneBroken('menu', entry), ['an entry of an unknown type beside the others', { menu: [{ ...entry, type: 'LINK' }, entry] }, { menu: [{ ...entry, type: 'UNKNOWN' }, entry] }]],
});
describeContract('the first answer as a partner sees it', partnerInit, { whole: facts, needs, reads: [['no tokens', { authentication: tokens }, {}]] });
describeContract('a question for the first answer', initQuery, { whole: { menuTargetPlatform: 'MOBILE-WEB' }, needs: [], defaults: { menuTargetPlatform: 'WEB' }, refused: [['another platform', { menuTargetPlatform: 'TV' }]] });
