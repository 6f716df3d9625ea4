// A repeated call with the effect `once` runs once: the first answer is stored and returned again (money.md).

import { createHash } from 'node:crypto';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { HttpError } from './refusal.ts';
import type { Transaction } from './transaction.ts';

/** The key of a call with the effect `once`. Throws 400 when it is missing or unusable. */
export function keyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !/^[\w-]{8,80}$/.test(header))
    throw new HttpError(400, kernelSentences.idempotencyKeyNeeded);
  return header;
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64');

/**
 * Claims a key for this transaction: answers undefined when the call is new, else the first call's answer. A twin that
 * arrives meanwhile waits here for the first to finish. Throws 409 when the key came with another body or path.
 */
export async function claimKey(
  tx: Transaction,
  claim: { tenantId: number; userId: number; key: string; path: string; body: unknown },
): Promise<string | undefined> {
  const hash = hashOf(claim.body);
  const inserted = await tx.row(sql`
    insert into idempotency_key (tenant_id, user_id, key, path, body_hash)
    values (${claim.tenantId}, ${claim.userId}, ${claim.key}, ${claim.path}, ${hash})
    on conflict do nothing returning key`);
  if (inserted) return undefined;
  const first = await tx.one<{ path: string; bodyHash: string; answer: string | null }>(
    sql`select path, body_hash, answer from idempotency_key
      where tenant_id = ${claim.tenantId} and user_id = ${claim.userId} and key = ${claim.key}`,
    kernelSentences.tryAgain,
  );
  if (first.path !== claim.path || first.bodyHash !== hash || first.answer === null)
    throw new HttpError(409, kernelSentences.idempotencyKeyUsed);
  return first.answer;
}

/** Keeps the answer beside its key, in the transaction that did the work. */
export async function keepAnswer(
  tx: Transaction,
  claim: { tenantId: number; userId: number; key: string },
  answer: string,
): Promise<void> {
  await tx.rows(sql`
    update idempotency_key set answer = ${answer}
    where tenant_id = ${claim.tenantId} and user_id = ${claim.userId} and key = ${claim.key}`);
}
