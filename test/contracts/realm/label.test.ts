import { labelSet } from '../../../src/contracts/realm/label.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('words', labelSet, {
  whole: { default_locale: 'en', selected_locale: 'es', translations: { home: 'Inicio' } }, needs: ['default_locale', 'selected_locale', 'translations'],
  reads: [['the others beside a word that is a list', { translations: { home: 'Inicio', away: ['Fuera'] } }, { translations: { home: 'Inicio' } }]], accepted: [['no words', { translations: {} }]],
});
