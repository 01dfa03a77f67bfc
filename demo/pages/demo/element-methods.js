import { inWords, typedValue } from './element-fields.js';
import { make, worded } from './make.js';

/** `(to: number) => Promise<void>` takes one value, called `to`. */
const takenBy = (type) => [...type.slice(0, type.indexOf('=>')).matchAll(/(\w+)\??: ([^,)]+)/g)].map(([, name, of]) => ({ name, of }));
const failureText = ({ name = 'Error', reason, code, message }) => [name, reason ?? code, message].filter((part, at, all) => part && all.indexOf(part) === at).join(' · ');

/** A form for each method: what it takes, a button that calls it, and what it answered. */
export function elementMethods(element, { members }, done) {
  return members.filter(({ kind }) => kind === 'method').map(({ name, description, type }) => {
    const given = takenBy(type.text).map((taken) => ({ ...taken, control: make('input', { type: 'text', id: `call-${name}-${taken.name}`, placeholder: taken.of, autocomplete: 'off', spellcheck: false, dir: 'ltr' }) }));
    const answer = make('output', { className: 'value', dir: 'ltr' });
    const call = async (event) => {
      event.preventDefault();
      answer.classList.remove('bad');
      answer.textContent = 'called …';
      try {
        const said = await element[name](...given.map(({ control, of }) => typedValue(control.value, of)));
        answer.textContent = said === undefined ? 'done' : inWords(said);
      } catch (failure) {
        answer.classList.add('bad');
        answer.textContent = failureText(failure);
      }
      done();
    };
    return make('li', { className: 'field' }, make('form', { onsubmit: call },
      make('button', { type: 'submit' }, make('code', { textContent: `${name}()` })),
      ...given.map(({ name: label, control }) => make('label', { textContent: label }, control)), answer),
    make('p', { className: 'quiet' }, ...worded(description)));
  });
}
