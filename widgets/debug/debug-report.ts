import type { RaisedCause } from '../../src/runtime/causes/raised-causes.ts';
import type { BridgeFacts } from './facts/bridge-facts.ts';
import type { CallFacts } from './facts/call-facts.ts';
import type { ElementFacts } from './facts/element-facts.ts';
import type { SessionFacts } from './facts/session-facts.ts';
import type { VersionFacts } from './facts/version-facts.ts';

/** All that the overlay shows and copies: nothing of a viewer that the page does not know by itself. */
export interface DebugReport {
  page: string;
  browser: string;
  causes: readonly RaisedCause[];
  sessions: readonly SessionFacts[];
  elements: readonly ElementFacts[];
  bridges: readonly BridgeFacts[];
  /** The last ones, oldest first. */
  calls: readonly CallFacts[];
  versions: readonly VersionFacts[];
}
