// Calls the product over HTTP as a screen does, for journeys whose state is not what they are about.
import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { logIn, logOut } from '../../packages/contract/src/foundation/access/access.ts';
import { beginFactor, finishFactor, stepUp } from '../../packages/contract/src/foundation/access/security.ts';
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

/** Where the product under test is served. */
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
      ...(endpoint.effect === 'money' ? { 'idempotency-key': randomUUID() } : {}),
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

/** Logs a demo user in over HTTP and works in their hospital. */
export async function openApi(user = 'admin', tenant = 'demo'): Promise<Api> {
  const { user: person, token } = await sendLogIn(user, tenant);
  const session: Session = { tenant, hospitalId: person.hospitalId, token };
  return { ask: (endpoint, input) => send(endpoint, input, session), seal: encrypted };
}
