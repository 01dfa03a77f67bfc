/** Makes an element with properties and children; text stays text. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key.includes('-') || key === 'role' || key === 'scope') element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children);
  return element;
}

/** Words of the manifest: what stands between backticks is code. */
export const worded = (text) => text.split('`').map((part, at) => (at % 2 === 1 ? make('code', { textContent: part }) : part));
