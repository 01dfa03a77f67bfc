import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { signInAnswer } from './sign-in-answer.ts';
import { sent } from '../wire/sent-text.ts';

/** Letters of a device's code: not taken for each other, and no words. @source RFC 8628 §6.1 */
export const deviceCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ';

/** What a device calls itself. */
export const deviceRequest = z.object({ name: sent('line') });

/**
 * A device that waits for somebody to sign it in from another one.
 *
 * @source spec 3 §2 "TV login", "activate user"; RFC 8628; chosen: the fields, and `compareCode`, which the viewer must see on the device itself
 */
export const deviceStart = z.object({
  id: z.string(),
  /** Known to the device alone. */
  deviceCode: z.string(),
  /** What a viewer types on the other device, such as `BCDF-GHJK`. */
  userCode: z.string(),
  /** Six digits, asked for where the code came by a link. */
  compareCode: z.string(),
  expiresAt: instant,
  /** The least pause between two polls. */
  intervalMs: wholeNumber,
});
export type DeviceStart = z.output<typeof deviceStart>;

export const deviceCode = z.object({ deviceCode: sent('id') });

/** Where it stands. `signed-in` is answered once. */
export const deviceState = z.object({
  status: openEnum('deviceState.status', ['pending', 'signed-in', 'denied', 'expired'], 'expired'),
  answer: z.optional(signInAnswer),
});
export type DeviceState = z.output<typeof deviceState>;

/** Which device a viewer means: by the code they typed, or by the link they opened. */
export const deviceQuestion = z.object({ userCode: z.optional(sent('code')), id: z.optional(sent('id')) });
export type DeviceQuestion = z.output<typeof deviceQuestion>;

/** The device that waits. */
export const deviceFound = z.object({ id: z.string(), name: z.string() });
export type DeviceFound = z.output<typeof deviceFound>;

/** @source RFC 8628 §5.4: the viewer decides, and proves to see the device */
export const deviceDecision = z.object({ id: sent('id'), allow: z.boolean(), userCode: z.optional(sent('code')), compareCode: z.optional(sent('code')) });
