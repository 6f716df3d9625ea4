// The SQL of payers' receipts and of the parts that settle each bill.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import type { Paise } from '@charaka/rules/money/money';
import sql, { join } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import type { ClaimChange, ClaimedBill, ClaimSource } from '../bill/claims.ts';

/** A receipt to be saved. */
export interface NewReceipt {
  readonly associationId: number;
  readonly finYear: string;
  readonly receivedOn: string;
  readonly mode: string;
  readonly reference: string;
  readonly note: string | null;
  readonly backdateReason: string | null;
}

/** Keeps a receipt under the next number of its series. */
export function insertReceipt(call: Call, entry: NewReceipt): Promise<{ receiptId: number; receiptNo: number }> {
  const { tenantId, userId } = call;
  const { hospitalId } = call.hospital;
  return call.tx.one(
    sql`insert into payer_receipt (tenant_id, hospital_id, association_id, fin_year, receipt_no, received_on, mode, reference,
        note, backdate_reason, created_by)
      values (${tenantId}, ${hospitalId}, ${entry.associationId}, ${entry.finYear},
        next_number('payer receipt', ${hospitalId}, ${entry.finYear}), ${entry.receivedOn}, ${entry.mode},
        ${entry.reference}, ${entry.note}, ${entry.backdateReason}, ${userId})
      returning receipt_id, receipt_no`,
    tpaSentences.receiptNotRecorded,
  );
}

/** The part of a receipt that settles one bill, with the facts of its reason. */
export interface NewPart {
  readonly sourceKind: ClaimSource['sourceKind'];
  readonly bill: ClaimedBill;
  readonly paidPaise: Paise;
  readonly tdsPaise: Paise;
  readonly disallowedPaise: Paise;
  readonly isWrittenOff: boolean;
  readonly reason: string;
}

/** Keeps a part; the desk of the bill lowers the claim. */
export async function insertPart(call: Call, receiptId: number, part: NewPart): Promise<void> {
  const { tx, tenantId, userId } = call;
  const { bill, sourceKind, paidPaise, tdsPaise, disallowedPaise, isWrittenOff } = part;
  const isOfStay = sourceKind === 'Stay';
  await tx.rows(sql`
    insert into payer_receipt_part (tenant_id, hospital_id, receipt_id, bill_id, counter_bill_id, admission_id, paid_paise, tds_paise,
      disallowed_paise, is_written_off, reason, created_by)
    values (${tenantId}, ${call.hospital.hospitalId}, ${receiptId}, ${isOfStay ? bill.billId : null},
      ${isOfStay ? null : bill.billId}, ${bill.admissionId}, ${paidPaise}, ${tdsPaise}, ${disallowedPaise}, ${isWrittenOff},
      ${part.reason.trim() || null}, ${userId})`);
}

/** A saved part of a receipt. */
export interface KeptPart extends ClaimChange {
  readonly sourceKind: ClaimSource['sourceKind'];
}

/** The parts of a receipt that counts; none where there is no such receipt. */
export function readParts(call: Call, receiptId: number): Promise<KeptPart[]> {
  return call.tx.rows<KeptPart>(sql`
    select case when p.bill_id is not null then 'Stay' else 'Counter' end as source_kind, coalesce(p.bill_id, p.counter_bill_id) as bill_id,
      r.association_id, p.paid_paise + p.tds_paise + p.disallowed_paise as settled_paise,
      case when p.is_written_off then 0 else p.disallowed_paise end as charged_paise, p.reason
    from payer_receipt_part p
    join payer_receipt r on r.tenant_id = p.tenant_id and r.receipt_id = p.receipt_id
    where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId} and p.receipt_id = ${receiptId}
      and p.is_active
    order by p.part_id`);
}

/** Marks a receipt and its parts as cancelled; its number stays used. Take the locks of its bills first. */
export async function writeReceiptBack({ tx, tenantId, userId, now }: Call, receiptId: number, reason: string) {
  await Promise.all([
    tx.rows(sql`
      update payer_receipt set is_active = false, cancelled_at = ${now}, cancelled_by = ${userId}, cancel_reason = ${reason}
      where tenant_id = ${tenantId} and receipt_id = ${receiptId}`),
    tx.rows(sql`
      update payer_receipt_part set is_active = false where tenant_id = ${tenantId} and receipt_id = ${receiptId}`),
  ]);
}

