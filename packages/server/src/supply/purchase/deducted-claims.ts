// Goods that went back before their invoice came are deducted once: by their claim, or by an invoice that leaves them out (PH041, PH042).

import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { type Paise, plainRupees, sumPaise, ZERO } from '@charaka/rules/money/money';
import { MOST_ROUND_OFF } from '@charaka/rules/money/purchase-figures';
import { type PurchaseReturnStatus, purchaseReturnSteps } from '@charaka/rules/supply/purchase-return-steps';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { needSecondPerson } from './second-person.ts';

/** A claim for goods of an invoice's receipts that is open or credited. */
export interface ClaimOfReceipts {
  readonly id: number;
  readonly status: PurchaseReturnStatus;
  /** The number of the claim. */
  readonly name: string;
  readonly claimedPaise: Paise;
  /** The part of the claim, or of its credit note, for goods of these receipts. */
  readonly ofReceiptsPaise: Paise;
  readonly createdBy: number;
  readonly createdByStaffId: number | null;
  /** The invoice leaves its goods out: the user named it. */
  readonly isNamed: boolean;
}

interface AskedClaims {
  readonly supplierId: number;
  readonly receiptIds: readonly number[];
  readonly returnIds: readonly number[];
}

/**
 * The claims for goods of these receipts, behind the locked account of the supplier, which every answer to a claim locks as well. Refuses a
 * named claim that does not exist, is answered, has goods of further receipts, or is the caller's own.
 */
export async function readClaims(
  call: Call,
  { supplierId, receiptIds, returnIds }: AskedClaims,
): Promise<ClaimOfReceipts[]> {
  const rows = await call.tx.rows<ClaimOfReceipts>(sql`
    select p.purchase_return_id as id, p.status, p.claim_number as name, p.claimed_paise, p.created_by, p.created_by_staff_id,
      least(coalesce(p.credited_paise, p.claimed_paise), sum(x.taxable_paise + x.cgst_paise + x.sgst_paise + x.igst_paise)
        filter (where l.goods_receipt_id = any(${[...receiptIds]}::bigint[])))::bigint as of_receipts_paise,
      p.purchase_return_id = any(${[...returnIds]}::bigint[]) as is_named
    from purchase_return p
    join purchase_return_line x on x.tenant_id = p.tenant_id and x.purchase_return_id = p.purchase_return_id
    join goods_receipt_line l on l.tenant_id = x.tenant_id and l.goods_receipt_line_id = x.goods_receipt_line_id
    where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId} and p.supplier_id = ${supplierId}
    group by p.tenant_id, p.purchase_return_id
    having p.purchase_return_id = any(${[...returnIds]}::bigint[])
      or (p.status in ('Sent', 'Credited') and bool_or(l.goods_receipt_id = any(${[...receiptIds]}::bigint[])))
    order by p.purchase_return_id`);
  const named = rows.filter(({ isNamed }) => isNamed);
  if (named.length !== new Set(returnIds).size) refuse(purchaseSentences.returnDoesNotExist);
  await refuseOtherStates(call, purchaseReturnSteps, named, 'deduct');
  const mixed = named.find(({ claimedPaise, ofReceiptsPaise }) => ofReceiptsPaise !== claimedPaise);
  if (mixed) refuse(purchaseSentences.claimOfOtherReceipts({ claimNumber: mixed.name }));
  if (named.length > 0)
    await needSecondPerson(call, {
      makers: named.map(({ createdBy, createdByStaffId }) => ({ userId: createdBy, staffId: createdByStaffId })),
      amountPaise: ZERO,
      refusal: purchaseSentences.anotherAnswersClaim,
      deed: `Claims left out of an invoice: ${named.map(({ name }) => name).join(', ')}`,
    });
  return rows;
}

/** The sum of the named claims. */
export const deductedOf = (claims: readonly ClaimOfReceipts[]): Paise =>
  sumPaise(claims.filter(({ isNamed }) => isNamed).map(({ claimedPaise }) => claimedPaise));

/**
 * Refuses a second deduction. `gapPaise` is what the invoice charges above the received goods less the named claims: so far below them, that
 * it leaves goods of another claim out, or so far above, that it charges the goods of a named one.
 */
