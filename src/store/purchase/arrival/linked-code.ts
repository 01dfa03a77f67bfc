import { createTabText } from '../../tab-text.ts';

/** The code that a link brought, until a basket is asked about it. */
export interface LinkedCode {
  keep(code: string): void;
  /** Once. */
  take(): string | undefined;
}

/**
 * Kept by the tab: the address gives the code up at once, and a reload before there is a basket must not lose it.
 *
 * @source chosen: codes stand in no address; a basket knows its own voucher
 */
export function createLinkedCode(realm: string): LinkedCode {
  const text = createTabText(`footlight-voucher:${realm}`);
  return {
    keep: (code) => text.write(code),
    take() {
      const code = text.read();
      text.write(undefined);
      return code;
    },
  };
}
