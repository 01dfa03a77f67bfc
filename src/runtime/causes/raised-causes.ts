import type { CauseCode } from '../../contracts/wire/cause-code.ts';
import { pageGlobal } from '../../page/page-global.ts';

/** A cause that this page's author was told. */
export interface RaisedCause {
  code: CauseCode;
  message: string;
  /** Epoch ms, by the device. */
  at: number;
  /** Tags that were told it. */
  tags: string[];
}

/** Everything that was told in this page, in order; one list for every copy of this code. */
export const raisedCauses = pageGlobal<RaisedCause[]>('causes');
