// The SQL of lost factors: who says so, who agrees, and taking them away with all that hangs on them.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { ADMINISTRATOR_ROLE_ID, mayGiveRole, SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import { endSessionsOf } from './access-store.ts';
import { dropAllFactors } from './factor-store.ts';
import { freeze } from './frozen.ts';

/** An open request to take somebody's lost factors away, not older than a day. */
export function findLoss(
  tx: Transaction,
  tenantId: number,
  userId: number,
): Promise<{ lossId: number; askedById: number | null } | undefined> {
  return tx.row(sql`
    select loss_id, asked_by_id from factor_loss
    where tenant_id = ${tenantId} and user_id = ${userId} and done_at is null and asked_at > now() - interval '1 day'
    order by loss_id desc limit 1 for update`);
}

/** Keeps that an administrator asks for somebody's lost factors to be taken away. */
export async function askForLoss(
  tx: Transaction,
  tenantId: number,
  userId: number,
  askedById: number,
): Promise<{ lossId: number }> {
  return tx.one(
    sql`insert into factor_loss (tenant_id, user_id, asked_by_id) values (${tenantId}, ${userId}, ${askedById})
      returning loss_id`,
    kernelSentences.tryAgain,
  );
}

/** Closes the request; `doneById` is the second administrator, null where there is none. */
export async function closeLoss(
  tx: Transaction,
  tenantId: number,
  lossId: number,
  doneById: number | null,
): Promise<void> {
  await tx.rows(sql`
    update factor_loss set done_at = now(), done_by_id = ${doneById} where tenant_id = ${tenantId} and loss_id = ${lossId}`);
}

/** Keeps that the operator took somebody's factors away, and why. */
export async function noteOperatorsLoss(
  tx: Transaction,
  tenantId: number,
  userId: number,
  reason: string,
): Promise<void> {
  await tx.rows(sql`
    insert into factor_loss (tenant_id, user_id, reason, done_at) values (${tenantId}, ${userId}, ${reason}, now())`);
}

/** The active administrators besides those named who may agree: about role 0 only role 0 does. */
export async function otherAdministrators(
  tx: Transaction,
  tenantId: number,
  { roleId, besides }: { roleId: number; besides: readonly number[] },
): Promise<number[]> {
  const deciders = [SUPER_ADMINISTRATOR_ROLE_ID, ADMINISTRATOR_ROLE_ID].filter((giver) => mayGiveRole(giver, roleId));
  const rows = await tx.rows<{ userId: number }>(sql`
    select u.user_id from app_user u
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where u.tenant_id = ${tenantId} and u.is_active and (s.is_active is null or s.is_active) and u.role_id = any(${deciders}::integer[])
      and u.user_id <> all(${[...besides]}::bigint[]) order by u.user_id`);
  return rows.map(({ userId }) => userId);
}

/**
 * Removes all factors and recovery codes of a user, ends every session, and freezes the user's approvals and
 * verifications for 24 hours: the user who had them removed could log in as this user. Returns the number of factors
 * removed.
 */
export async function takeFactorsAway(tx: Transaction, tenantId: number, userId: number): Promise<number> {
  const dropped = await dropAllFactors(tx, tenantId, userId);
  await freeze(tx, tenantId, userId, 'approvals and verification');
  for (const sessionId of await endSessionsOf(tx, tenantId, userId))
    await tx.announce(accessTopic, { tenantId, sessionId });
  return dropped;
}
