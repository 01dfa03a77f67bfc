import { inWords } from './element-fields.js';
import { make, worded } from './make.js';

/**
 * Every event of an element, how often it was heard since the element was chosen, and what it said last.
 *
 * @param signal ends the listening
 */
export function elementEvents(element, { events }, signal, heard) {
  return events.map(({ name, description }) => {
    let times = 0;
    const count = make('output', { className: 'value', textContent: 'not heard', dir: 'ltr' });
    element.addEventListener(name, ({ detail }) => {
      times += 1;
      count.textContent = `${times} × ${detail === null ? '' : inWords(detail)}`;
      heard();
    }, { signal });
    return make('li', { className: 'field' }, make('code', { textContent: name }), count, make('p', { className: 'quiet' }, ...worded(description)));
  });
}
