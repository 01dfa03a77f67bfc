import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/tables/identity/account-tables.ts';

/** The demo's mail server of one process. All processes keep what arrives in the same rows. */
export interface MailSink { port: number; close(): Promise<void> }

/** chosen: a mail of ours is a few kilobytes */
const largestMail = 256 * 1024;

async function keep(db: Database, raw: Buffer, recipients: readonly string[], now: number): Promise<void> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const rows = recipients.map((recipient) => ({ id: randomUUID(), recipient: recipient.toLowerCase(), subject, text, html, receivedAt: now }));
  if (rows.length > 0) await db.insert(mails).values(rows);
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Takes mails on a free port of this machine, and sends none on. @param now the platform's clock */
export async function openMailSink(db: Database, now: () => Promise<number>): Promise<MailSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'], authOptional: true, disableReverseLookup: true, size: largestMail, logger: false, closeTimeout: 500,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      bytesOf(stream).then(async (raw) => keep(db, raw, recipients, await now())).then(() => done(), done);
    },
  });
  // chosen: a broken connection is the sender's failure, and the sender says it
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { port: (listening.address() as AddressInfo).port, close: () => new Promise((resolve) => { server.close(() => resolve()); }) };
}
