import { escapeHtml } from '../../../hosts/documents/escape-html.ts';
import type { ProviderPersonRow } from '../../../db/tables/identity/account-tables.ts';

export interface LoginPage { title: string; /** Where the page posts what was pressed, on its own host. */ action: string; people: readonly ProviderPersonRow[]; /** The last try did not match. */ wrong: boolean }

const initialOf = (name: string): string => escapeHtml([...name][0] ?? '');

const personButton = ({ subject, name, login, note }: ProviderPersonRow): string => `<li><button class="person" name="person" value="${escapeHtml(subject)}">`
  + `<span class="face" aria-hidden="true">${initialOf(name)}</span><span><strong>${escapeHtml(name)}</strong><small>${escapeHtml(login)}</small><small>${escapeHtml(note)}</small></span></button></li>`;

/** The sign-in page of a provider. All text is text. */
export function loginPage({ title, action, people, wrong }: LoginPage): string {
  const to = escapeHtml(action);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in · ${escapeHtml(title)}</title>
<link rel="stylesheet" href="/provider.css">
</head>
<body><main>
<p class="brand">${escapeHtml(title)} <span>demo</span></p>
<h1>Choose an account</h1>
${wrong ? '<p role="alert" class="wrong">This e-mail and password do not match.</p>' : ''}
<form method="post" action="${to}"><ul>${people.map(personButton).join('')}</ul></form>
<h2>Or type it</h2>
<form method="post" action="${to}">
<label for="login">E-mail</label><input id="login" name="login" type="email" autocomplete="username" required>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required>
<button class="go">Sign in</button>
</form>
<form method="post" action="${to}"><button class="cancel" name="cancel" value="1">Cancel</button></form>
</main></body>
</html>
`;
}

/** @param returns origins that a filled form leads to; browsers compare redirects of a form too */
export const pagePolicy = (returns: readonly string[]): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${returns.join(' ')}`,
  'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store',
});

export const loginSheet = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}*{box-sizing:border-box}body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#eef1f5,#14161a);color:light-dark(#16181d,#f1f3f7)}
main{inline-size:min(27rem,100%);padding:2rem 1.5rem;background:light-dark(#fff,#1f2228);border-radius:1.25rem;box-shadow:0 1rem 3rem #0002;margin-block:1rem}
.brand{margin:0;font-weight:700}.brand span{font-weight:400;opacity:.7}h1{margin:.25rem 0 1rem;font-size:1.6rem;line-height:1.2}h2{font-size:1rem;margin:1.5rem 0 .5rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.25rem}button,input{font:inherit;min-block-size:2.75rem;border-radius:.75rem}button{cursor:pointer}
.person{display:flex;gap:.75rem;align-items:center;inline-size:100%;padding:.625rem .75rem;text-align:start;border:0;background:transparent;color:inherit}.person:hover{background:light-dark(#eef1f5,#2b2f37)}
.person span:last-child{display:grid}.person small{opacity:.8;overflow-wrap:anywhere}.face{flex:none;inline-size:2.5rem;block-size:2.5rem;border-radius:50%;display:grid;place-items:center;background:#2457d6;color:#fff;font-weight:700}
label{display:block;margin-block:.75rem .25rem;font-size:.875rem}input{inline-size:100%;padding-inline:.75rem;border:1px solid light-dark(#8a8f99,#7b818c);background:transparent;color:inherit}
.go,.cancel{inline-size:100%;margin-block-start:1rem;border:0;font-weight:650}.go{background:#2457d6;color:#fff}.cancel{background:transparent;color:inherit;border:1px solid light-dark(#c9ced6,#474c55)}
.wrong{padding:.75rem;border-radius:.75rem;background:light-dark(#fde8e6,#4a1f1b)}:focus-visible{outline:3px solid #5b8cff;outline-offset:2px}`;
