// Carries out what is in the outbox, a job for each message: nobody waits for a gateway, and what fails is tried again.
import type { JobParts } from '../../kernel/area.ts';
import type { Job } from '../../kernel/job.ts';
import { handleJob, type JobHandler } from '../../kernel/job-handler.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { activeMail } from './mail-store.ts';
import { type DueMessage, giveUpMessage, letterJob, secretSign, takeMessage, writeOutcome } from './outbox-store.ts';
import { openSecrets } from './secret-store.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { activeSms } from './sms-store.ts';

/** In place of the words of a gateway. */
const NOT_SHOWN = 'The gateway refused the message. Its answer is not shown, because the password is very short.';

const MOST_FAULT_CHARACTERS = 300;

/** The parts that the postman needs. */
type PostmanParts = Pick<JobParts, 'vault' | 'hasInnerGateways'>;

/** A message that is on its way with somebody else is looked at again so many minutes later. */
const MINUTES_UNTIL_LOOK = 1;

/** The job that carries out one message. */
export function postmanJobs(parts: PostmanParts): JobHandler[] {
  return [
    handleJob(letterJob, (job, { messageId }) => deliver(parts, job, messageId), {
      giveUp: (tx, tenantId, { messageId }) => giveUpMessage(tx, tenantId, messageId),
    }),
  ];
}

async function deliver(parts: PostmanParts, job: Job, messageId: number): Promise<void> {
  const { tenantId } = job;
  const message = await job.write((tx) => takeMessage(tx, tenantId, messageId));
  if (message === 'later') return job.write((tx) => job.again(tx, MINUTES_UNTIL_LOOK));
  if (!message) return;
  const fault = await faultOfSending(parts, job, message);
  await job.write(async (tx) => {
    const minutes = await writeOutcome(tx, tenantId, message, fault);
    if (minutes === null) await job.finish(tx);
    else await job.again(tx, minutes);
  }, message.hospitalId);
}

/** A message with the way it leaves by, ready to go. */
interface Way {
  readonly secrets: Readonly<Record<string, string>>;
  readonly go: () => Promise<void>;
}

/** The way of the hospital's mail server or active gateway, or undefined without one. */
async function findWay(
  parts: PostmanParts,
  tx: Transaction,
  tenantId: number,
  message: DueMessage,
): Promise<Way | undefined> {
  const { vault, hasInnerGateways } = parts;
  const { channel, hospitalId, recipient, subject, secret } = message;
  const body = secret === null ? message.body : message.body.replaceAll(secretSign, secret);
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
async function faultOfSending(parts: PostmanParts, job: Job, message: DueMessage): Promise<string | null> {
  const way = await job.read((tx) => findWay(parts, tx, job.tenantId, message));
  if (!way) return message.channel === 'mail' ? 'No mail server is set and active' : 'No SMS gateway is active';
  try {
    // Outside of any transaction: a slow gateway holds no connection to the database.
    await way.go();
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return withoutSecrets(words, [...Object.values(way.secrets), message.secret ?? '']).slice(0, MOST_FAULT_CHARACTERS);
  }
}

/** A secret of fewer letters stands in ordinary words by chance: a mask there would tell which letters it has. */
const FEWEST_MASKED = 4;

/** A text without any of the secrets, in whatever way they were written when they were sent; none of it beside a very short secret. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  if (secrets.some((secret) => secret !== '' && secret.length < FEWEST_MASKED)) return NOT_SHOWN;
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
