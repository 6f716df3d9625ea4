// Counts wrong log-ins by the name entered and by source, alike for names that no user has, and says when to wait.

import { createHash } from 'node:crypto';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import sql from 'sql-template-tag';
import { networkOf } from '../../kernel/network-of.ts';
import type { Transaction } from '../../kernel/transaction.ts';

const TRIES_BEFORE_LOCK = 5;
const LOCK_MINUTES = 5;
/** So many wrong tries within an hour, from wherever, and only devices and addresses the user is known at are listened to. */
const MOST_TRIES_OF_STRANGERS = 100;
/** An address counts as known for so long after a session began there. */
const KNOWN_ADDRESS_DAYS = 30;
/** A device counts as known for so long after it was last seen. */
export const KNOWN_DEVICE_DAYS = 90;

/** Why nobody is let in just now; the same words for a right and a wrong password. */
export const LOCKED = accessSentences.tooManyWrongTries;

/** The name entered at a log-in, and the source. */
export interface Knock {
  readonly tenantId: number;
  /** Undefined for a name that nobody has. */
  readonly userId: number | undefined;
  readonly name: string;
  readonly ip: string;
  readonly deviceToken: string | null | undefined;
}

/** The headings under which a log-in is counted, and whether to wait. */
export interface Guarded {
  readonly tenantId: number;
  readonly subjectHash: string;
  readonly source: string;
  readonly isKnownDevice: boolean;
  readonly isKnownAddress: boolean;
  readonly isLocked: boolean;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The hash a device token is kept as. */
export const deviceHashOf = (token: string) => hashOf(`device ${token}`);

/**
 * Waits until nobody else tries the same, before anything is looked up: parallel tries are answered one after the other whether the
 * name is known or not. `what` are the parts that are tried.
 */
export async function takeTurn(tx: Transaction, tenantId: number, what: readonly string[]): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([tenantId, ...what])}, 41))`);
}

const subjectOf = ({ userId, name }: Pick<Knock, 'userId' | 'name'>) =>
  hashOf(userId === undefined ? `name ${name}` : `user ${userId}`);

/**
 * Whether to listen. A lock is one of a user and a source: strangers cannot hold it against them, since a device that they have logged in
 * from is a source of its own. Only a flood from everywhere shuts out strangers altogether.
 */
export async function guard(tx: Transaction, knock: Knock): Promise<Guarded> {
  const { tenantId, userId = 0, ip } = knock;
  const subjectHash = subjectOf(knock);
  const deviceHash = deviceHashOf(knock.deviceToken ?? '');
  // The same statement for a name that nobody has; user 0 has no devices.
  const known = await tx.row<{ isKnownDevice: boolean; isKnownAddress: boolean; strangerTries: number }>(sql`
    select
      exists (select from known_device where tenant_id = ${tenantId} and user_id = ${userId} and device_hash = ${deviceHash}
        and last_at > now() - make_interval(days => ${KNOWN_DEVICE_DAYS})) as is_known_device,
      exists (select from session where tenant_id = ${tenantId} and user_id = ${userId} and ip = ${ip}
        and started_at > now() - make_interval(days => ${KNOWN_ADDRESS_DAYS})) as is_known_address,
      (select coalesce(sum(failed_logins), 0) from log_in_failure where tenant_id = ${tenantId}
        and subject_hash = ${subjectHash} and source like 'address %' and last_at > now() - interval '1 hour') as stranger_tries`);
  const { isKnownDevice = false, isKnownAddress = false, strangerTries = 0 } = known ?? {};
  const source = isKnownDevice ? `device ${deviceHash}` : `address ${networkOf(ip)}`;
  const lock = await tx.row(sql`
    select from log_in_failure where tenant_id = ${tenantId} and subject_hash = ${subjectHash} and source = ${source}
      and locked_until > now()`);
  const isFlooded = !isKnownDevice && !isKnownAddress && strangerTries >= MOST_TRIES_OF_STRANGERS;
  const isLocked = lock !== undefined || isFlooded;
  return { tenantId, subjectHash, source, isKnownDevice, isKnownAddress, isLocked };
}

/** Whether a user logged in with a device in the last days. */
export async function isKnownDevice(
  tx: Transaction,
  { tenantId, userId, deviceToken }: Pick<Knock, 'tenantId' | 'userId' | 'deviceToken'>,
): Promise<boolean> {
  if (!deviceToken || userId === undefined) return false;
  const found = await tx.row(sql`
    select from known_device where tenant_id = ${tenantId} and user_id = ${userId}
      and device_hash = ${deviceHashOf(deviceToken)} and last_at > now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`);
  return found !== undefined;
}

/** Counts a wrong try; answers whether the source has to wait now. Tries that are an hour old are forgotten. */
export async function countFailure(tx: Transaction, { tenantId, subjectHash, source }: Guarded): Promise<boolean> {
  const row = await tx.row<{ isLocked: boolean }>(sql`
    insert into log_in_failure as known (tenant_id, subject_hash, source, failed_logins)
    values (${tenantId}, ${subjectHash}, ${source}, 1)
    on conflict (tenant_id, subject_hash, source) do update set last_at = now(),
      failed_logins = case when known.last_at < now() - interval '1 hour' then 1 else known.failed_logins + 1 end,
      locked_until = case when known.last_at >= now() - interval '1 hour' and (known.failed_logins + 1) % ${TRIES_BEFORE_LOCK} = 0
        then now() + make_interval(mins => ${LOCK_MINUTES}) end
    returning locked_until is not null as is_locked`);
  return row?.isLocked ?? false;
}

/** Forgets the wrong tries of one source, after a log-in that is complete. */
export async function forgiveFailures(tx: Transaction, { tenantId, subjectHash, source }: Guarded): Promise<void> {
  await tx.rows(sql`
    update log_in_failure set failed_logins = 0, locked_until = null
    where tenant_id = ${tenantId} and subject_hash = ${subjectHash} and source = ${source} and failed_logins > 0`);
}

/** Forgets every wrong try against a user, from wherever: their password is another one now. */
export async function forgiveUser(tx: Transaction, tenantId: number, userId: number): Promise<void> {
  await tx.rows(sql`
    update log_in_failure set failed_logins = 0, locked_until = null
    where tenant_id = ${tenantId} and subject_hash = ${subjectOf({ userId, name: '' })}`);
}
