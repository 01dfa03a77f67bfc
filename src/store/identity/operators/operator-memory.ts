import * as z from 'zod/mini';
import { rememberedQuery } from '../providers/remembered-query.ts';

/** A sign-in that went to an operator's page in this tab, and what it was for. */
const rememberedCode = z.object({ provider: z.string(), code: z.string(), accessToken: z.optional(z.string()), isSecond: z.boolean(), query: rememberedQuery });
export type RememberedCode = z.output<typeof rememberedCode>;

let held: string | undefined;

/** Kept for this tab, and forgotten when it is read: what came back is good once. */
export const operatorMemory = (realm: string) => {
  const key = `footlight-operator:${realm}`;
  const read = (): RememberedCode | undefined => parsed(guarded(() => sessionStorage.getItem(key)) ?? held);
  return {
    keep(code: RememberedCode): void {
      held = JSON.stringify(code);
      const text = held;
      guarded(() => sessionStorage.setItem(key, text));
    },
    read,
    take(): RememberedCode | undefined {
      const remembered = read();
      held = undefined;
      guarded(() => sessionStorage.removeItem(key));
      return remembered;
    },
  };
};

function parsed(text: string | undefined): RememberedCode | undefined {
  try {
    return text === undefined ? undefined : z.safeParse(rememberedCode, JSON.parse(text)).data;
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
