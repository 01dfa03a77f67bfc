import { make } from './make.js';

const pages = [
  ['all.html', 'All six elements'], ['player.html', 'Player'], ['row.html', 'Row'], ['guide.html', 'Guide'], ['my-list.html', 'My list'], ['sign-in.html', 'Sign in'],
  ['checkout.html', 'Checkout'], ['two-players.html', 'Two players'], ['framed-player.html', 'Framed player with buttons'],  ['arabic.html', 'Arabic'],
  ['script-twice.html', 'Script twice'], ['bad-attributes.html', 'Malformed attributes'], ['unknown.html', 'Unknown names'],
];
const tenants = ['arena', 'cinema'];

/** The other tenant, the sites, and every page of the partner and the stranger. */
export function linkLists({ realm }) {
  const at = (name, path = '/') => `${location.protocol}//${name}.localhost${location.port ? `:${location.port}` : ''}${path}`;
  const link = (href, text) => make('li', {}, make('a', { href, textContent: text }));
  document.getElementById('sites').replaceChildren(
    ...tenants.filter((name) => name !== realm).map((name) => link(at(name, '/demo'), `Demo of ${name}`)),
    link(at('mail'), 'Mails'), link('/', 'This site'), link('/section/player', 'What the player can do'), link(at('partner', `/?tenant=${realm}`), 'Partner'), link(at('evil', `/attack.html?tenant=${realm}`), 'Stranger'),
  );
  document.getElementById('pages').replaceChildren(...pages.map(([path, text]) => link(at('partner', `/${path}?tenant=${realm}`), text)), link(at('partner', '/framed-site.html?tenant=debug'), 'Framed site, steered'), link(at('evil', `/attack.html?tenant=${realm}`), 'A stranger’s attack'));
}
