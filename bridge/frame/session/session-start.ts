import type { Grants } from '../../contract/origins/grants.ts';

/** What a host page said of itself in its hello. */
export interface SessionStart {
  readonly origin: string;
  readonly grants: Grants;
  readonly tokens: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly direction?: 'ltr' | 'rtl';
}
