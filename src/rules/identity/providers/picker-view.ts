import type { IdentityScreen } from '../identity-screen.ts';

/** What the address of the picker asks for: the choice, its end, or what a member has linked. */
export type PickerView = 'choice' | 'finish' | 'device-done' | 'failed' | 'linked';

/**
 * Reads `/providers/{result?}/{device?}`.
 *
 * What `device` says is anybody's text and is not shown.
 *
 * @source spec 3 §2 "With result=success and no device, it completes sign-in", "On error it shows the message", "A device success message appears when device is present";
 *   chosen: `linked`, where a member takes providers off the account
 */
export function pickerView({ params, query }: Pick<IdentityScreen, 'params' | 'query'>): PickerView {
  const result = params['result'] ?? query['result'];
  const device = params['device'] ?? query['device'];
  if (result === 'linked') return 'linked';
  if (query['error'] && query['error'] !== 'returned') return 'failed';
  if (result === 'success') return device ? 'device-done' : 'finish';
  return result === undefined ? 'choice' : 'failed';
}
