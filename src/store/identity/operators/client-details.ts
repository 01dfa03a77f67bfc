import * as z from 'zod/mini';

/** What the operators' service gave this browser. @source spec 3 §3 "adobeDcrClientDetails (realm, clientId, clientSecret)" */
const clientDetails = z.object({ realm: z.string(), clientId: z.string(), clientSecret: z.string() });
export type ClientDetails = z.output<typeof clientDetails>;

const key = 'adobeDcrClientDetails';
let held: string | undefined;

/** The details of a tenant; those of another tenant count as none. Where storage throws they last as long as the page. */
export const clientDetailsStore = (realm: string) => ({
  read(): ClientDetails | undefined {
    const read = parsed(guarded(() => localStorage.getItem(key)) ?? held);
    return read?.realm === realm ? read : undefined;
  },
  keep(details: ClientDetails): void {
    held = JSON.stringify(details);
    const text = held;
    guarded(() => localStorage.setItem(key, text));
  },
  remove(): void {
    held = undefined;
    guarded(() => localStorage.removeItem(key));
  },
});

function parsed(text: string | undefined): ClientDetails | undefined {
  try {
    return text === undefined ? undefined : z.safeParse(clientDetails, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function guarded<T>(use: () => T): T | undefined {
  try {
    return use() ?? undefined;
  } catch {
    return undefined;
  }
}
