import { tellCause } from './tell-cause.ts';
import { tellMissing, tellSilentFrame, tellSilentSession } from './tell-frame-cause.ts';
import { tellRefusedValue } from './tell-refused-value.ts';
import { tellStartFailure } from './tell-start-failure.ts';

/** What can be told from the outside, by its name. */
export const tellings = {
  cause: tellCause,
  missingPermissions: tellMissing,
  refusedValue: tellRefusedValue,
  silentFrame: tellSilentFrame,
  silentSession: tellSilentSession,
  startFailure: tellStartFailure,
  unreadableLanguage: (lang: string) => tellCause('language-unreadable', { where: '<html> lang', value: JSON.stringify(lang) }),
};
export type Tellings = typeof tellings;
