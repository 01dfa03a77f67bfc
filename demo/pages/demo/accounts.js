import { make } from './make.js';
import { signIn, signOut } from './use-account.js';
import { attempt, toast } from './toast.js';

/** The accounts of the demo, and a button that signs in as each through the product's own form. */
export async function accountPanel(calls, settings, stage) {
  const who = document.getElementById('who');
  const rows = document.getElementById('accounts');
  const asGuest = () => { who.textContent = 'Signed out.'; };
  document.addEventListener('footlight-signed-in', ({ detail }) => { who.textContent = `Signed in${detail?.displayName ? ` as ${detail.displayName}` : ''}.`; });
  document.addEventListener('footlight-signed-out', asGuest);
  document.getElementById('sign-out').addEventListener('click', () => attempt(async () => {
    await signOut(await stage.open('sign-in'));
    asGuest();
  }));

  const accounts = (await calls.readAccounts()).filter(({ realm }) => realm === settings.realm);
  who.textContent = 'A guest, until you choose.';
  rows.replaceChildren(...accounts.map(({ email, password, note, name }) => make('tr', {},
    make('td', {}, name ?? email, make('code', { textContent: `${email}  ${password}` }), make('span', { className: 'quiet', textContent: note ?? '' })),
    make('td', {}, make('button', {
      type: 'button', textContent: 'Use', 'aria-label': `Sign in as ${name ?? email}`,
      onclick: () => attempt(async () => {
        who.textContent = `Signing in as ${email} …`;
        await signIn(await stage.open('sign-in'), email, password);
        toast(`Signed in as ${name ?? email}.`);
      }),
    })))));
}
