// A real SMTP server for a test, and the letters it was given.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The letters that arrived, in order. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message as it came over the line, header and body. */
  readonly text: string;
}

/** An SMTP server on a port of its own. */
export interface Inbox {
  readonly url: string;
  readonly letters: ReceivedLetter[];
  close(): Promise<void>;
}

/** Starts an SMTP server, on a free port unless one is given, that takes every letter or turns every one down. */
export async function startInbox({ isRefusing = false, port = 0 } = {}): Promise<Inbox> {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('Mailbox unavailable') : undefined),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The six digits that stand alone on a line of a letter. */
export function codeIn(letter: ReceivedLetter | undefined): string {
  const code = /^(\d{6})\r?$/m.exec(letter?.text ?? '')?.[1];
  if (code === undefined) throw new Error('There is no code in this letter');
  return code;
}
