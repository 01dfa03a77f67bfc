/** What a page does beside being read: code is copied, the list of headings follows the reader, and search is fetched when it is asked for. */
const wide = matchMedia('(min-width: 75rem)');
const said = document.querySelector('.said');

function say(sentence: string): void {
  if (said) said.textContent = sentence;
}

for (const figure of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(figure.querySelector('code')?.textContent ?? '').then(() => say('Copied.'), () => say('The browser does not let this page copy.'));
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  figure.append(button);
}

/** The menu shows where the page stands in it. */
const menu = document.querySelector<HTMLElement>('.pages');
const current = menu?.querySelector<HTMLElement>('[aria-current]');
if (menu && current) menu.scrollTop = current.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 2;

/** Where a sheet cannot open the list of headings by itself. */
function showContents(): void {
  const details = document.querySelector<HTMLDetailsElement>('.contents details');
  if (details && wide.matches) details.open = true;
}
showContents();
wide.addEventListener('change', showContents);

/** The heading that is being read, and its link. */
const links = new Map([...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [link.hash.slice(1), link]));
const seen = new IntersectionObserver((entries) => {
  const top = entries.filter(({ isIntersecting }) => isIntersecting).at(0)?.target.id;
  if (top === undefined) return;
  for (const [id, link] of links) if (id === top) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
}, { rootMargin: '-10% 0px -75%' });
for (const id of links.keys()) {
  const heading = document.getElementById(id);
  if (heading) seen.observe(heading);
}

const find = document.querySelector<HTMLButtonElement>('.find');
const openSearch = () => void import('./search-panel.ts').then(({ showSearch }) => showSearch(say), () => say('The search could not be fetched.'));

if (find) {
  find.hidden = false;
  find.addEventListener('click', openSearch);
}
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
  if (isTyping || event.altKey || !(event.key === '/' || ((event.metaKey || event.ctrlKey) && event.key === 'k'))) return;
  event.preventDefault();
  openSearch();
});
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || location.hash !== '#pages') return;
  location.hash = '#content';
});
