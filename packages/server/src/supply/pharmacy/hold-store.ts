// The SQL of holds of batches.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { holdBatch } from '@charaka/contract/supply/pharmacy/hold';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';

type Hold = OutputOf<typeof holdBatch>['hold'];
type NewHold = ParsedOf<typeof holdBatch>['hold'];

const fields = sql`k.batch_hold_id, k.batch_id, k.store_id, s.store_name, k.hold_class, k.reason, k.document,
  h.name as held_by_name, k.held_at, r.name as released_by_name, k.released_at, k.release_reason, k.stability_data`;
const tables = sql`batch_hold k
  join app_user h on h.tenant_id = k.tenant_id and h.user_id = k.held_by
  left join app_user r on r.tenant_id = k.tenant_id and r.user_id = k.released_by
  left join store s on s.tenant_id = k.tenant_id and s.store_id = k.store_id`;

function ofHospital({ tenantId, hospital }: Call): Sql {
  return sql`k.tenant_id = ${tenantId} and k.hospital_id = ${hospital.hospitalId}`;
}

/** The holds of a batch, the newest first. */
export function holdList(call: Call, batchId: number): ListSource {
  return {
    select: fields,
    from: tables,
    where: sql`${ofHospital(call)} and k.batch_id = ${batchId}`,
    columns: {
      batchHoldId: { sql: sql`k.batch_hold_id`, kind: 'number' },
      holdClass: { sql: sql`k.hold_class`, kind: 'text' },
      heldAt: { sql: sql`k.held_at`, kind: 'instant', isNeverNull: true },
      releasedAt: { sql: sql`k.released_at`, kind: 'instant' },
    },
    tieBreak: sql`k.batch_hold_id desc`,
    defaultOrder: sql`k.held_at desc`,
  };
}

/** One hold of the hospital. Refuses when there is none of that number. */
export function findHold(call: Call, batchHoldId: number): Promise<Hold> {
  return call.tx.one(
    sql`select ${fields} from ${tables} where ${ofHospital(call)} and k.batch_hold_id = ${batchHoldId}`,
    pharmacySentences.holdDoesNotExist,
  );
}

/** Writes a hold; the batch is locked, so that no sale of it is under way. Answers its number. */
export async function insertHold(
  call: Call,
  { batchId, storeId, holdClass, reason, document }: NewHold,
): Promise<number> {
  const { batchHoldId } = await call.tx.single<{ batchHoldId: number }>(sql`
    insert into batch_hold (tenant_id, hospital_id, batch_id, store_id, hold_class, reason, document, held_by, held_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${batchId}, ${storeId ?? null}, ${holdClass}, ${reason},
      ${document || null}, ${call.userId}, ${call.now})
    returning batch_hold_id`);
  return batchHoldId;
}

/** Whether the hospital has a store of that number. */
export async function isStoreOfHospital(call: Call, storeId: number): Promise<boolean> {
  const { isThere } = await call.tx.single<{ isThere: boolean }>(sql`
    select exists (select from store s where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}
      and s.store_id = ${storeId} and s.is_active) as is_there`);
  return isThere;
}

/** The hold as it is to be released, locked. Refuses when there is none of that number. */
export function lockHold(
  call: Call,
  batchHoldId: number,
): Promise<{ heldBy: number; releasedAt: Date | null; batchId: number; holdClass: Hold['holdClass'] }> {
  return call.tx.one(
    sql`select k.held_by, k.released_at, k.batch_id, k.hold_class from batch_hold k
      where ${ofHospital(call)} and k.batch_hold_id = ${batchHoldId} for update`,
    pharmacySentences.holdDoesNotExist,
  );
}

/** Ends a locked hold. */
export async function endHold(
  call: Call,
  batchHoldId: number,
  { reason, stabilityData }: { readonly reason: string; readonly stabilityData: string | null },
): Promise<void> {
  await call.tx.rows(sql`
    update batch_hold set released_by = ${call.userId}, released_at = ${call.now}, release_reason = ${reason},
      stability_data = ${stabilityData}
    where tenant_id = ${call.tenantId} and batch_hold_id = ${batchHoldId}`);
}
