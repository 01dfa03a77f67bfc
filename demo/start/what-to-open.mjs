import { request } from 'node:http';

/** Asks the platform by name; Node itself does not resolve `*.localhost`. */
const ask = (port, host, path) => new Promise((resolve) => {
  const call = request({ host: '127.0.0.1', port, path, headers: { host: `${host}.localhost:${port}` } }, async (answer) => {
    let text = '';
    for await (const part of answer) text += part;
    try {
      resolve(JSON.parse(text));
    } catch {
      resolve(undefined);
    }
  });
  call.on('error', () => resolve(undefined));
  call.end();
});

const rows = (pairs) => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
};

/** What a person opens first, and who they may sign in as. */
export async function whatToOpen(port) {
  const { pages = [] } = await ask(port, 'api', '/demo/hosts') ?? {};
  if (pages.length === 0) return `\n  http://localhost:${port}/\n`;
  const places = pages.map(({ title, address }) => [title, address]);
  const { accounts = [], password = '' } = await ask(port, 'api', '/demo/accounts') ?? {};
  const people = [...new Map(accounts.map(({ email, note }) => [email, note]))];
  return `\n${rows(places)}\n${people.length > 0 ? `\n  Accounts on every site, with the password ${password}\n${rows(people)}\n` : ''}`;
}
