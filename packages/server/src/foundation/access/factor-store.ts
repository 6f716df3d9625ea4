// The SQL of second factors, the codes that were used, recovery codes and lost factors.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** A factor as its owner sees it. */
export interface FactorRow {
  readonly factorId: number;
  readonly kind: 'TOTP' | 'WebAuthn';
  readonly label: string;
  readonly addedOn: string;
  readonly lastUsedOn: string | null;
}

/** The user's factors, the oldest first. */
export function listFactors(tx: Transaction, tenantId: number, userId: number): Promise<FactorRow[]> {
  return tx.rows(sql`
    select factor_id, kind, label, added_on, last_used_on from factor
    where tenant_id = ${tenantId} and user_id = ${userId} and is_active order by factor_id`);
}

/** The sealed secrets of the user's apps. */
export function listSecrets(
  tx: Transaction,
  tenantId: number,
  userId: number,
): Promise<{ factorId: number; sealed: Buffer }[]> {
  return tx.rows(sql`
    select factor_id, sealed from factor
    where tenant_id = ${tenantId} and user_id = ${userId} and is_active and kind = 'TOTP' order by factor_id`);
}

/** Keeps a secret, and its first code as used. */
export async function addTotp(
  tx: Transaction,
  factor: { tenantId: number; userId: number; label: string; sealed: Buffer; step: number },
): Promise<FactorRow> {
  const { tenantId, userId, label, sealed, step } = factor;
  const row = await tx.one<FactorRow>(
    sql`insert into factor (tenant_id, user_id, kind, label, sealed, last_used_on)
      values (${tenantId}, ${userId}, 'TOTP', ${label}, ${sealed}, now())
      returning factor_id, kind, label, added_on, last_used_on`,
    kernelSentences.tryAgain,
  );
  await useStep(tx, tenantId, row.factorId, step);
  return row;
}

/** Uses a code up; false when it was used before, also by somebody at this very moment. */
export async function useStep(tx: Transaction, tenantId: number, factorId: number, step: number): Promise<boolean> {
  const used = await tx.row(sql`
    insert into factor_use (tenant_id, factor_id, step) values (${tenantId}, ${factorId}, ${step})
    on conflict do nothing returning step`);
  if (!used) return false;
  await tx.rows(sql`update factor set last_used_on = now() where tenant_id = ${tenantId} and factor_id = ${factorId}`);
  return true;
}

/** Takes a factor away; false when the user has no such one. */
export async function dropFactor(
  tx: Transaction,
  tenantId: number,
  userId: number,
  factorId: number,
): Promise<boolean> {
  const row = await tx.row(sql`
    update factor set is_active = false
    where tenant_id = ${tenantId} and user_id = ${userId} and factor_id = ${factorId} and is_active returning factor_id`);
  return row !== undefined;
}

/** Takes all factors and recovery codes of a user away. Answers how many factors there were. */
export async function dropAllFactors(tx: Transaction, tenantId: number, userId: number): Promise<number> {
  const dropped = await tx.rows(sql`
    update factor set is_active = false where tenant_id = ${tenantId} and user_id = ${userId} and is_active
    returning factor_id`);
  await dropRecoveryCodes(tx, tenantId, userId);
  return dropped.length;
}

/** Makes the user's recovery codes worthless. */
export async function dropRecoveryCodes(tx: Transaction, tenantId: number, userId: number): Promise<void> {
  await tx.rows(sql`
    update recovery_code set is_active = false where tenant_id = ${tenantId} and user_id = ${userId} and is_active`);
}

/** Keeps the hashes of new recovery codes. */
export async function keepRecoveryCodes(
  tx: Transaction,
  tenantId: number,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.rows(sql`
    insert into recovery_code (tenant_id, user_id, code_hash)
    select ${tenantId}, ${userId}, hash from unnest(${hashes}::text[]) hash`);
}

/** Uses a recovery code up; false when there is none of that hash left. */
export async function useRecoveryCode(
  tx: Transaction,
  tenantId: number,
  userId: number,
  hash: string,
): Promise<boolean> {
  const row = await tx.row(sql`
    update recovery_code set used_at = now()
    where tenant_id = ${tenantId} and user_id = ${userId} and code_hash = ${hash} and is_active and used_at is null
    returning code_id`);
  return row !== undefined;
}

/** How many recovery codes the user has left. */
export async function countRecoveryCodes(tx: Transaction, tenantId: number, userId: number): Promise<number> {
  const { left } = await tx.single<{ left: number }>(sql`
    select count(*) as left from recovery_code
    where tenant_id = ${tenantId} and user_id = ${userId} and is_active and used_at is null`);
  return left;
}

/** Marks a session as proved just now; with a factor where there is one. */
export async function markProved(
  tx: Transaction,
  session: { tenantId: number; sessionId: string; hasFactor: boolean },
): Promise<void> {
  await tx.rows(sql`
    update session set stepped_up_on = now(),
      factor_level = case when ${session.hasFactor} then 'SecondFactor' else factor_level end
    where tenant_id = ${session.tenantId} and session_id = ${session.sessionId}`);
}
