import { vi } from 'vitest';

interface Told { t: string; id?: string; ok?: boolean; e?: unknown }

/** The page of a partner around this document, which has asked for a session. */
export interface PartnerPage {
  /** Asks for something over the port. @returns true where it was answered, else the error's code */
  request(method: string, parameters?: object): Promise<true | string>;
  /** Ends what it holds of this document. */
  close(): void;
}

/** Stands around this document as the page of an origin, and says hello. */
export async function standAround(origin: string): Promise<PartnerPage> {
  const heard: string[] = [];
  const ports: MessagePort[] = [];
  const around = { postMessage: (text: string, _to: string, given: MessagePort[] = []) => { heard.push(text); ports.push(...given); } };
  Object.defineProperty(window, 'parent', { value: around, configurable: true });
  const hello = { x: 1, t: 'hello', v: 1, nonce: 'n'.repeat(22) };
  const greet = () => window.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(hello), origin, source: around, ports: [] }));
  const welcome = await vi.waitFor(() => {
    if (ports.length === 0) greet();
    const text = heard.find((one) => one.includes('"welcome"'));
    if (text === undefined) throw new Error('no welcome yet');
    return JSON.parse(text) as { session: string };
  });
  const told: Told[] = [];
  const port = ports[0]!;
  port.onmessage = ({ data }) => void told.push(JSON.parse(String(data)) as Told);
  let asked = 0;
  return {
    async request(method, parameters = {}) {
      const id = `a${asked += 1}`;
      port.postMessage(JSON.stringify({ x: 1, t: 'req', s: welcome.session, id, m: method, p: parameters }));
      const answer = await vi.waitFor(() => {
        const found = told.find((one) => one.id === id);
        if (!found) throw new Error('no answer yet');
        return found;
      });
      return answer.ok === true ? true : (answer.e as { code: string }).code;
    },
    close() {
      port.close();
      Reflect.deleteProperty(window, 'parent');
    },
  };
}
