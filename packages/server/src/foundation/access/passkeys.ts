// Passkeys and security keys of the calling user: begun, kept, and asked for at the log-in and before sensitive deeds (PS033).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { beginPasskey, beginProof, finishPasskey } from '@charaka/contract/foundation/access/security';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { RefusedAnswer, refuse } from '../../kernel/refusal.ts';
import { listFactors } from './factor-store.ts';
import { keepNewFactor, refuseTooMany } from './new-factor.ts';
import { readNewPasskey, type Site, siteOf } from './passkey.ts';
import { addPasskey, keepChallenge, listPasskeys } from './passkey-store.ts';
import type { SecurityPost } from './security-post.ts';

const CHALLENGE_MS = 5 * 60_000;

function siteOrRefuse(call: Call): Site {
  return siteOf(call) ?? refuse(accessSentences.passkeyNeedsSecureName);
}

const described = (keys: readonly { credentialId: string; transports: string[] }[]) =>
  keys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** The calls of keys. The owner of a new key is notified by mail when the product can send mail. */
export function passkeyHandlers(post: SecurityPost): Handler[] {
  return [
    handle(beginPasskey, async (call) => {
      const { tx, tenantId, userId, session } = call;
      const { rpId } = siteOrRefuse(call);
      refuseTooMany(await listFactors(tx, tenantId, userId));
      const options = await generateRegistrationOptions({
        rpName: call.hospital.hospitalName,
        rpID: rpId,
        userName: session.userName,
        userDisplayName: session.userName,
        // The same in every tenant and at every time, so that a device keeps one key of a user.
        userID: new Uint8Array(Buffer.from(`${tenantId}/${userId}`)),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        excludeCredentials: described(await listPasskeys(tx, call, rpId)),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      });
      const owner = { tenantId, sessionId: session.sessionId, purpose: 'register' } as const;
      await keepChallenge(tx, owner, options.challenge);
      return { options: JSON.stringify(options) };
    }),
    handle(finishPasskey, async (call, { answer, label }) => {
      const { tx, tenantId, userId } = call;
      const key = await readNewPasskey(call, siteOrRefuse(call), answer);
      if (!key) return new RefusedAnswer(accessSentences.keyNotChecked);
      const before = await listFactors(tx, tenantId, userId);
      refuseTooMany(before);
      const factor = await addPasskey(tx, call, { ...key, label });
      if (!factor) return new RefusedAnswer(accessSentences.keyInUse);
      const isFirst = before.length === 0;
      return { factor, recoveryCodes: await keepNewFactor(call, post, { kind: factor.kind, isFirst }) };
    }),
    handle(beginProof, async (call) => {
      const { tx, tenantId, userId, session } = call;
      const hasApp = (await listFactors(tx, tenantId, userId)).some(({ kind }) => kind === 'TOTP');
      const site = siteOf(call);
      const keys = site ? await listPasskeys(tx, call, site.rpId) : [];
      if (!site || keys.length === 0) return { hasApp, passkeyOptions: null };
      const options = await generateAuthenticationOptions({
        rpID: site.rpId,
        allowCredentials: described(keys),
        timeout: CHALLENGE_MS,
        userVerification: 'preferred',
      });
      await keepChallenge(tx, { tenantId, sessionId: session.sessionId, purpose: 'prove' }, options.challenge);
      return { hasApp, passkeyOptions: JSON.stringify(options) };
    }),
  ];
}
