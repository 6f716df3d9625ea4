// The SQL of passkeys and security keys, and of the challenges they answer.
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import type { FactorRow } from './factor-store.ts';

/** So long a challenge waits for its answer. */
const CHALLENGE_MINUTES = 5;

/** The owner and the purpose of a challenge. */
export interface ChallengeOwner {
  readonly tenantId: number;
  readonly sessionId: string;
  readonly purpose: 'register' | 'prove';
}

/** Keeps a challenge that was handed out. */
export async function keepChallenge(tx: Transaction, owner: ChallengeOwner, challenge: string): Promise<void> {
  await tx.rows(sql`
    insert into factor_challenge (tenant_id, challenge, session_id, purpose)
    values (${owner.tenantId}, ${challenge}, ${owner.sessionId}, ${owner.purpose})`);
}

/** Uses a challenge up; false when it is not of this session and purpose, too old, or was used before, also at this very moment. */
export async function useChallenge(tx: Transaction, owner: ChallengeOwner, challenge: string): Promise<boolean> {
  const used = await tx.row(sql`
    update factor_challenge set used_at = now()
    where tenant_id = ${owner.tenantId} and challenge = ${challenge} and session_id = ${owner.sessionId}
      and purpose = ${owner.purpose} and used_at is null
      and made_at > now() - make_interval(mins => ${CHALLENGE_MINUTES}) returning challenge`);
  return used !== undefined;
}

/** A key as it is checked. */
export interface Passkey {
  readonly factorId: number;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: string[];
  readonly rpId: string;
}

const passkeyColumns = sql`factor_id, credential_id, public_key, sign_count, coalesce(transports, '{}') as transports, rp_id`;

/** The user's keys that are good for a host. */
export function listPasskeys(
  tx: Transaction,
  owner: { tenantId: number; userId: number },
  rpId: string,
): Promise<Passkey[]> {
  return tx.rows(sql`
    select ${passkeyColumns} from factor
    where tenant_id = ${owner.tenantId} and user_id = ${owner.userId} and is_active and kind = 'WebAuthn' and rp_id = ${rpId}
    order by factor_id`);
}

/** One of the user's keys behind a lock: its counter is compared and written by one at a time. */
export function lockPasskey(
  tx: Transaction,
  owner: { tenantId: number; userId: number },
  credentialId: string,
): Promise<Passkey | undefined> {
  return tx.row(sql`
    select ${passkeyColumns} from factor
    where tenant_id = ${owner.tenantId} and user_id = ${owner.userId} and is_active and kind = 'WebAuthn'
      and credential_id = ${credentialId} for update`);
}

/** Keeps a key. Undefined when the same one is kept already, by whomever of the tenant. */
export function addPasskey(
  tx: Transaction,
  owner: { tenantId: number; userId: number },
  key: Omit<Passkey, 'factorId' | 'publicKey'> & { publicKey: Uint8Array; label: string },
): Promise<FactorRow | undefined> {
  return tx.row(sql`
    insert into factor (tenant_id, user_id, kind, label, credential_id, public_key, sign_count, transports, rp_id, last_used_on)
    values (${owner.tenantId}, ${owner.userId}, 'WebAuthn', ${key.label}, ${key.credentialId}, ${Buffer.from(key.publicKey)},
      ${key.signCount}, ${key.transports}, ${key.rpId}, now())
    on conflict (tenant_id, credential_id) where is_active do nothing
    returning factor_id, kind, label, added_on, last_used_on`);
}

/** Keeps how often a key says it was used. */
export async function countPasskey(
  tx: Transaction,
  tenantId: number,
  factorId: number,
  signCount: number,
): Promise<void> {
  await tx.rows(sql`
    update factor set sign_count = ${signCount}, last_used_on = now()
    where tenant_id = ${tenantId} and factor_id = ${factorId}`);
}
