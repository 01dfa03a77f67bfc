import { make } from './make.js';
import { showFrame } from './framed.js';

const elements = [
  { name: 'player', title: 'Player', attributes: ({ content }) => ({ content }) },
  { name: 'carousel-row', title: 'Row', attributes: ({ bucket }) => ({ bucket }) },
  { name: 'section', title: 'Page', attributes: () => ({ section: 'home' }) },
  { name: 'epg-grid', title: 'Guide', attributes: () => ({}) },
  { name: 'my-list', title: 'My list', attributes: () => ({}) },
  { name: 'search', title: 'Search', attributes: () => ({}) },
  { name: 'multi-view', title: 'Angles', attributes: () => ({ event: '2011' }) },
  { name: 'sign-in', title: 'Sign in', attributes: () => ({}) },
  { name: 'checkout', title: 'Checkout', attributes: ({ content }) => ({ content }) },
];
const framable = new Set(['player', 'sign-in', 'checkout']);

/** The elements in tabs: inline as on this origin, or in the platform's own frames over the bridge. @param panel shows what is known of the chosen one */
export function elementStage(settings, log, panel) {
  const tabs = document.getElementById('tabs');
  const panels = document.getElementById('panels');
  const field = (id) => document.getElementById(id);
  const letGo = new Map();
  let chosen = location.hash.slice(1) || 'player';

  const values = () => ({ content: field('content').value, bucket: field('bucket').value, locale: field('language').value });
  const panelOf = (name) => document.getElementById(`panel-${name}`);

  function fill({ name, attributes }) {
    letGo.get(name)?.();
    letGo.delete(name);
    const panel = panelOf(name);
    if (field('mode').value === 'framed' && framable.has(name)) {
      letGo.set(name, showFrame(panel, { name, locale: values().locale, query: attributes(values()) }, log));
      return undefined;
    }
    const element = document.createElement(`footlight-${name}`);
    for (const [key, value] of Object.entries({ ...attributes(values()), locale: values().locale })) element.setAttribute(key, value);
    panel.replaceChildren(element);
    return element;
  }

  function choose(name, focus = false) {
    chosen = name;
    for (const each of elements) {
      const tab = document.getElementById(`tab-${each.name}`);
      const isChosen = each.name === name;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(each.name).hidden = !isChosen;
      if (isChosen && panelOf(name).childElementCount === 0) fill(each);
      if (isChosen && focus) tab.focus();
    }
    panel.show(`footlight-${name}`, panelOf(name).querySelector(`footlight-${name}`) ?? undefined);
    history.replaceState(null, '', `#${name}`);
  }

  function rebuild() {
    for (const each of elements) panelOf(each.name).replaceChildren();
    for (const end of letGo.values()) end();
    letGo.clear();
    choose(chosen);
  }

  function move(event) {
    const at = elements.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: elements.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(elements[(to + elements.length) % elements.length].name, true);
  }

  for (const { name, title } of elements) {
    tabs.append(make('button', { type: 'button', role: 'tab', id: `tab-${name}`, textContent: title, 'aria-controls': `panel-${name}`, onclick: () => choose(name), onkeydown: move }));
    panels.append(make('div', { role: 'tabpanel', id: `panel-${name}`, className: 'panel', hidden: true, 'aria-labelledby': `tab-${name}` }));
  }
  field('language').append(...settings.locales.map(({ locale, name }) => make('option', { value: locale, textContent: name, selected: locale === settings.defaultLocale })));
  field('language').addEventListener('change', rebuild);
  field('mode').addEventListener('change', rebuild);
  field('content-form').addEventListener('submit', (event) => { event.preventDefault(); rebuild(); });
  if (!elements.some(({ name }) => name === chosen)) chosen = 'player';
  choose(chosen);

  return {
    rebuild,
    /** Shows an element inline, in whatever mode the page is, and gives it. */
    open(name) {
      choose(name);
      const standing = panelOf(name).querySelector(`footlight-${name}`);
      if (standing) return standing;
      field('mode').value = 'inline';
      rebuild();
      return panelOf(name).querySelector(`footlight-${name}`);
    },
  };
}
