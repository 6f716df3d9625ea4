// The list of adjustments of stock: corrections, broken units and destructions, with both persons, bag and receipt (PH069, PH070).

import {
  type adjustmentKinds,
  listAdjustments as listAdjustmentsEndpoint,
} from '@charaka/contract/supply/store/breakage';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerList, type ListSource } from '../../kernel/list-query.ts';

const row = listAdjustmentsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listAdjustments = handle(listAdjustmentsEndpoint, (call, input) =>
  answerList(call.tx, adjustmentList(call, input.kind), row, input),
);

/** The person who asked, or who made an adjustment without a second person. */
const maker = sql`coalesce(k.name, case when not a.is_approved then u.name end)`;
const secondPerson = sql`case when a.is_approved then u.name end`;
const value = sql`(select coalesce(sum(m.value_paise), 0)::bigint from stock_move m
  where m.tenant_id = a.tenant_id and m.stock_adjustment_id = a.stock_adjustment_id)`;

function adjustmentList(
  { tenantId, hospital }: Call,
  kind: (typeof adjustmentKinds)[number] | null | undefined,
): ListSource {
  const ofHospital = sql`a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId}`;
  return {
    select: sql`a.stock_adjustment_id, a.created_at as adjusted_at, a.adjustment_kind, i.item_name, i.pack, b.batch_number, b.expiry,
      s.store_name, a.units, ${value} as value, a.reason, a.bag_number, a.disposal_receipt, ${maker} as made_by_name,
      ${secondPerson} as second_person_name`,
    from: sql`stock_adjustment a
      join store s on s.tenant_id = a.tenant_id and s.store_id = a.store_id
      join pharmacy_batch b on b.tenant_id = a.tenant_id and b.batch_id = a.batch_id
      join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
      join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.created_by
      left join app_user k on k.tenant_id = a.tenant_id and k.user_id = a.asked_by`,
    where: kind ? sql`${ofHospital} and a.adjustment_kind = ${kind}` : ofHospital,
    columns: {
      adjustedAt: { sql: sql`a.created_at`, kind: 'instant', isNeverNull: true },
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      batchNumber: { sql: sql`b.batch_number`, kind: 'text' },
      storeName: { sql: sql`s.store_name`, kind: 'text' },
      units: { sql: sql`a.units`, kind: 'number' },
      reason: { sql: sql`a.reason`, kind: 'text' },
      bagNumber: { sql: sql`a.bag_number`, kind: 'text' },
      disposalReceipt: { sql: sql`a.disposal_receipt`, kind: 'text' },
      madeByName: { sql: maker, kind: 'text' },
      secondPersonName: { sql: secondPerson, kind: 'text' },
    },
    tieBreak: sql`a.stock_adjustment_id desc`,
    defaultOrder: sql`a.created_at desc`,
  };
}
