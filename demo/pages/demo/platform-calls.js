/** The demo's own switches at the platform; they exist only where it runs as a demo. */
export function platformCalls() {
  const base = `${location.origin.replace(/\/\/[^.]+\./, '//api.')}/demo`;
  const ask = async (path, method = 'GET', body = undefined) => {
    const answer = await fetch(`${base}${path}`, {
      method, ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => { throw new Error('The platform does not answer. Is it still running?'); });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /demo${path} answered ${answer.status}. ${text.slice(0, 120)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    readClock: () => ask('/clock'),
    /** `{set}` an instant, `{advance}` milliseconds, or `{reset: true}`. */
    setClock: (wish) => ask('/clock', 'PUT', wish),
    readFaults: async () => listIn(await ask('/faults'), 'faults'),
    setFault: (fault) => ask('/faults', 'PUT', fault),
    clearFaults: (call) => ask(call === undefined ? '/faults' : `/faults?call=${encodeURIComponent(call)}`, 'DELETE'),
    readMediaFaults: async () => listIn(await ask('/media-faults'), 'mediaFaults'),
    setMediaFault: (fault) => ask('/media-faults', 'PUT', fault),
    clearMediaFaults: (kind) => ask(`/media-faults?kind=${encodeURIComponent(kind)}`, 'DELETE'),
    readAccounts: async () => {
      const { accounts, password } = await ask('/accounts');
      return accounts.map((account) => ({ password, ...account }));
    },
    readContrast: async (realm) => listIn(await ask(`/contrast?realm=${encodeURIComponent(realm)}`), 'contrast'),
    readVouchers: async () => listIn(await ask('/vouchers'), 'vouchers'),
    reset: () => ask('/reset', 'POST', {}),
    readReports: async () => listIn(await (await fetch('/demo/reports')).json(), 'reports'),
    clearReports: () => fetch('/demo/reports', { method: 'DELETE' }),
  };
}

const listIn = (answer, name) => (Array.isArray(answer) ? answer : answer?.[name] ?? []);
