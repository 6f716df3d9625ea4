// The SQL of payers' receipts and of the claims they settle.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import type { Paise } from '@charaka/rules/money/money';
import { settledByPart } from '@charaka/rules/money/payer-receipt';
import sql, { join } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';

/** A bill with what is left of its claim on a payer. */
export interface ClaimedBill {
  readonly billId: number;
  readonly associationId: number;
  readonly admissionId: number;
  readonly orderNo: number;
  readonly restPaise: Paise;
}

/** The bills of these numbers that this hospital claims of the payer. */
export function readClaims(call: Call, associationId: number, billIds: readonly number[]): Promise<ClaimedBill[]> {
  return call.tx.rows<ClaimedBill>(sql`
    select b.bill_id, b.admission_id, b.order_no, c.association_id, c.claim_paise - c.settled_paise as rest_paise
    from bill b join bill_payer c on c.tenant_id = b.tenant_id and c.bill_id = b.bill_id
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.is_active
      and c.association_id = ${associationId} and b.bill_id = any(${[...billIds]}::bigint[])
    order by b.admission_id`);
}

/** A receipt to be kept. */
export interface NewReceipt {
  readonly associationId: number;
  readonly finYear: string;
  readonly receivedOn: string;
  readonly mode: string;
  readonly reference: string;
  readonly note: string | null;
}

/** Keeps a receipt under the next number of its series. */
export function insertReceipt(call: Call, entry: NewReceipt): Promise<{ receiptId: number; receiptNo: number }> {
  const { tenantId, userId } = call;
  const { hospitalId } = call.hospital;
  return call.tx.one(
    sql`insert into payer_receipt (tenant_id, hospital_id, association_id, fin_year, receipt_no, received_on, mode, reference,
        note, created_by)
      values (${tenantId}, ${hospitalId}, ${entry.associationId}, ${entry.finYear},
        next_number('payer receipt', ${hospitalId}, ${entry.finYear}), ${entry.receivedOn}, ${entry.mode},
        ${entry.reference}, ${entry.note}, ${userId})
      returning receipt_id, receipt_no`,
    tpaSentences.receiptNotRecorded,
  );
}

/** What a receipt settles of a bill, with what its reason says. */
export interface NewPart {
  readonly bill: ClaimedBill;
  readonly paidPaise: Paise;
  readonly tdsPaise: Paise;
  readonly disallowedPaise: Paise;
  readonly isWrittenOff: boolean;
  readonly reason: string;
}

/** Keeps a part and what it changes of the bill: the claim grows less, and what the patient is to pay becomes their due. */
export async function insertPart(call: Call, receiptId: number, part: NewPart): Promise<void> {
  const { tx, tenantId, userId } = call;
  const { bill, paidPaise, tdsPaise, disallowedPaise, isWrittenOff } = part;
  const charged = isWrittenOff ? 0 : disallowedPaise;
  await Promise.all([
    tx.rows(sql`
      insert into payer_receipt_part (tenant_id, hospital_id, receipt_id, bill_id, admission_id, paid_paise, tds_paise,
        disallowed_paise, is_written_off, reason, created_by)
      values (${tenantId}, ${call.hospital.hospitalId}, ${receiptId}, ${bill.billId}, ${bill.admissionId}, ${paidPaise},
        ${tdsPaise}, ${disallowedPaise}, ${isWrittenOff}, ${part.reason.trim() || null}, ${userId})`),
    tx.rows(sql`
      update bill_payer set settled_paise = settled_paise + ${settledByPart(part)}
      where tenant_id = ${tenantId} and bill_id = ${bill.billId} and association_id = ${bill.associationId}`),
    tx.rows(sql`
      update bill set due_paise = due_paise + ${charged}, is_settled = due_paise + ${charged} = 0,
        settled_at = case when due_paise + ${charged} = 0 then settled_at end,
        due_reason = case when ${charged}::bigint > 0 then concat_ws('; ', due_reason, ${part.reason.trim()}::text) else due_reason end
      where tenant_id = ${tenantId} and bill_id = ${bill.billId}`),
  ]);
}

