import { confirmationAnswer, emailConfirmation } from '../../../contracts/identity/mail-proofs.ts';
import { defineCall } from '../../call.ts';

/** Confirms an e-mail by the link of a mail. @source spec 3 §2 "Reads a token from the URL and calls a confirm call"; chosen: the path, as §7 shows none */
export const confirmEmail = defineCall({
  name: 'confirmEmail', method: 'POST', base: (e) => e.v2,
  input: emailConfirmation, output: confirmationAnswer,
  request: (body) => ({ path: '/user/email-confirmation', body }),
});
