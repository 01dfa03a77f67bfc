import { bucketElement, heroElement, textBlockElement, view, viewElement } from '../../../src/contracts/catalogue/view.ts';
import { describeContract } from '../describe-contract.ts';
import { bucket, item, oneBroken } from '../sample-answers.ts';

const element = { $type: 'hologram', $zone: 'list', attributes: { depth: 3 }, style: { mobile: { paddingInline: 4 } } };
const button = { action: { type: 'route', data: { path: '/epg' } }, labelKey: 'programmeGuide', text: 'Guide' };
const ofElement = ['$type', '$zone', 'attributes'];

describeContract('a page', view, {
  whole: { title: 'Home', layout: 'basic', elements: [element] }, needs: ['title', 'layout', 'elements'],
  reads: [oneBroken('elements', element)],
});
describeContract('an element of any type', viewElement, {
  whole: { $type: 'hologram', $zone: 'list' }, needs: ['$type', '$zone'], isOpen: true,
  reads: [['an unknown zone as the list', { $zone: 'footer' }, { $zone: 'list' }], ['a look that it cannot read as none', { style: { mobile: 'wide' } }, { style: undefined }]],
});
describeContract('a hero', heroElement, {
  whole: { $type: 'hero', $zone: 'hero', attributes: { items: [item], buttons: [button] } }, needs: ofElement, isOpen: true,
  refused: [['another type', { $type: 'bucket' }], ['a hero without items', { attributes: {} }]],
  reads: [['the others beside one broken item or button, and attributes it does not name', { attributes: { items: [item, {}], buttons: [button, {}], tilt: 2 } }, { attributes: { items: [item], buttons: [button], tilt: 2 } }]],
});
describeContract('a row on a page', bucketElement, { whole: { $type: 'bucket', $zone: 'list', attributes: bucket }, needs: ofElement, isOpen: true });
describeContract('a text on a page', textBlockElement, { whole: { $type: 'textBlock', $zone: 'list', attributes: { text: 'Hi' } }, needs: ofElement, isOpen: true });
