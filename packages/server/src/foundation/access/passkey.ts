// Whether the answer of a browser's key is right: fresh challenge, this page, this host, its own key, a counter that goes on (PS033).
import { passkeySite } from '@charaka/rules/access/passkey-site';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { countPasskey, lockPasskey, type Passkey, useChallenge } from './passkey-store.ts';

/** The page that keys are asked from, and the name they are bound to there. */
export interface Site {
  readonly origin: string;
  readonly rpId: string;
}

/** The site of the call; undefined when keys do not work there: the page must be one of the host that the call was sent to. */
export function siteOf({ page }: Pick<Call, 'page'>): Site | undefined {
  const rpId = passkeySite(page.origin);
  if (rpId === undefined || new URL(page.origin).host !== page.host.toLowerCase()) return undefined;
  return { origin: page.origin, rpId };
}

const credential = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().optional(),
});
const registration = credential.extend({
  response: z.looseObject({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const assertion = credential.extend({
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
});
const clientData = z.looseObject({ challenge: z.string().min(16).max(200) });

/** A text as JSON of a shape; undefined when it is not. */
function read<T extends z.ZodType>(schema: T, text: string): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The challenge that an answer says it answers; '' when it says none. */
function challengeIn(clientDataJson: string): string {
  return read(clientData, Buffer.from(clientDataJson, 'base64url').toString('utf8'))?.challenge ?? '';
}

/** The stored form of a new key; undefined when the answer is not right. The answer uses up its challenge. */
export async function readNewPasskey(
  call: Call,
  site: Site,
  answer: string,
): Promise<(Omit<Passkey, 'factorId' | 'publicKey'> & { publicKey: Uint8Array }) | undefined> {
  const response = read(registration, answer);
  if (!response) return undefined;
  const challenge = challengeIn(response.response.clientDataJSON);
  const { tx, tenantId, session } = call;
  const owner = { tenantId, sessionId: session.sessionId, purpose: 'register' } as const;
  if (!(await useChallenge(tx, owner, challenge))) return undefined;
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    // It is the second factor beside a password: a key without a finger or PIN will do.
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const transports = response.response.transports ?? [];
  return { credentialId: id, publicKey, signCount: counter, transports, rpId: site.rpId };
}

/** Whether the answer is one of a key of the calling user; its challenge is used up either way. */
export async function provePasskey(call: Call, answer: string): Promise<boolean> {
  const site = siteOf(call);
  const response = read(assertion, answer);
  if (!site || !response) return false;
  const { tx, tenantId, userId, session } = call;
  const challenge = challengeIn(response.response.clientDataJSON);
  if (!(await useChallenge(tx, { tenantId, sessionId: session.sessionId, purpose: 'prove' }, challenge))) return false;
  const key = await lockPasskey(tx, { tenantId, userId }, response.id);
  if (!key || key.rpId !== site.rpId) return false;
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: key.rpId,
    // A counter that goes back is refused here: somebody has a copy of the key.
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.signCount },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  await countPasskey(tx, tenantId, key.factorId, verified.authenticationInfo.newCounter);
  return true;
}
