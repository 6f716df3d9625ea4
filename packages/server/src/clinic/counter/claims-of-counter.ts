// The claims of counter bills on payers, settled by the receipts that money keeps (Q255).
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ClaimChange, ClaimedBill, ClaimSource } from '../../money/bill/claims.ts';
import { lockCounterBill } from './counter-bill-store.ts';

async function lock(call: Call, associationId: number, billIds: readonly number[]): Promise<ClaimedBill[]> {
  const known = await readClaims(call, associationId, billIds);
  for (const { billId } of known) await lockCounterBill(call, billId);
  return readClaims(call, associationId, billIds);
}

function readClaims(call: Call, associationId: number, billIds: readonly number[]): Promise<ClaimedBill[]> {
  return call.tx.rows<ClaimedBill>(sql`
    select b.counter_bill_id as bill_id, null::bigint as admission_id, b.bill_no, b.claim_rest_paise as rest_paise, b.due_paise,
      (select c.created_by from counter_bill c where c.tenant_id = b.tenant_id and c.counter_bill_id = b.counter_bill_id) as made_by
    from payer_bill b
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}
      and b.association_id = ${associationId} and b.counter_bill_id = any(${[...billIds]}::bigint[])
    order by b.counter_bill_id`);
}

async function change(call: Call, sign: 1 | -1, { billId, settledPaise, chargedPaise }: ClaimChange): Promise<void> {
  await call.tx.rows(sql`
    update counter_bill set settled_paise = settled_paise + ${sign * settledPaise}, due_paise = due_paise + ${sign * chargedPaise},
      disallowed_due_paise = disallowed_due_paise + ${sign * chargedPaise}
    where tenant_id = ${call.tenantId} and counter_bill_id = ${billId}`);
  await call.announce(counterTopic, billId);
}

/** The bills of the counter. */
export const claimsOfCounter: ClaimSource = {
  sourceKind: 'Counter',
  lock,
  settle: (call, settled) => change(call, 1, settled),
  undo: (call, settled) => change(call, -1, settled),
};
