// Cancels a final bill: it is reversed and made again, never edited (money.md).

import { cancelBill as cancelBillEndpoint } from '@charaka/contract/money/bill/bill-cancel';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { unfixRent } from '../charge/bed-rent-store.ts';
import { creditBill } from './bill-document.ts';
import { readSavedBill } from './bill-store.ts';

/**
 * Administrators only, until the discharge. The admission returns to discharge initiated; a payment or refund made with
 * the bill counts as an advance or a refund of one; the rent it fixed is computed again (docs/decisions/0013). Its
 * number stays used.
 */
export const cancelBill = handle(cancelBillEndpoint, async (call, { bill }) => {
  const { admissionId, billId, reason } = bill;
  const [admission, saved] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readSavedBill(call.tx, call.tenantId, admissionId),
  ]);
  if (saved?.billId !== billId) return refuse(billSentences.finalBillGoneOrCancelled);
  if (admission.isDischarged) refuse(billSentences.undoDischargeFirst);
  if (await isSettledByPayer(call, billId)) refuse(billSentences.payerReceiptCounts);
  // Before the rent it fixed is released: a bill without a document is reversed by its lines.
  await creditBill(call, admissionId, saved, reason);
  await Promise.all([writeBack(call, admissionId, billId, reason), unfixRent(call, admissionId)]);
  call.say(billSentences.billCancelled({ orderNo: saved.orderNo, finYear: saved.finYear }));
  return {};
});

/** Whether a receipt of a payer counts on the bill. */
async function isSettledByPayer({ tx, tenantId }: Call, billId: number): Promise<boolean> {
  const settled = await tx.row(sql`
    select 1 from bill_payer where tenant_id = ${tenantId} and bill_id = ${billId} and settled_paise > 0`);
  return settled !== undefined;
}

/** The bill and what hangs on it; triggers write the ledger back. */
async function writeBack({ tx, tenantId, userId, now }: Call, admissionId: number, billId: number, reason: string) {
  await Promise.all([
    tx.rows(sql`
      update bill_write_off set is_active = false
      where tenant_id = ${tenantId} and bill_id = ${billId} and is_active`),
    tx.rows(sql`
      update bill set is_active = false, cancelled_at = ${now}, cancelled_by = ${userId}, cancel_reason = ${reason}
      where tenant_id = ${tenantId} and bill_id = ${billId}`),
    tx.rows(sql`update bill_payer set is_active = false where tenant_id = ${tenantId} and bill_id = ${billId}`),
    tx.rows(sql`update payment set bill_id = null where tenant_id = ${tenantId} and bill_id = ${billId}`),
    tx.rows(sql`
      update admission set is_final_bill = false, updated_at = ${now}
      where tenant_id = ${tenantId} and admission_id = ${admissionId}`),
  ]);
}
