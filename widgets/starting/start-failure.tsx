import { useEffect } from 'react';
import type { ApiError } from '../../src/api/api-error.ts';
import type { ElementEvents, Emit } from '../../src/binding/emit.ts';
import { startTexts } from '../../src/rules/realm/start-texts.ts';
import { startFailureKey } from '../../src/runtime/start-failure-key.ts';

/** Another try would end the same. */
const final = ['realmUnknown', 'realmNotRegistered'];

/** An element that cannot start says why, with a code, once, and offers another try. Labels have not arrived yet: the words are built in. */
export function StartFailure({ failure, emit, retry }: { failure: ApiError; emit: Emit<ElementEvents>; retry(): void }) {
  const words = startFailureKey(failure);
  useEffect(() => {
    emit('error', { code: failure.code, message: failure.message, retryable: !final.includes(words) });
  }, [failure.code]);
  return (
    <div className="fl-start-failure" role="alert" part="failure">
      <p>{startTexts[words]}</p>
      <code>{failure.code}</code>
      {!final.includes(words) && <button type="button" onClick={retry}>{startTexts.retry}</button>}
    </div>
  );
}
