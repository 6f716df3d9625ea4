// Sends one mail through the mail server of a hospital.
import { createTransport } from 'nodemailer';
import { findAddress } from '../../kernel/outer-address.ts';
import type { MailSetting } from './mail-store.ts';

const PATIENCE_MS = 10_000;

/** A plain-text mail to one person. */
export interface Mailing {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Sends one mail. Throws with the server's own words when it does not take it. */
export async function sendMail(
  setting: Omit<MailSetting, 'secrets'>,
  secrets: Readonly<Record<string, string>>,
  { recipient, subject, body }: Mailing,
  hasInnerGateways: boolean,
): Promise<void> {
  const host = await findAddress(setting.smtpServer, hasInnerGateways);
  const user = setting.smtpUsername;
  const transport = createTransport({
    host,
    port: setting.smtpPort,
    secure: setting.security === 'tls',
    requireTLS: setting.security === 'starttls',
    ignoreTLS: setting.security === 'none',
    // The certificate is that of the name, though the address was looked up before.
    tls: { servername: setting.smtpServer },
    ...(user ? { auth: { user, pass: secrets.smtpPassword ?? '' } } : {}),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    const from = { name: setting.fromName ?? '', address: setting.fromAddress };
    await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
  } finally {
    transport.close();
  }
}
