import { makeElement } from '../../../src/page/own-document.ts';
import type { DebugReport } from '../debug-report.ts';
import sheet from './debug-overlay.css';
import { tablesOf } from './report-tables.ts';
import { createTableView, type TableView } from './table-view.ts';

/** What a page's author sees of it. */
export interface DebugOverlay {
  host: HTMLElement;
  show(report: DebugReport): void;
}

const button = (text: string, press: () => void): HTMLButtonElement => {
  const element = Object.assign(makeElement('button'), { type: 'button', textContent: text });
  element.addEventListener('click', press);
  return element;
};

/**
 * A region of its own at the end of the page, which takes no focus as it comes; Escape inside of it, or its button, closes it.
 *
 * English, for developers, so its text runs from left to right; it stands where the page's lines end.
 *
 * @param onClose called once it is gone
 */
export function createDebugOverlay(onClose: () => void): DebugOverlay {
  const host = makeElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const views: TableView[] = [];
  let shown: DebugReport | undefined;

  const close = () => {
    host.remove();
    onClose();
  };
  const title = Object.assign(makeElement('h2'), { id: 'title', className: 'fl-debug__title', textContent: 'Footlight debug' });
  const said = Object.assign(makeElement('p'), { className: 'fl-debug__said' });
  said.setAttribute('role', 'status');
  const copy = async () => {
    const text = JSON.stringify(shown, null, 2);
    said.textContent = await navigator.clipboard.writeText(text).then(() => 'Copied', () => 'The browser keeps the clipboard closed: the report is in the console');
    if (said.textContent !== 'Copied') console.info(text);
  };
  const head = Object.assign(makeElement('div'), { className: 'fl-debug__head' });
  head.append(title, said, button('Copy as JSON', () => void copy()), button('Close', close));
  const body = Object.assign(makeElement('div'), { className: 'fl-debug__body' });
  const section = Object.assign(makeElement('section'), { className: 'fl-debug', lang: 'en', dir: 'ltr' });
  section.setAttribute('aria-labelledby', 'title');
  section.append(head, body);
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  root.append(section);

  return {
    host,
    show(report) {
      shown = report;
      tablesOf(report).forEach((table, at) => {
        const view = views[at] ?? createTableView(table);
        if (!views[at]) {
          views.push(view);
          body.append(view.element);
        }
        view.show(table);
      });
    },
  };
}