/** A part of a receipt as kept, with the due its bill has now. */
export interface KeptPart {
  readonly billId: number;
  readonly admissionId: number;
  readonly associationId: number;
  readonly orderNo: number;
  readonly settledPaise: Paise;
  readonly chargedPaise: Paise;
  readonly duePaise: Paise;
}

/** The parts of a receipt that stands, by admission; none where there is no such receipt. */
export function readParts(call: Call, receiptId: number): Promise<KeptPart[]> {
  return call.tx.rows<KeptPart>(sql`
    select p.bill_id, p.admission_id, r.association_id, b.order_no,
      p.paid_paise + p.tds_paise + p.disallowed_paise as settled_paise,
      case when p.is_written_off then 0 else p.disallowed_paise end as charged_paise, b.due_paise
    from payer_receipt_part p
    join payer_receipt r on r.tenant_id = p.tenant_id and r.receipt_id = p.receipt_id
    join bill b on b.tenant_id = p.tenant_id and b.bill_id = p.bill_id
    where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId} and p.receipt_id = ${receiptId}
      and p.is_active
    order by p.admission_id`);
}

/** Writes a receipt back; its number stays used. Take the admissions' locks first. */
export async function writeReceiptBack(call: Call, receiptId: number, reason: string, parts: readonly KeptPart[]) {
  const { tx, tenantId, userId, now } = call;
  await Promise.all([
    tx.rows(sql`
      update payer_receipt set is_active = false, cancelled_at = ${now}, cancelled_by = ${userId}, cancel_reason = ${reason}
      where tenant_id = ${tenantId} and receipt_id = ${receiptId}`),
    tx.rows(sql`
      update payer_receipt_part set is_active = false where tenant_id = ${tenantId} and receipt_id = ${receiptId}`),
    ...parts.map(({ billId, associationId, settledPaise }) =>
      tx.rows(sql`
        update bill_payer set settled_paise = settled_paise - ${settledPaise}
        where tenant_id = ${tenantId} and bill_id = ${billId} and association_id = ${associationId}`),
    ),
    ...parts.map(({ billId, chargedPaise }) =>
      tx.rows(sql`
        update bill set due_paise = due_paise - ${chargedPaise},
          is_settled = due_paise = ${chargedPaise},
          settled_at = case when due_paise = ${chargedPaise} then coalesce(settled_at, ${now}) end
        where tenant_id = ${tenantId} and bill_id = ${billId}`),
    ),
  ]);
}

const receiptColumns = sql`r.receipt_id, r.receipt_no, r.fin_year, r.received_on, r.association_id, s.association_name, r.mode,
  r.reference, r.note, x.bill_count, x.paid, x.tds, x.disallowed, r.is_active, r.cancel_reason, u.name as created_by_name,
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

/** What a receipt settled of each bill, by bill, with whose bill it is. */
export function readReceiptBills(call: Call, receiptId: number): Promise<KeptReceipt['parts']> {
  return call.tx.rows(sql`
    select p.bill_id, b.order_no, b.fin_year, b.billed_at, p.admission_id, a.admission_mode, t.salutation, t.first_name,
      t.middle_name, t.last_name, a.infant_name, p.paid_paise as paid, p.tds_paise as tds, p.disallowed_paise as disallowed,
      p.is_written_off, p.reason
    from payer_receipt_part p
    join bill b on b.tenant_id = p.tenant_id and b.bill_id = p.bill_id
    join admission a on a.tenant_id = p.tenant_id and a.admission_id = p.admission_id
    join patient t on t.tenant_id = a.tenant_id and t.patient_id = a.patient_id
    where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId} and p.receipt_id = ${receiptId}
    order by b.order_no, p.part_id`);
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
