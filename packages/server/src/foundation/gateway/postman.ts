// Carries out what is in the outbox, beside the calls: nobody waits for a gateway, and what fails is tried again.
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import { inTransaction, type Transaction } from '../../kernel/transaction.ts';
import type { Vault } from '../../kernel/vault.ts';
import { activeMail } from './mail-store.ts';
import { type DueMessage, takeDue, writeOutcome } from './outbox-store.ts';
import { openSecrets } from './secret-store.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { activeSms } from './sms-store.ts';

const EVERY_MS = 3000;
/** Each needs a connection of the pool for a moment, before and after it is sent; clerks need them too. */
const MOST_AT_ONCE = 4;
const MOST_FAULT_CHARACTERS = 300;

/** What the postman works with. */
export interface PostmanParts {
  readonly pool: pg.Pool;
  readonly vault: Vault;
  readonly hasInnerGateways: boolean;
  readonly onFault: (error: unknown) => void;
}

/** Goes every few seconds until stopped; the answered function waits for the round that has begun. */
export function startPostman(parts: PostmanParts): () => Promise<void> {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= deliverDue(parts)
      .catch(parts.onFault)
      .finally(() => {
        round = undefined;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** One round: the due messages of every tenant, several at a time. */
export async function deliverDue(parts: PostmanParts): Promise<void> {
  const client = await parts.pool.connect();
  let tenants: { tenantId: number }[];
  try {
    tenants = await send(client, sql`select tenants_with_due_messages() as tenant_id`);
  } finally {
    client.release();
  }
  for (const { tenantId } of tenants) {
    const scope = { tenantId, operation: 'outbox' };
    const due = await inTransaction(parts.pool, scope, 'write', (tx) => takeDue(tx, tenantId, MOST_AT_ONCE));
    await Promise.all(due.map((message) => deliver(parts, tenantId, message)));
  }
}

async function deliver(parts: PostmanParts, tenantId: number, message: DueMessage): Promise<void> {
  const fault = await faultOfSending(parts, tenantId, message);
  const scope = { tenantId, hospitalId: message.hospitalId, operation: 'outbox' };
  await inTransaction(parts.pool, scope, 'write', (tx) => writeOutcome(tx, tenantId, message, fault));
}

/** A message with the way it leaves by, ready to go. */
interface Way {
  readonly secrets: Readonly<Record<string, string>>;
  readonly go: () => Promise<void>;
}

/** The way of the hospital's mail server or active gateway, or undefined without one. */
async function findWay(parts: PostmanParts, tx: Transaction, tenantId: number, message: DueMessage) {
  const { vault, hasInnerGateways } = parts;
  const { channel, hospitalId, recipient, subject, body } = message;
  if (channel === 'mail') {
    const mail = await activeMail(tx, tenantId, hospitalId);
    if (!mail) return undefined;
    const secrets = await openSecrets(tx, vault, tenantId, 'mail', mail.emailId);
    return { secrets, go: () => sendMail(mail, secrets, { recipient, subject, body }, hasInnerGateways) };
  }
  const sms = await activeSms(tx, tenantId, hospitalId);
  if (!sms) return undefined;
  const secrets = await openSecrets(tx, vault, tenantId, 'sms', sms.smsId);
  return { secrets, go: () => sendSms(sms, secrets, { contact: recipient, message: body }, hasInnerGateways) };
}

/** Sends a message; null once it is sent, else why not, without any secret that a server repeats. */
async function faultOfSending(parts: PostmanParts, tenantId: number, message: DueMessage): Promise<string | null> {
  const way = await inTransaction<Way | undefined>(parts.pool, { tenantId }, 'read', (tx) =>
    findWay(parts, tx, tenantId, message),
  );
  if (!way) return message.channel === 'mail' ? 'No mail server is set and active' : 'No SMS gateway is active';
  try {
    // Outside of any transaction: a slow gateway holds no connection to the database.
    await way.go();
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return withoutSecrets(words, Object.values(way.secrets)).slice(0, MOST_FAULT_CHARACTERS);
  }
}

/** A text without any of the secrets, in whatever way they were written when they were sent. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const written = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
  ]);
  return written
    .filter((one) => one !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((shown, one) => shown.replaceAll(one, '•••'), text);
}