export function refuseSecondDeduction(claims: readonly ClaimOfReceipts[], gapPaise: Paise): void {
  const isWithin = (amount: number) => (claim: ClaimOfReceipts) =>
    claim.ofReceiptsPaise > 0 && claim.ofReceiptsPaise <= amount + MOST_ROUND_OFF;
  const sum = plainRupees(Math.abs(gapPaise) as Paise);
  const charged = claims.filter(({ isNamed }) => isNamed).find(isWithin(gapPaise));
  if (gapPaise > MOST_ROUND_OFF && charged)
    refuse(purchaseSentences.claimNotLeftOut({ sum, claimNumber: charged.name }));
  if (gapPaise >= -MOST_ROUND_OFF) return;
  const leftOut = claims.filter(({ isNamed }) => !isNamed).find(isWithin(-gapPaise));
  if (!leftOut) return;
  const { status, name: claimNumber } = leftOut;
  if (status === 'Credited') refuse(purchaseSentences.claimCreditedAlready({ sum, claimNumber }));
  const sentence = purchaseSentences.claimNotNamed({ sum, claimNumber });
  refuse(sentence, { 'invoice.returnIds': sentence });
}

/** Withdraws the named claims: the voucher of the invoice takes them out of the account of the supplier. */
export async function deductClaims(call: Call, claims: readonly ClaimOfReceipts[], invoiceId: number): Promise<void> {
  const named = claims.filter(({ isNamed }) => isNamed);
  if (named.length > 0) await moveRows(call, purchaseReturnSteps, named, 'deduct', { supplier_invoice_id: invoiceId });
}

interface CancelledInvoice {
  readonly supplierId: number;
  readonly invoiceId: number;
  readonly invoiceNumber: string;
}

/** Opens the claims of a cancelled invoice again. Refuses where a later return counts on what the invoice left out. */
export async function reopenClaims(
  call: Call,
  { supplierId, invoiceId, invoiceNumber }: CancelledInvoice,
): Promise<void> {
  const later = await call.tx.row<{ claimNumber: string }>(sql`
    select p.claim_number from purchase_return p
    join purchase_return_line x on x.tenant_id = p.tenant_id and x.purchase_return_id = p.purchase_return_id and x.left_out_paise > 0
    join goods_receipt_line l on l.tenant_id = x.tenant_id and l.goods_receipt_line_id = x.goods_receipt_line_id
    join goods_receipt g on g.tenant_id = l.tenant_id and g.goods_receipt_id = l.goods_receipt_id and g.supplier_invoice_id = ${invoiceId}
    where p.tenant_id = ${call.tenantId} and p.supplier_id = ${supplierId} and p.status <> 'Refused'
    order by p.purchase_return_id limit 1`);
  if (later) refuse(purchaseSentences.returnCountsOnInvoice({ ...later, invoiceNumber }));
  const deducted = await call.tx.rows<{ id: number; status: PurchaseReturnStatus; name: string }>(sql`
    select p.purchase_return_id as id, p.status, p.claim_number as name from purchase_return p
    where p.tenant_id = ${call.tenantId} and p.supplier_id = ${supplierId} and p.supplier_invoice_id = ${invoiceId}
    order by p.purchase_return_id for update`);
  const emptied = { supplier_invoice_id: null, answered_at: null, answered_by: null };
  if (deducted.length > 0) await moveRows(call, purchaseReturnSteps, deducted, 'reopen', emptied);
}

/** By invoice, what it left out of the received goods and no return has used yet, in paise; behind the locked account of the supplier. */
export async function readLeftOut(call: Call, invoiceIds: readonly number[]): Promise<Map<number, Paise>> {
  const rows = await call.tx.rows<{ invoiceId: number; leftOutPaise: Paise }>(sql`
    select i.supplier_invoice_id as invoice_id, (-i.difference_paise - (
        select coalesce(sum(x.left_out_paise), 0) from goods_receipt g
        join goods_receipt_line l on l.tenant_id = g.tenant_id and l.goods_receipt_id = g.goods_receipt_id
        join purchase_return_line x on x.tenant_id = l.tenant_id and x.goods_receipt_line_id = l.goods_receipt_line_id
        join purchase_return p on p.tenant_id = x.tenant_id and p.purchase_return_id = x.purchase_return_id and p.status <> 'Refused'
        where g.tenant_id = i.tenant_id and g.supplier_invoice_id = i.supplier_invoice_id))::bigint as left_out_paise
    from supplier_invoice i where i.tenant_id = ${call.tenantId} and i.difference_paise < 0
      and i.supplier_invoice_id = any(${[...new Set(invoiceIds)]}::bigint[])`);
  return new Map(rows.map(({ invoiceId, leftOutPaise }) => [invoiceId, leftOutPaise]));
}
