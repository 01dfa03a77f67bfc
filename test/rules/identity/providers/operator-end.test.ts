import { expect, test } from 'vitest';
import { operatorEnd } from '../../../../src/rules/identity/providers/operator-end.ts';

/** @source spec 3 §4 "Status 400 or 412 on provider sign-in retries the provider choice once, else an error label is shown" */
test.each<[failure: Parameters<typeof operatorEnd>[0], isSecond: boolean, end: string]>([
  [{ kind: 'refused', status: 400 }, false, 'choose-again'],
  [{ kind: 'refused', status: 412 }, false, 'choose-again'],
  [{ kind: 'refused', status: 400 }, true, 'sorrySomethingWentWrong'],
  [{ kind: 'refused', status: 412 }, true, 'sorrySomethingWentWrong'],
  [{ kind: 'refused', status: 403 }, false, 'operatorNotEntitled'],
  [{ kind: 'refused', status: 429 }, false, 'tooManyAttempts'],
  [{ kind: 'refused', status: 502 }, false, 'sorrySomethingWentWrong'],
  [{ kind: 'unreachable', status: 0 }, false, 'platformUnreachable'],
  [undefined, false, 'sorrySomethingWentWrong'],
])('%j, a second time %s: %s', (failure, isSecond, end) => expect(operatorEnd(failure, isSecond)).toBe(end));
