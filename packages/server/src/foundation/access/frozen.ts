// Work frozen for a day after another user could have taken an account over: approvals, and verification of results (Q266).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** Whether the caller's approvals wait: the password, a factor, the address, the role or the hospitals were changed by another user. */
export async function isFrozen({ tx, tenantId, userId }: Call): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from app_user where tenant_id = ${tenantId} and user_id = ${userId} and approvals_frozen_until > now()`);
  return row !== undefined;
}

/** Refuses to verify a result with an account that another user could have taken over within the last 24 hours. */
export async function refuseFrozenVerifier({ tx, tenantId, userId }: Call): Promise<void> {
  const row = await tx.row(sql`
    select 1 from app_user where tenant_id = ${tenantId} and user_id = ${userId} and verification_frozen_until > now()`);
  if (row) refuse(accessSentences.verificationFrozen);
}

/** Freezes what an account approves for 24 hours, and after a reset what it verifies too. */
export async function freeze(
  tx: Transaction,
  tenantId: number,
  userId: number,
  what: 'approvals' | 'approvals and verification',
): Promise<void> {
  const isReset = what === 'approvals and verification';
  await tx.rows(sql`
    update app_user set approvals_frozen_until = now() + interval '24 hours',
      verification_frozen_until = case when ${isReset} then now() + interval '24 hours' else verification_frozen_until end
    where tenant_id = ${tenantId} and user_id = ${userId}`);
}
