import { useEffect, useId } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useLocale } from '../../../../binding/use-locale.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { useSlice } from '../../../../binding/use-slice.ts';
import { externalTableAttributes, type ExternalTable } from '../../../../contracts/guide/external-table.ts';
import { FailurePanel } from '../../../../parts/feedback/failure-panel.tsx';
import { createExternalTable } from '../../../../store/guide/external-table.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { elementType } from '../element-type.ts';
import sheet from './external-table.css';

/** A table that is kept elsewhere, such as a league's. @source spec 1 §7 "/api/v3/external-table" */
export const externalTableElement = elementType({
  $type: 'externalTable',
  attributes: externalTableAttributes,
  keyOf: ({ tableId }) => tableId,
  draw: ({ tableId }) => <TableOf key={tableId} id={tableId} />,
});

function TableOf({ id }: { id: string }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const slice = useSlice(() => createExternalTable(context, id), [context, id]);
  useEffect(() => void slice.load(), [slice]);
  const answer = useSignal(slice.answer);
  const adopt = useSheet(sheet);
  return (
    <div ref={adopt} className="fl-table" part="table" aria-busy={answer.status === 'loading' || undefined}>
      {answer.status === 'failed' && <FailurePanel failure={answer.failure} labelKey="elementFailed" onRetry={() => void slice.load()} />}
      {answer.status === 'ready' && (answer.value.rows.length > 0 ? <Filled table={answer.value} /> : <p className="fl-table__nothing">{label('nothingHere')}</p>)}
      {(answer.status === 'idle' || answer.status === 'loading') && <div className="fl-table__waiting"><Skeleton /></div>}
    </div>
  );
}

/** The first column of words names its row; the table scrolls at its side where it is wider than the page, by keys too. */
function Filled({ table: { title, columns, rows } }: { table: ExternalTable }) {
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const titleId = useId();
  const named = columns.find(({ key }) => rows.some((row) => typeof row[key] === 'string'))?.key;
  const isNumeric = (key: string) => rows.every((row) => typeof row[key] !== 'string');
  return (
    <>
      <h2 id={titleId} className="fl-table__name"><bdi>{title}</bdi></h2>
      <div className="fl-table__scroller" role="group" aria-labelledby={titleId} tabIndex={0}>
        <table className="fl-table__table" aria-labelledby={titleId}>
          <thead>
            <tr>{columns.map(({ key, label }) => <th key={key} scope="col" className={isNumeric(key) ? 'fl-table__number' : undefined}><bdi>{label}</bdi></th>)}</tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {columns.map(({ key }) => {
                  const cell = row[key];
                  const text = typeof cell === 'number' ? number.format(cell) : cell;
                  const look = isNumeric(key) ? 'fl-table__number' : undefined;
                  return key === named ? <th key={key} scope="row"><bdi>{text}</bdi></th> : <td key={key} className={look}><bdi>{text}</bdi></td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
