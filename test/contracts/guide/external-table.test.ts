import { externalTable, externalTableQuery } from '../../../src/contracts/guide/external-table.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken } from '../sample-answers.ts';

const column = { key: 'points', label: 'Points' };

describeContract('a table that is kept elsewhere', externalTable, {
  whole: { title: 'League', columns: [column], rows: [{ points: 3, club: 'Harbour' }, {}] }, needs: ['title', 'columns', 'rows'],
  reads: [oneBroken('columns', column), ['a row with a list in a cell as left out', { rows: [{ points: [] }, { points: 1 }] }, { rows: [{ points: 1 }] }]],
});
describeContract('a question for a table', externalTableQuery, { whole: { id: 'league' }, needs: ['id'] });
