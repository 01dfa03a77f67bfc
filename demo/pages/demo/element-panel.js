import { elementEvents } from './element-events.js';
import { elementFields } from './element-fields.js';
import { elementMethods } from './element-methods.js';
import { make, worded } from './make.js';

/** What changes an element's values without an event of ours. */
const mediaEvents = ['play', 'playing', 'pause', 'seeked', 'volumechange', 'durationchange', 'emptied', 'ended', 'error'];

/** The chosen element, made from what is known of it: everything that can be set, called and heard. */
export function elementPanel(known) {
  const title = document.getElementById('element-title');
  const words = document.getElementById('element-words');
  const ways = document.getElementById('element-way');
  const parts = document.getElementById('element-parts');
  let listening = new AbortController();

  function fold(name, rows, isOpen) {
    const kept = parts.querySelector(`[data-part="${name}"]`);
    return make('details', { className: 'fold', open: kept ? kept.open : isOpen, 'data-part': name },
      make('summary', {}, `${name} `, make('span', { className: 'quiet', textContent: String(rows.length) })),
      make('ul', { className: 'fieldlist' }, ...rows));
  }

  return {
    /** @param element the element that stands on the stage; undefined where a frame does */
    show(tag, element) {
      listening.abort();
      listening = new AbortController();
      const declaration = known.find(({ tagName }) => tagName === tag);
      title.textContent = `<${tag}>`;
      words.replaceChildren(...worded(element ? declaration.description : 'In a frame of the platform it is driven over the bridge: what crosses it stands in the log.'));
      ways.disabled = !element;
      if (!element) return parts.replaceChildren();
      let asked = 0;
      const refresh = () => { asked ||= requestAnimationFrame(() => { asked = 0; if (element.isConnected) fields.refresh(); }); };
      const fields = elementFields(element, declaration, () => ways.value);
      const methods = elementMethods(element, declaration, refresh);
      const events = elementEvents(element, declaration, listening.signal, refresh);
      for (const name of mediaEvents) element.addEventListener(name, refresh, { signal: listening.signal });
      parts.addEventListener('change', refresh, { signal: listening.signal });
      // Before its code has come an element has no properties of its own.
      customElements.whenDefined(tag).then(refresh);
      return parts.replaceChildren(
        fold('Attributes and properties', fields.rows, true),
        ...(methods.length > 0 ? [fold('Methods', methods, false)] : []),
        fold('Events', events, false),
      );
    },
  };
}
