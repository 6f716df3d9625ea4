// Calls the product over HTTP as a screen does, for journeys whose state is not what they are about.
import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { logIn, logOut } from '../../packages/contract/src/foundation/access/access.ts';
import { beginFactor, finishFactor, stepUp } from '../../packages/contract/src/foundation/access/security.ts';
import { getOwnAuthority } from '../../packages/contract/src/foundation/staff/delegation.ts';
import { changePassword } from '../../packages/contract/src/foundation/staff/staff.ts';
import type { Endpoint, InputOf, OutputOf } from '../../packages/contract/src/kernel/endpoint.ts';
import { readAnswer, writeRequest } from '../../packages/contract/src/kernel/wire.ts';
import { keepApp, nextCode } from './one-time-codes.ts';

/** The password of every demo user. */
export const demoPassword = 'Charaka#2026';

/** A logged-in user of the API. */
export interface Api {
  /** Calls an endpoint: amounts in rupees in, in paise out. Throws the server's sentence when it refuses. */
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** A password as it travels, for calls that set one. */
  seal(password: string): Promise<string>;
}

interface Session {
  readonly tenant: string;
  readonly hospitalId: number;
  readonly token: string;
}

/** Address of the product under test. */
export function productAddress(): string {
  return `http://127.0.0.1:${process.env.E2E_PORT}`;
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  session: Partial<Session> & { tenant: string },
): Promise<OutputOf<E>> {
  const wire = writeRequest(endpoint.input)(input) as object;
  const response = await fetch(`${productAddress()}/api/${session.tenant}${endpoint.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session.token ? { authorization: `Bearer ${session.token}` } : {}),
      ...(endpoint.effect === 'once' ? { 'idempotency-key': randomUUID() } : {}),
    },
    body: JSON.stringify(session.hospitalId ? { hospitalId: session.hospitalId, ...wire } : wire),
  });
  const answer = (await response.json()) as { _failure?: boolean; _message?: string };
  if (!response.ok || answer._failure) {
    throw new Error(`${endpoint.path} was refused (${response.status}): ${answer._message}`);
  }
  return readAnswer(endpoint.output)(answer) as OutputOf<E>;
}

/** The password as it travels: RSA-OAEP-SHA256 with the server's public key, base64 (R079). */
async function encrypted(password: string): Promise<string> {
  const key = await (await fetch(`${productAddress()}/api/public-key`)).text();
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64');
}

/**
 * Logs a demo user in over HTTP, with the second step where the tenant demands one: sets an app up at the first time, answers its codes
 * afterwards. Answers what the log-in page would get.
 */
export async function sendLogIn(user: string, tenant: string): Promise<OutputOf<typeof logIn>> {
  const emailAddress = `${user}@${tenant}.example`;
  const encryptedPassword = await encrypted(demoPassword);
  const answer = await send(logIn, { user: { encryptedPassword, emailAddress } }, { tenant });
  const session = { tenant, token: answer.token };
  if (answer.user.factorNeed === 'enrolment') {
    const { ticket, secret } = await send(beginFactor, { kind: 'TOTP' }, session);
    await send(finishFactor, { ticket, code: await keepApp(emailAddress, secret) }, session);
  }
  if (answer.user.factorNeed === 'code') await send(stepUp, { code: await nextCode(emailAddress) }, session);
  return { ...answer, user: { ...answer.user, factorNeed: 'none' } };
}

/** Lets somebody who was just taken on choose a password of their own, as the log-in page makes them do. */
export async function chooseOwnPassword(
  emailAddress: string,
  given: string,
  own: string,
  tenant = 'demo',
): Promise<void> {
  const { token } = await send(
    logIn,
    { user: { encryptedPassword: await encrypted(given), emailAddress } },
    { tenant },
  );
  await send(changePassword, { staff: { encryptedPassword: await encrypted(own) } }, { tenant, token });
  await send(logOut, {}, { tenant, token });
}

/** Answer of a log-in, and its time. */
interface Kept {
  readonly answer: OutputOf<typeof logIn>;
  readonly at: number;
}

/** The log-ins of this worker, one for the screens of a user and one for the calls: who logs out on a screen must not end the calls. */
const keptLogIns = new Map<string, Kept>();

/** Well below the ten minutes after which some deeds ask who is there once more (PS035). */
const KEPT_MS = 5 * 60_000;

/**
 * A session of a demo user who logged in within the last minutes, else a new one: a log-in costs the hash of a password, and where a
 * second step is demanded the wait for a code that was not used yet.
 */
export async function sharedLogIn(
  user: string,
  tenant: string,
  use: 'screens' | 'calls',
): Promise<OutputOf<typeof logIn>> {
  const name = `${process.env.E2E_PORT} ${tenant} ${user} ${use}`;
  const kept = keptLogIns.get(name);
  if (kept && Date.now() - kept.at < KEPT_MS) {
    const { answer } = kept;
    // A journey may have ended the session, or given authority to its user.
    const session = { tenant, token: answer.token };
    const own = await send(getOwnAuthority, {}, session).catch(() => undefined);
    if (own) {
      const { isApprover, isDelegator } = own.authority;
      return { ...answer, user: { ...answer.user, isApprover, isDelegator } };
    }
  }
  const at = Date.now();
  const answer = await sendLogIn(user, tenant);
  keptLogIns.set(name, { answer, at });
  return answer;
}

/** Logs a demo user in over HTTP and works in their hospital; of one who is logged in already the session is used. */
export async function openApi(user = 'admin', tenant = 'demo'): Promise<Api> {
  const { user: person, token } = await sharedLogIn(user, tenant, 'calls');
  const session: Session = { tenant, hospitalId: person.hospitalId, token };
  return { ask: (endpoint, input) => send(endpoint, input, session), seal: encrypted };
}
