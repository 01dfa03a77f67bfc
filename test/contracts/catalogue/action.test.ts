import { action, pageButton } from '../../../src/contracts/catalogue/action.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('an action', action, {
  whole: { type: 'sign-in' }, needs: ['type'], isOpen: true, accepted: [['data of any kind', { data: { path: '/epg' } }], ['no data', { data: null }]],
});
describeContract('a button of a page', pageButton, {
  whole: { action: { type: 'route', data: { path: '/epg' } }, labelKey: 'programmeGuide', text: 'Guide' }, needs: ['action', 'text'], isOpen: true,
});
