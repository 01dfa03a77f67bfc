import { watchProgress } from '../../../src/contracts/playback/watch-progress.ts';
import { describeContract } from '../describe-contract.ts';

describeContract('how far a viewer came', watchProgress, {
  whole: { id: '1', position: 12.5, duration: 734 }, needs: ['id', 'position', 'duration'], refused: [['no number', { position: Number.NaN }], ['an endless position', { position: Infinity }]],
});
