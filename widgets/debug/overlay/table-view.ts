import { makeElement } from '../../../src/page/own-document.ts';
import type { ReportTable } from './report-tables.ts';

/** One part of the overlay as it stands in the page. */
export interface TableView {
  element: HTMLElement;
  /** Draws other rows; what did not change stays, with the focus in it. */
  show(table: ReportTable): void;
}

function make<T extends keyof HTMLElementTagNameMap>(tag: T, text = '', children: readonly Node[] = []): HTMLElementTagNameMap[T] {
  const element = makeElement(tag);
  element.append(...(text ? [text] : []), ...children);
  return element;
}

/** A heading that opens and closes, and a table under it, or a sentence where nothing is in it. */
export function createTableView({ title, empty, columns }: ReportTable): TableView {
  const heads = columns.map((name) => Object.assign(make('th', name), { scope: 'col' }));
  const body = make('tbody');
  const table = make('table', '', [make('thead', '', [make('tr', '', heads)]), body]);
  table.setAttribute('aria-label', title);
  const scroll = Object.assign(make('div', '', [table]), { className: 'fl-debug__scroll', tabIndex: 0 });
  scroll.setAttribute('role', 'group');
  scroll.setAttribute('aria-label', `${title}, table`);
  const nothing = make('p', empty);
  const summary = make('summary', title);
  const element = Object.assign(make('details', '', [summary, nothing, scroll]), { open: true });
  let shown = '';
  return {
    element,
    show({ rows }) {
      const text = JSON.stringify(rows);
      if (text === shown) return;
      shown = text;
      summary.textContent = `${title} (${rows.length})`;
      [nothing.hidden, scroll.hidden] = [rows.length > 0, rows.length === 0];
      body.replaceChildren(...rows.map((cells) => make('tr', '', cells.map((cell) => make('td', cell)))));
    },
  };
}