const receiptColumns = sql`r.receipt_id, r.receipt_no, r.fin_year, r.received_on, r.association_id, s.association_name, r.mode,
  r.reference, r.note, r.backdate_reason, x.bill_count, x.paid, x.tds, x.disallowed, r.is_active, r.cancel_reason, u.name as created_by_name,
  r.created_at`;
const receiptTables = sql`payer_receipt r
  join association s on s.tenant_id = r.tenant_id and s.association_id = r.association_id
  join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.created_by
  cross join lateral (select count(*) as bill_count, coalesce(sum(p.paid_paise), 0)::bigint as paid,
      coalesce(sum(p.tds_paise), 0)::bigint as tds, coalesce(sum(p.disallowed_paise), 0)::bigint as disallowed
    from payer_receipt_part p where p.tenant_id = r.tenant_id and p.receipt_id = r.receipt_id) x`;

type KeptReceipt = OutputOf<typeof getPayerReceipt>;

/** One receipt of the hospital, with what it came to. */
export function readReceipt(call: Call, receiptId: number): Promise<KeptReceipt['receipt']> {
  return call.tx.one(
    sql`select ${receiptColumns} from ${receiptTables}
      where r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId} and r.receipt_id = ${receiptId}`,
    tpaSentences.receiptDoesNotExist,
  );
}

/** The settled parts of a receipt by bill, each with its patient. */
export function readReceiptBills(call: Call, receiptId: number): Promise<KeptReceipt['parts']> {
  return call.tx.rows(sql`
    select case when p.bill_id is not null then 'Stay' else 'Counter' end as source_kind, p.bill_id, p.counter_bill_id,
      coalesce(b.order_no, c.bill_no) as bill_no, b.order_no, coalesce(b.fin_year, c.fin_year) as fin_year,
      coalesce(b.billed_at, c.billed_at) as billed_at, p.admission_id, a.admission_mode, t.patient_id, t.salutation, t.first_name,
      t.middle_name, t.last_name, a.infant_name, p.paid_paise as paid, p.tds_paise as tds, p.disallowed_paise as disallowed,
      p.is_written_off, p.reason
    from payer_receipt_part p
    left join bill b on b.tenant_id = p.tenant_id and b.bill_id = p.bill_id
    left join admission a on a.tenant_id = p.tenant_id and a.admission_id = p.admission_id
    left join counter_bill c on c.tenant_id = p.tenant_id and c.counter_bill_id = p.counter_bill_id
    join patient t on t.tenant_id = p.tenant_id and t.patient_id = coalesce(a.patient_id, c.patient_id)
    where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId} and p.receipt_id = ${receiptId}
    order by source_kind desc, bill_no, p.part_id`);
}

/** Locks a receipt, which a closing that is being made waits for, and tells whether a closing holds it. */
export async function lockReceipt(call: Call, receiptId: number): Promise<boolean> {
  const locked = await call.tx.row<{ isClosed: boolean }>(sql`
    select day_closing_id is not null as is_closed from payer_receipt
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and receipt_id = ${receiptId} for update`);
  return locked?.isClosed ?? false;
}

/** Receipts with what they came to, the last one first. */
export function receiptList(call: Call, associationId: number | null | undefined): ListSource {
  return {
    select: receiptColumns,
    from: receiptTables,
    where: join(
      [
        sql`r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId}`,
        ...(associationId ? [sql`r.association_id = ${associationId}`] : []),
      ],
      ' and ',
    ),
    columns: {
      receiptNo: { sql: sql`r.receipt_no`, kind: 'number' },
      receivedOn: { sql: sql`r.received_on`, kind: 'day' },
      associationName: { sql: sql`s.association_name`, kind: 'text' },
      reference: { sql: sql`r.reference`, kind: 'text' },
      paid: { sql: sql`x.paid`, kind: 'money' },
    },
    tieBreak: sql`r.receipt_id desc`,
    defaultOrder: sql`r.received_on desc`,
  };
}
