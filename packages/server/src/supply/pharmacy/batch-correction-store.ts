// The SQL of corrections of batches.

import type { correctionKinds } from '@charaka/contract/supply/pharmacy/batch-correction';
import type { RequestState } from '@charaka/rules/access/approval-steps';
import type { Paise } from '@charaka/rules/money/money';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import type { LockedBatch } from './stock-store.ts';

/** The filters of the list. */
interface CorrectionFilters {
  readonly batchId?: number | null | undefined;
  readonly state?: RequestState | null | undefined;
  readonly correctionKind?: (typeof correctionKinds)[number] | null | undefined;
}

/** Requests that wrote no correction: they wait, were refused or withdrawn, or have expired. */
const openRequests = ({
  tenantId,
  hospital,
  now,
}: Call): Sql => sql`select 'R' || r.approval_request_id as correction_key,
  (r.about ->> 'batchId')::bigint as batch_id, 'Mistyped' as correction_kind, (r.asked ->> 'expiryBefore')::date as old_expiry,
  (r.asked ->> 'expiry')::date as new_expiry, (r.asked ->> 'mrpBefore')::bigint as old_mrp, (r.asked ->> 'mrp')::bigint as new_mrp,
  r.reason, nullif(r.asked ->> 'document', '') as document, null::date as document_day, r.asked_by as made_by, r.asked_at as made_at,
  r.decided_by, r.decided_at, r.note,
  case when r.state in ('asked', 'approved') and r.expires_at <= ${now} then 'expired' else r.state end as state
  from approval_request r
  where r.tenant_id = ${tenantId} and r.hospital_id = ${hospital.hospitalId} and r.kind = 'batch-correction' and r.state <> 'used'`;

const written = ({
  tenantId,
  hospital,
}: Call): Sql => sql`select 'C' || w.batch_correction_id as correction_key, w.batch_id,
  w.correction_kind, w.old_expiry, w.new_expiry, w.old_mrp_paise as old_mrp, w.new_mrp_paise as new_mrp, w.reason, w.document,
  w.document_day, w.made_by, w.made_at, w.approved_by as decided_by, case when w.approved_by is not null then w.made_at end as decided_at,
  null::text as note, 'used' as state
  from batch_correction w where w.tenant_id = ${tenantId} and w.hospital_id = ${hospital.hospitalId}`;

/** Corrections of the hospital and requests for them, the newest first. */
export function batchCorrectionList(call: Call, { batchId, state, correctionKind }: CorrectionFilters): ListSource {
  const { tenantId, hospital } = call;
  const madeOn = sql`(x.made_at at time zone ${hospital.timezone})::date`;
  return {
    select: sql`x.correction_key, x.batch_id, i.item_name, b.batch_number, x.correction_kind, x.old_expiry, x.new_expiry, x.old_mrp, x.new_mrp,
      x.reason, x.document, x.document_day, u.name as made_by_name, x.made_at, a.name as approved_by_name, x.decided_at, x.note, x.state,
      (x.old_expiry < ${madeOn} and x.new_expiry >= ${madeOn}) as is_on_sale_again`,
    from: sql`(${written(call)} union all ${openRequests(call)}) x
      join pharmacy_batch b on b.tenant_id = ${tenantId} and b.batch_id = x.batch_id
      join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
      join app_user u on u.tenant_id = b.tenant_id and u.user_id = x.made_by
      left join app_user a on a.tenant_id = b.tenant_id and a.user_id = x.decided_by`,
    where: join(
      [
        sql`true`,
        ...(batchId ? [sql`x.batch_id = ${batchId}`] : []),
        ...(state ? [sql`x.state = ${state}`] : []),
        ...(correctionKind ? [sql`x.correction_kind = ${correctionKind}`] : []),
      ],
      ' and ',
    ),
    columns: {
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      batchNumber: { sql: sql`b.batch_number`, kind: 'text' },
      correctionKind: { sql: sql`x.correction_kind`, kind: 'text' },
      state: { sql: sql`x.state`, kind: 'text' },
      madeByName: { sql: sql`u.name`, kind: 'text' },
      approvedByName: { sql: sql`a.name`, kind: 'text' },
      document: { sql: sql`x.document`, kind: 'text' },
      reason: { sql: sql`x.reason`, kind: 'text' },
      madeAt: { sql: sql`x.made_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`x.correction_key desc`,
    defaultOrder: sql`x.made_at desc`,
  };
}

/** A correction to be written; `approvedBy` is null for a lower price. */
export interface NewCorrection {
  readonly kind: (typeof correctionKinds)[number];
  readonly expiry: string;
  readonly mrpPaise: Paise;
  readonly reason: string;
  readonly document: string | null;
  readonly documentDay: string | null;
  readonly madeBy: number;
  readonly approvedBy: number | null;
}

/** Writes the correction of a locked batch with its values before, and the new values of the batch. */
export async function writeCorrection(call: Call, batch: LockedBatch, correction: NewCorrection): Promise<void> {
  const { kind, expiry, mrpPaise, reason, document, documentDay, madeBy, approvedBy } = correction;
  await call.tx.rows(sql`
    insert into batch_correction (tenant_id, hospital_id, batch_id, correction_kind, old_expiry, new_expiry, old_mrp_paise, new_mrp_paise,
      reason, document, document_day, made_by, made_at, approved_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${batch.batchId}, ${kind}, ${batch.expiry}, ${expiry}, ${batch.mrpPaise},
      ${mrpPaise}, ${reason}, ${document}, ${documentDay}, ${madeBy}, ${call.now}, ${approvedBy})`);
  await call.tx.rows(sql`
    update pharmacy_batch set expiry = ${expiry}, mrp_paise = ${mrpPaise}
    where tenant_id = ${call.tenantId} and batch_id = ${batch.batchId}`);
}

/** Sold units above the new price with the sum that was too much, and units sold after the new expiry (PH012). */
export async function readSoldOtherwise(
  call: Call,
  { batchId, expiry, mrpPaise }: { readonly batchId: number; readonly expiry: string; readonly mrpPaise: Paise },
): Promise<{ aboveUnits: number; abovePaise: Paise; afterExpiryUnits: number }> {
  return call.tx.single(sql`
    select coalesce(sum(l.quantity) filter (where l.mrp_paise > ${mrpPaise}), 0)::integer as above_units,
      coalesce(sum(l.quantity * (l.mrp_paise - ${mrpPaise}::bigint)) filter (where l.mrp_paise > ${mrpPaise}), 0)::bigint as above_paise,
      coalesce(sum(l.quantity) filter (where (s.sold_at at time zone ${call.hospital.timezone})::date > ${expiry}::date), 0)::integer
        as after_expiry_units
    from pharmacy_sale_line l
    join pharmacy_sale s on s.tenant_id = l.tenant_id and s.sale_id = l.sale_id
    where l.tenant_id = ${call.tenantId} and l.batch_id = ${batchId}`);
}

/** The units of a batch in all stores of the hospital, Quarantine and Transit too. */
export async function readUnitsOfBatch({ tx, tenantId }: Call, batchId: number): Promise<number> {
  const { quantity } = await tx.single<{ quantity: number }>(sql`
    select coalesce(sum(k.units), 0)::integer as quantity
    from stock_lot o join stock_balance k on k.tenant_id = o.tenant_id and k.lot_id = o.lot_id
    where o.tenant_id = ${tenantId} and o.batch_id = ${batchId}`);
  return quantity;
}
