import { createTransport } from 'nodemailer';
import type { Database } from '../../db/database.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { PlatformState } from '../../server/state/platform-state.ts';
import { delayOf, takeFault } from '../../switches/call-faults.ts';
import { openMailSink } from './mail-sink.ts';

/** A mail as text and as HTML. */
export interface WrittenMail { subject: string; text: string; html: string }

/** Sends mails by SMTP. Never inside a transaction: the demo's mail server keeps them in the same database. */
export interface Mailer {
  /** @throws PlatformError 503 `failedToSend`, when the mail server does not take it */
  send(sender: { name: string; host: string }, recipient: string, mail: WrittenMail): Promise<void>;
  close(): Promise<void>;
}

interface MailerFacts { db: Database; demoMode: boolean; readState(): Promise<PlatformState> }

/** The name under which the switches make mails fail. */
const fault = 'sendMail';

const failedToSend = () => new PlatformError(503, 'failedToSend', 'The mail could not be sent.');

/** Without demo mode no mail server is set up, so every mail fails and the viewer is told. */
export async function openMailer({ db, demoMode, readState }: MailerFacts): Promise<Mailer> {
  const sink = demoMode ? await openMailSink(db, async () => (await readState()).now) : undefined;
  const transport = sink && createTransport({
    host: '127.0.0.1', port: sink.port, secure: false, ignoreTLS: true, name: 'localhost', connectionTimeout: 5_000, socketTimeout: 10_000,
    disableFileAccess: true, disableUrlAccess: true,
  });
  return {
    async send({ name, host }, recipient, mail) {
      const set = (await readState()).hasFault(fault) ? await takeFault(db, fault) : undefined;
      await delayOf(set);
      if (!transport || (set && set.delayMs === null)) throw failedToSend();
      try {
        await transport.sendMail({ from: { name, address: `no-reply@${host}` }, to: { name: '', address: recipient }, ...mail });
      } catch {
        throw failedToSend();
      }
    },
    async close() {
      transport?.close();
      await sink?.close();
    },
  };
}
