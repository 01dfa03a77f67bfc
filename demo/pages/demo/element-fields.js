import { make, worded } from './make.js';

const propertyOf = ({ name, fieldName }) => fieldName ?? name.replace(/-([a-z])/g, (_whole, letter) => letter.toUpperCase());
const choicesOf = (type) => [...type.matchAll(/"([\w-]+)"/g)].map(([, choice]) => choice);
const isSwitch = (type) => /\b(?:boolean|false)\b/.test(type);
const isNumber = (type) => /\bnumber\b/.test(type);

/** A choice where the type names its values, a number, or a text. */
function controlFor(type, shared) {
  const choices = [...choicesOf(type), ...(isSwitch(type) ? ['true', 'false'] : [])];
  if (choices.length > 0) return make('select', shared, make('option', { value: '', textContent: 'not set' }), ...choices.map((choice) => make('option', { value: choice, textContent: choice })));
  return make('input', { ...shared, type: isNumber(type) ? 'number' : 'text', step: 'any', placeholder: 'not set', autocomplete: 'off', spellcheck: false, dir: 'ltr' });
}

/** What somebody typed, as a script would write it; nothing is `null`, which brings the default back. */
export function typedValue(text, type) {
  if (text === '') return null;
  if (isSwitch(type) && /^(?:true|false)$/.test(text)) return text === 'true';
  if (isNumber(type)) return Number(text);
  if (!/^string(?: \| (?:null|undefined))*$/.test(type)) try { return JSON.parse(text); } catch { return text; }
  return text;
}

/** Writes by attribute as HTML has it: a switch that is on has no text. */
function writeAttribute(element, name, text) {
  if (text === '') element.removeAttribute(name);
  else element.setAttribute(name, text === 'true' ? '' : text);
}

/** A value in few words: what is long is cut. */
export function inWords(value) {
  if (value === undefined || value === null) return String(value);
  if (typeof value === 'object' && 'length' in value) return `${value.length} in it`;
  const text = typeof value === 'string' ? value : JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
}

/**
 * A field for everything that can be set, with the value that the element has, and its own styles.
 *
 * @param waysOf answers `attribute` or `property`: how a value is written
 * @returns the rows, and what shows the values anew
 */
export function elementFields(element, { attributes, members, cssProperties }, wayOf) {
  const shown = [];
  const row = (name, description, control, read) => {
    const value = make('output', { className: 'value', dir: 'ltr' });
    shown.push(() => { const text = read(); if (value.textContent !== text) value.textContent = text; });
    const label = control ? make('label', { htmlFor: control.id }, make('code', { textContent: name })) : make('code', { textContent: name });
    return make('li', { className: 'field' }, label, ...(control ? [control] : []), value, make('p', { className: 'quiet' }, ...worded(description)));
  };
  const settable = attributes.map((attribute) => {
    const { name, description, type: { text: type } = { text: 'string' } } = attribute;
    const property = propertyOf(attribute);
    const written = element.getAttribute(name);
    const control = controlFor(type, { id: `set-${name}` });
    control.value = written === '' && isSwitch(type) ? 'true' : written ?? '';
    control.addEventListener('change', () => {
      if (wayOf() === 'attribute') writeAttribute(element, name, control.value);
      else element[property] = typedValue(control.value, type);
    });
    return row(name, description, control, () => inWords(element[property]));
  });
  const facts = members.filter(({ kind, readonly }) => kind === 'field' && readonly).map(({ name, description }) => row(name, description, undefined, () => inWords(element[name])));
  const styles = cssProperties.map(({ name, description }) => {
    const control = make('input', { id: `style-${name}`, type: 'text', placeholder: 'not set', value: element.style.getPropertyValue(name), autocomplete: 'off', spellcheck: false, dir: 'ltr' });
    control.addEventListener('change', () => (control.value ? element.style.setProperty(name, control.value) : element.style.removeProperty(name)));
    return row(name, description, control, () => getComputedStyle(element).getPropertyValue(name) || 'undefined');
  });
  const refresh = () => { for (const show of shown) show(); };
  refresh();
  return { rows: [...settable, ...facts, ...styles], refresh };
}
