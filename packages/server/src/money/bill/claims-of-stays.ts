// The claims of final bills: locked behind their admissions, settled by receipts of payers.
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import type { ClaimChange, ClaimedBill, ClaimSource } from './claims.ts';

function readClaims(call: Call, associationId: number, billIds: readonly number[]): Promise<ClaimedBill[]> {
  return call.tx.rows<ClaimedBill>(sql`
    select b.bill_id, b.admission_id, b.order_no as bill_no, b.created_by as made_by, c.claim_paise - c.settled_paise as rest_paise, b.due_paise
    from bill b join bill_payer c on c.tenant_id = b.tenant_id and c.bill_id = b.bill_id
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.is_active
      and c.association_id = ${associationId} and b.bill_id = any(${[...billIds]}::bigint[])
    order by b.admission_id`);
}

async function lock(call: Call, associationId: number, billIds: readonly number[]): Promise<ClaimedBill[]> {
  const before = await readClaims(call, associationId, billIds);
  for (const { admissionId } of before) if (admissionId !== null) await lockAdmission(call, admissionId);
  return readClaims(call, associationId, billIds);
}

async function settle(
  { tx, tenantId }: Call,
  { billId, associationId, settledPaise, chargedPaise, reason }: ClaimChange,
): Promise<void> {
  await Promise.all([
    tx.rows(sql`
      update bill_payer set settled_paise = settled_paise + ${settledPaise}
      where tenant_id = ${tenantId} and bill_id = ${billId} and association_id = ${associationId}`),
    tx.rows(sql`
      update bill set due_paise = due_paise + ${chargedPaise}, is_settled = due_paise + ${chargedPaise} = 0,
        settled_at = case when due_paise + ${chargedPaise} = 0 then settled_at end,
        due_reason = case when ${chargedPaise}::bigint > 0 then concat_ws('; ', due_reason, ${reason}::text) else due_reason end
      where tenant_id = ${tenantId} and bill_id = ${billId}`),
  ]);
}

async function undo(
  { tx, tenantId, now }: Call,
  { billId, associationId, settledPaise, chargedPaise }: ClaimChange,
): Promise<void> {
  await Promise.all([
    tx.rows(sql`
      update bill_payer set settled_paise = settled_paise - ${settledPaise}
      where tenant_id = ${tenantId} and bill_id = ${billId} and association_id = ${associationId}`),
    tx.rows(sql`
      update bill set due_paise = due_paise - ${chargedPaise}, is_settled = due_paise = ${chargedPaise},
        settled_at = case when due_paise = ${chargedPaise} then coalesce(settled_at, ${now}) end
      where tenant_id = ${tenantId} and bill_id = ${billId}`),
  ]);
}

/** The final bills of stays. */
export const claimsOfStays: ClaimSource = { sourceKind: 'Stay', lock, settle, undo };
