import { menuItem } from '../../../src/contracts/realm/menu-item.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('an entry of the menu', menuItem, {
  whole: { title: 'Home', labelKey: 'home', type: 'VIEW', layout: 'TOP', data: { view: 'home' }, style: { featured: false } },
  needs: ['title', 'type', 'layout', 'data'], defaults: { style: { featured: true } },
  refused: [['no text for a view', { data: { view: null } }]],
  reads: [['an unknown layout as unknown', { layout: 'BOTTOM' }, { layout: 'UNKNOWN' }], ['an unknown type as unknown', { type: 'LINK' }, { type: 'UNKNOWN' }]],
});
