import { useEffect } from 'react';
import type { ApiError } from '../../src/api/api-error.ts';
import type { ElementEvents, Emit } from '../../src/binding/emit.ts';
import { fallbackText } from '../../src/rules/realm/fallback-texts.ts';
import { startFailureKey } from '../../src/runtime/start-failure-key.ts';

/** What no other try can mend. */
const final = ['realmUnknown', 'realmNotRegistered'];

/** An element that cannot start says why, with a code, and offers another try. No labels are there yet: the words are the built-in ones. */
export function StartFailure({ failure, emit, retry }: { failure: ApiError; emit: Emit<ElementEvents>; retry(): void }) {
  const words = startFailureKey(failure);
  useEffect(() => {
    emit('error', { code: failure.code, message: failure.message, retryable: !final.includes(words) });
  }, [failure]);
  return (
    <div className="fl-start-failure" role="alert" part="failure">
      <p>{fallbackText(words)}</p>
      <code>{failure.code}</code>
      {!final.includes(words) && <button type="button" onClick={retry}>{fallbackText('retry')}</button>}
    </div>
  );
}
