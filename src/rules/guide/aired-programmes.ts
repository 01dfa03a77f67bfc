import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { GuideProgramme } from '../../contracts/guide/guide-programme.ts';

const minuteMs = 60_000;

/**
 * The programmes of a channel when it really airs them.
 *
 * The one place where a channel's offset counts: call it on what an answer says, once.
 *
 * @source design/guide.md "per-channel offsets apply once"
 */
export function airedProgrammes({ offsetMinutes = 0, programmes }: Pick<GuideChannel, 'offsetMinutes' | 'programmes'>): GuideProgramme[] {
  const laterMs = offsetMinutes * minuteMs;
  return laterMs === 0 ? programmes : programmes.map((programme) => laterBy(programme, laterMs));
}

function laterBy(programme: GuideProgramme, laterMs: number): GuideProgramme {
  const { start, end, catchUp, restartUntil } = programme;
  return {
    ...programme, start: start + laterMs,
    ...(end === undefined ? {} : { end: end + laterMs }), ...(restartUntil === undefined ? {} : { restartUntil: restartUntil + laterMs }),
    ...(catchUp ? { catchUp: { from: catchUp.from + laterMs, until: catchUp.until + laterMs } } : {}),
  };
}
