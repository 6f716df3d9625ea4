// Invoices of suppliers: matched with their receipts, approved by another person, or cancelled before that (PH042, PH045).

import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import {
  addSupplierInvoice as addEndpoint,
  approveSupplierInvoice as approveEndpoint,
  listSupplierBalances as balancesEndpoint,
  cancelSupplierInvoice as cancelEndpoint,
  getSupplierLedger as ledgerEndpoint,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { type Paise, paise, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { invoiceKey, MOST_ROUND_OFF } from '@charaka/rules/money/purchase-figures';
import { supplierDueDay } from '@charaka/rules/money/supplier-due';
import sql from 'sql-template-tag';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { balanceList, findInvoice, lockAccount, readAccount } from './supplier-account-store.ts';

const balanceRow = balancesEndpoint.output.shape.rows.element;

/** The suppliers with their balances, by name. */
export const listSupplierBalances = handle(balancesEndpoint, (call, input) =>
  readList(call.tx, balanceList(call), balanceRow, input),
);

/** Refuses when the hospital has no supplier of that number. */
export const getSupplierLedger = handle(ledgerEndpoint, async (call, { supplierId }) => ({
  account: await readAccount(call, supplierId),
}));

interface AwaitedReceipt {
  readonly receiptId: number;
  readonly receiptNumber: string;
  readonly invoiceNumber: string | null;
  readonly invoiceKey: string | null;
  readonly receivedOn: string;
  readonly landedPaise: Paise;
  readonly claimedPaise: Paise;
  readonly isOpen: boolean;
}

/** The receipts of the supplier, locked against cancelling and against another invoice. Refuses one that has an invoice or is cancelled. */
async function lockAwaited(
  call: Call,
  supplierId: number,
  receiptIds: readonly number[],
  key: string,
): Promise<AwaitedReceipt[]> {
  const wanted = [...new Set(receiptIds)];
  const receipts = await call.tx.rows<AwaitedReceipt>(sql`
    select g.goods_receipt_id as receipt_id, g.receipt_number, g.invoice_number, g.invoice_key, g.received_on, g.landed_paise,
      g.claimed_paise, g.supplier_invoice_id is null and g.cancelled_at is null as is_open
    from goods_receipt g where g.tenant_id = ${call.tenantId} and g.supplier_id = ${supplierId}
      and g.goods_receipt_id = any(${wanted}::bigint[]) order by g.goods_receipt_id for update`);
  if (receipts.length !== wanted.length) refuse(purchaseSentences.receiptDoesNotExist);
  for (const { receiptNumber, invoiceNumber, invoiceKey: known, isOpen } of receipts) {
    if (!isOpen) refuse(purchaseSentences.receiptHasInvoice({ receiptNumber }));
    if (known !== null && known !== key)
      refuse(purchaseSentences.receiptOfOtherInvoice({ receiptNumber, invoiceNumber: invoiceNumber ?? '' }));
  }
  return receipts;
}

/** The invoice with its difference; within a rupee it is the round-off. Refuses an invoice that is here, and a claim above the total. */
export const addSupplierInvoice = handle(addEndpoint, async (call, { invoice }) => {
  const { supplierId, invoiceNumber, invoiceDate, total } = invoice;
  if (invoiceDate > todayOf(call))
    refuse(purchaseSentences.dayAhead, { 'invoice.invoiceDate': purchaseSentences.dayAhead });
  const supplier = await lockAccount(call, supplierId);
  const key = invoiceKey(invoiceNumber);
  const receipts = await lockAwaited(call, supplierId, invoice.receiptIds, key);
  const receivedPaise = sumPaise(receipts.map(({ landedPaise }) => landedPaise));
  const claimedPaise = sumPaise(receipts.map((receipt) => receipt.claimedPaise));
  if (claimedPaise > total) refuse(purchaseSentences.claimAboveTotal);
  const payablePaise = subtractPaise(total, claimedPaise);
  const gap = paise(payablePaise - receivedPaise);
  const roundOffPaise = Math.abs(gap) <= MOST_ROUND_OFF ? gap : ZERO;
  const acceptedOn =
    receipts
      .map(({ receivedOn }) => receivedOn)
      .toSorted()
      .at(-1) ?? invoiceDate;
  const { invoiceId } = await refuseOnConflict(
    call.tx.single<{ invoiceId: number }>(sql`
      insert into supplier_invoice (tenant_id, hospital_id, supplier_id, invoice_number, invoice_key, invoice_year, invoice_date, total_paise,
        received_paise, claimed_paise, round_off_paise, difference_paise, payable_paise, due_on, created_by, created_at)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${supplierId}, ${invoiceNumber}, ${key}, ${financialYearOn(call, invoiceDate)},
        ${invoiceDate}, ${total}, ${receivedPaise}, ${claimedPaise}, ${roundOffPaise}, ${subtractPaise(gap, roundOffPaise)}, ${payablePaise},
        ${supplierDueDay(supplier, acceptedOn)}, ${call.userId}, ${call.now})
      returning supplier_invoice_id as invoice_id`),
    { supplier_invoice_once: ['invoice.invoiceNumber', purchaseSentences.invoiceHereAlready] },
  );
  await call.tx.rows(sql`
    update goods_receipt set supplier_invoice_id = ${invoiceId}
    where tenant_id = ${call.tenantId} and goods_receipt_id = any(${receipts.map(({ receiptId }) => receiptId)}::bigint[])`);
  call.say(purchaseSentences.invoiceEntered({ invoiceNumber }));
  return { invoice: await findInvoice(call, invoiceId) };
});

interface LockedInvoice {
  readonly supplierId: number;
  readonly invoiceNumber: string;
  readonly createdBy: number;
  readonly isApproved: boolean;
  readonly isCancelled: boolean;
}

/** An invoice behind the lock of its supplier's account. Refuses one that is approved or cancelled. */
async function lockUndecided(call: Call, invoiceId: number): Promise<LockedInvoice> {
  const ofHospital = sql`i.tenant_id = ${call.tenantId} and i.hospital_id = ${call.hospital.hospitalId} and i.supplier_invoice_id = ${invoiceId}`;
  const { supplierId } = await call.tx.one<{ supplierId: number }>(
    sql`select i.supplier_id from supplier_invoice i where ${ofHospital}`,
    purchaseSentences.invoiceDoesNotExist,
  );
  await lockAccount(call, supplierId);
  const invoice = await call.tx.one<LockedInvoice>(
    sql`select i.supplier_id, i.invoice_number, i.created_by, i.approved_at is not null as is_approved,
        i.cancelled_at is not null as is_cancelled from supplier_invoice i where ${ofHospital} for update`,
    purchaseSentences.invoiceDoesNotExist,
  );
  const { invoiceNumber } = invoice;
  if (invoice.isApproved) refuse(purchaseSentences.invoiceApprovedAlready({ invoiceNumber }));
  if (invoice.isCancelled) refuse(purchaseSentences.invoiceCancelledAlready({ invoiceNumber }));
  return invoice;
}

/** The user who entered the invoice does not approve it (Q268); the database refuses it too. */
export const approveSupplierInvoice = handle(approveEndpoint, async (call, { invoice: { invoiceId } }) => {
  const { invoiceNumber, createdBy } = await lockUndecided(call, invoiceId);
  if (createdBy === call.userId) refuse(purchaseSentences.anotherApproves);
  await call.tx.rows(sql`
    update supplier_invoice set approved_by = ${call.userId}, approved_at = ${call.now}
    where tenant_id = ${call.tenantId} and supplier_invoice_id = ${invoiceId}`);
  call.say(purchaseSentences.invoiceApproved({ invoiceNumber }));
  return { invoice: await findInvoice(call, invoiceId) };
});

/** The receipts of the invoice wait for another one; its voucher is reversed. */
export const cancelSupplierInvoice = handle(cancelEndpoint, async (call, { invoice: { invoiceId, reason } }) => {
  const { invoiceNumber } = await lockUndecided(call, invoiceId);
  await call.tx.rows(sql`
    update goods_receipt set supplier_invoice_id = null
    where tenant_id = ${call.tenantId} and supplier_invoice_id = ${invoiceId}`);
  await call.tx.rows(sql`
    update supplier_invoice set cancelled_by = ${call.userId}, cancelled_at = ${call.now}, cancel_reason = ${reason}
    where tenant_id = ${call.tenantId} and supplier_invoice_id = ${invoiceId}`);
  call.say(purchaseSentences.invoiceCancelled({ invoiceNumber }));
  return { invoice: await findInvoice(call, invoiceId) };
});
