import MiniSearch, { type SearchResult } from 'minisearch';
import { searchOptions, type SearchEntry } from './search-options.ts';

/** Results that one look takes in. */
const shownResults = 12;

let panel: Promise<HTMLDialogElement> | undefined;

/** Opens the search over the page; its index is fetched the first time. @param say what a screen reader hears */
export async function showSearch(say: (sentence: string) => void): Promise<void> {
  panel ??= makePanel(say);
  const dialog = await panel.catch(() => undefined);
  if (!dialog) {
    panel = undefined;
    return say('The search could not be fetched.');
  }
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}

async function makePanel(say: (sentence: string) => void): Promise<HTMLDialogElement> {
  const answer = await fetch('/search.json');
  const index = MiniSearch.loadJSON<SearchEntry>(await answer.text(), searchOptions);
  const dialog = make('dialog', 'search');
  dialog.setAttribute('aria-label', 'Search the documentation');
  const input = make('input');
  input.type = 'search';
  input.placeholder = 'Search the documentation';
  input.setAttribute('aria-label', 'Search the documentation');
  input.autocomplete = 'off';
  input.spellcheck = false;
  const close = make('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  const head = make('div', 'search__head');
  head.append(input, close);
  const note = make('p', 'search__note');
  note.setAttribute('role', 'status');
  const list = make('ul', 'search__results');
  input.addEventListener('input', () => {
    const words = input.value.trim();
    const found = words === '' ? [] : index.search(words);
    list.replaceChildren(...found.slice(0, shownResults).map((result) => resultItem(result, dialog)));
    note.textContent = words === '' ? '' : found.length === 0 ? `Nothing is said of “${words}”.` : `${found.length} ${found.length === 1 ? 'place' : 'places'}`;
  });
  dialog.addEventListener('keydown', (event) => moveBy(event, dialog));
  dialog.addEventListener('click', ({ target }) => { if (target === dialog) dialog.close(); });
  dialog.append(head, note, list);
  document.body.append(dialog);
  say('');
  return dialog;
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  return made;
}

function resultItem({ id, page, title, shown }: SearchResult, dialog: HTMLDialogElement): HTMLLIElement {
  const item = make('li');
  const link = make('a');
  link.href = String(id);
  // The page may be this one, where no document is loaded.
  link.addEventListener('click', () => dialog.close());
  const head = make('strong');
  head.textContent = String(title);
  const place = make('span');
  place.textContent = page === title ? '' : String(page);
  const words = make('small');
  words.textContent = String(shown);
  link.append(head, place, words);
  item.append(link);
  return item;
}

/** Arrows go through the results, Enter in the field opens the first one. */
function moveBy(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const links = [...dialog.querySelectorAll('a')];
  const input = dialog.querySelector('input');
  const at = links.findIndex((link) => link === document.activeElement);
  if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const next = at + (event.key === 'ArrowDown' ? 1 : -1);
  if (next < 0) input?.focus(); else links[Math.min(next, links.length - 1)]?.focus();
}
