// Sends mail through the operator's SMTP server; without one there is no mail and callers say so.
import { createTransport } from 'nodemailer';

/** A plain-text mail to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The way mail leaves this server. */
export interface Mail {
  /** Sends a letter. Throws when the SMTP server cannot be reached or turns it down. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** Opens a connection to an SMTP server such as `smtp://user:secret@mail.example:587`; `from` is the sender of every mail. */
export function openMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    send: async ({ to, subject, text }) => {
      // An address object is used unparsed: a comma in a typed address can never add a second receiver.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
