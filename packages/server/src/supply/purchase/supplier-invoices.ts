// Invoices of suppliers: matched with their receipts, approved by another person, or cancelled before that (PH042, PH045).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import {
  addSupplierInvoice as addEndpoint,
  approveSupplierInvoice as approveEndpoint,
  listSupplierBalances as balancesEndpoint,
  cancelSupplierInvoice as cancelEndpoint,
  getSupplierLedger as ledgerEndpoint,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { addPaise, type Paise, plainRupees, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { invoiceKey, MOST_ROUND_OFF } from '@charaka/rules/money/purchase-figures';
import { supplierDueDay } from '@charaka/rules/money/supplier-due';
import sql from 'sql-template-tag';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { deductClaims, deductedOf, readClaims, refuseSecondDeduction, reopenClaims } from './deducted-claims.ts';
import { deductTax } from './deducted-tax.ts';
import { dayQuestions, numberQuestions } from './paper-questions.ts';
import { type Maker, needSecondPerson } from './second-person.ts';
import { balanceList, findInvoice, type LockedAccount, lockAccount, readAccount } from './supplier-account-store.ts';

const balanceRow = balancesEndpoint.output.shape.rows.element;

/** The suppliers with their balances, by name. */
export const listSupplierBalances = handle(balancesEndpoint, (call, input) =>
  readList(call.tx, balanceList(call), balanceRow, input),
);

/** Refuses when the hospital has no supplier of that number. */
export const getSupplierLedger = handle(ledgerEndpoint, async (call, { supplierId }) => ({
  account: await readAccount(call, supplierId),
}));

type TypedInvoice = ParsedOf<typeof addEndpoint>['invoice'];

interface AwaitedReceipt {
  readonly receiptId: number;
  readonly receiptNumber: string;
  readonly invoiceNumber: string | null;
  readonly invoiceKey: string | null;
  readonly invoiceDate: string | null;
  readonly receivedOn: string;
  readonly landedPaise: Paise;
  readonly claimedPaise: Paise;
  readonly isOpen: boolean;
}

/**
 * The receipts of the supplier, locked against cancelling and against another invoice. Refuses a receipt that has an invoice, is cancelled,
 * or came with an invoice of another number or date (PH039).
 */
async function lockAwaited(
  call: Call,
  { supplierId, receiptIds, invoiceNumber, invoiceDate }: TypedInvoice,
): Promise<AwaitedReceipt[]> {
  const wanted = [...new Set(receiptIds)];
  const key = invoiceKey(invoiceNumber);
  const receipts = await call.tx.rows<AwaitedReceipt>(sql`
    select g.goods_receipt_id as receipt_id, g.receipt_number, g.invoice_number, g.invoice_key, g.invoice_date, g.received_on,
      g.landed_paise, g.claimed_paise, g.supplier_invoice_id is null and g.cancelled_at is null as is_open
    from goods_receipt g where g.tenant_id = ${call.tenantId} and g.supplier_id = ${supplierId}
      and g.goods_receipt_id = any(${wanted}::bigint[]) order by g.goods_receipt_id for update`);
  if (receipts.length !== wanted.length) refuse(purchaseSentences.receiptDoesNotExist);
  for (const { receiptNumber, isOpen, ...known } of receipts) {
    if (!isOpen) refuse(purchaseSentences.receiptHasInvoice({ receiptNumber }));
    if (known.invoiceKey !== null && known.invoiceKey !== key)
      refuse(purchaseSentences.receiptOfOtherInvoice({ receiptNumber, invoiceNumber: known.invoiceNumber ?? '' }));
    if (known.invoiceDate === null || known.invoiceDate === invoiceDate) continue;
    const sentence = purchaseSentences.receiptOfOtherDay({ receiptNumber, day: known.invoiceDate });
    refuse(sentence, { 'invoice.invoiceDate': sentence });
  }
  return receipts;
}

/**
 * The figures of an invoice in paise: a difference within a rupee is the round-off. An invoice of the received goods alone leaves their
 * rejected packs out, so nothing is claimed a second time (PH030); `deductedPaise` are claims for returned goods that it leaves out. Refuses
 * a claim above the total.
 */
function figuresOf(totalPaise: Paise, deductedPaise: Paise, receipts: readonly AwaitedReceipt[]) {
  const receivedPaise = sumPaise(receipts.map(({ landedPaise }) => landedPaise));
  const rejectedPaise = sumPaise(receipts.map((receipt) => receipt.claimedPaise));
  const claimedPaise = Math.abs(totalPaise + deductedPaise - receivedPaise) <= MOST_ROUND_OFF ? ZERO : rejectedPaise;
  if (claimedPaise > totalPaise) refuse(purchaseSentences.claimAboveTotal);
  const payablePaise = subtractPaise(totalPaise, claimedPaise);
  const gapPaise = subtractPaise(addPaise(payablePaise, deductedPaise), receivedPaise);
  const roundOffPaise = Math.abs(gapPaise) <= MOST_ROUND_OFF ? gapPaise : ZERO;
  return {
    receivedPaise,
    claimedPaise,
    deductedPaise,
    payablePaise,
    gapPaise,
    roundOffPaise,
    differencePaise: subtractPaise(gapPaise, roundOffPaise),
  };
}

/** The user confirms a number of another year, a day long ago, and a total that is not that of the goods (PH039, PH042). */
async function confirmPaper(call: Call, { supplierName }: LockedAccount, invoice: TypedInvoice, difference: Paise) {
  const sum = plainRupees(difference);
  const questions = [
    ...(difference === 0 ? [] : [purchaseSentences.totalNotReceived({ sum })]),
    ...(await numberQuestions(call, { ...invoice, supplierName })),
    ...dayQuestions(call, invoice.invoiceDate),
  ];
  const [first] = questions;
  if (!first) return;
  call.confirm(purchaseSentences.confirmInvoice({ first, count: questions.length }), purchaseSentences.enterInvoice);
}

/** The invoice with its difference. Refuses an invoice that is here, a claim above the total, and a second deduction of returned goods (PH041). */
export const addSupplierInvoice = handle(addEndpoint, async (call, { invoice }) => {
  const { supplierId, invoiceNumber, invoiceDate, total } = invoice;
  if (invoiceDate > todayOf(call))
    refuse(purchaseSentences.dayAhead, { 'invoice.invoiceDate': purchaseSentences.dayAhead });
  const supplier = await lockAccount(call, supplierId);
  const receipts = await lockAwaited(call, invoice);
  const receiptIds = receipts.map(({ receiptId }) => receiptId);
  const claims = await readClaims(call, { supplierId, receiptIds, returnIds: invoice.returnIds ?? [] });
  const figures = figuresOf(total, deductedOf(claims), receipts);
  refuseSecondDeduction(claims, figures.gapPaise);
  await confirmPaper(call, supplier, invoice, figures.differencePaise);
  const acceptedOn =
    receipts
      .map(({ receivedOn }) => receivedOn)
      .toSorted()
      .at(-1) ?? invoiceDate;
  const invoiceId = await insertInvoice(call, invoice, figures, supplierDueDay(supplier, acceptedOn));
  await deductClaims(call, claims, invoiceId);
  await call.tx.rows(sql`
    update goods_receipt set supplier_invoice_id = ${invoiceId}
    where tenant_id = ${call.tenantId} and goods_receipt_id = any(${receiptIds}::bigint[])`);
  call.say(purchaseSentences.invoiceEntered({ invoiceNumber }));
  return { invoice: await findInvoice(call, invoiceId) };
});

/** Writes an invoice; its trigger posts it. Answers its key. Refuses a number that is here in the year. */
async function insertInvoice(
  call: Call,
  { supplierId, invoiceNumber, invoiceDate, total }: TypedInvoice,
  figures: ReturnType<typeof figuresOf>,
  dueDay: string,
): Promise<number> {
  const { receivedPaise, claimedPaise, deductedPaise, roundOffPaise, differencePaise, payablePaise } = figures;
  const { invoiceId } = await refuseOnConflict(
    call.tx.single<{ invoiceId: number }>(sql`
      insert into supplier_invoice (tenant_id, hospital_id, supplier_id, invoice_number, invoice_key, invoice_year, invoice_date, total_paise,
        received_paise, claimed_paise, deducted_paise, round_off_paise, difference_paise, payable_paise, due_on, created_by,
        created_by_staff_id, created_at)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${supplierId}, ${invoiceNumber}, ${invoiceKey(invoiceNumber)},
        ${financialYearOn(call, invoiceDate)}, ${invoiceDate}, ${total}, ${receivedPaise}, ${claimedPaise}, ${deductedPaise},
        ${roundOffPaise}, ${differencePaise}, ${payablePaise}, ${dueDay}, ${call.userId}, ${call.session.staffId}, ${call.now})
      returning supplier_invoice_id as invoice_id`),
    { supplier_invoice_once: ['invoice.invoiceNumber', purchaseSentences.invoiceHereAlready] },
  );
  return invoiceId;
}

interface LockedInvoice {
  readonly supplierId: number;
  readonly invoiceNumber: string;
  readonly createdBy: number;
  readonly createdByStaffId: number | null;
  readonly payablePaise: Paise;
  /** The sum of the invoice less that of the received goods. */
  readonly differencePaise: Paise;
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
    sql`select i.supplier_id, i.invoice_number, i.created_by, i.created_by_staff_id, i.payable_paise, i.difference_paise,
        i.approved_at is not null as is_approved,
        i.cancelled_at is not null as is_cancelled from supplier_invoice i where ${ofHospital} for update`,
    purchaseSentences.invoiceDoesNotExist,
  );
  const { invoiceNumber } = invoice;
  if (invoice.isApproved) refuse(purchaseSentences.invoiceApprovedAlready({ invoiceNumber }));
  if (invoice.isCancelled) refuse(purchaseSentences.invoiceCancelledAlready({ invoiceNumber }));
  return invoice;
}

/** The receivers of the goods of an invoice and the approvers of their receipts, with their staff members of today. */
function readReceivers(call: Call, invoiceId: number): Promise<Maker[]> {
  return call.tx.rows(sql`
    select distinct u.user_id, u.staff_id from goods_receipt g
    join app_user u on u.tenant_id = g.tenant_id and u.user_id in (g.created_by, g.approved_by)
    where g.tenant_id = ${call.tenantId} and g.supplier_invoice_id = ${invoiceId}`);
}

/**
 * Refuses the maker of the invoice and the receivers of its goods (Q268, IN062); the database refuses the log-in of the maker too. An invoice
 * with another sum than the goods needs an approver (IN025).
 */
export const approveSupplierInvoice = handle(approveEndpoint, async (call, { invoice: { invoiceId } }) => {
  const invoice = await lockUndecided(call, invoiceId);
  const { supplierId, invoiceNumber, createdBy, createdByStaffId, payablePaise, differencePaise } = invoice;
  const sum = plainRupees(differencePaise);
  await needSecondPerson(call, {
    makers: [{ userId: createdBy, staffId: createdByStaffId }, ...(await readReceivers(call, invoiceId))],
    amountPaise: payablePaise,
    refusal: purchaseSentences.anotherApproves,
    ...(differencePaise === 0 ? {} : { approverRefusal: purchaseSentences.differenceNeedsApprover({ sum }) }),
    deed: `Invoice of a supplier approved: ${invoiceNumber}`,
  });
  await call.tx.rows(sql`
    update supplier_invoice set approved_by = ${call.userId}, approved_at = ${call.now}
    where tenant_id = ${call.tenantId} and supplier_invoice_id = ${invoiceId}`);
  const taxPaise = await deductTax(call, supplierId, invoiceId);
  call.say(
    taxPaise > 0
      ? purchaseSentences.invoiceApprovedWithTax({ invoiceNumber, sum: plainRupees(taxPaise) })
      : purchaseSentences.invoiceApproved({ invoiceNumber }),
  );
  return { invoice: await findInvoice(call, invoiceId) };
});

/** The receipts of the invoice wait for another one, and claims that it left out are open again; its voucher is reversed. */
export const cancelSupplierInvoice = handle(cancelEndpoint, async (call, { invoice: { invoiceId, reason } }) => {
  const { supplierId, invoiceNumber } = await lockUndecided(call, invoiceId);
  await reopenClaims(call, { supplierId, invoiceId, invoiceNumber });
  await call.tx.rows(sql`
    update goods_receipt set supplier_invoice_id = null
    where tenant_id = ${call.tenantId} and supplier_invoice_id = ${invoiceId}`);
  await call.tx.rows(sql`
    update supplier_invoice set cancelled_by = ${call.userId}, cancelled_at = ${call.now}, cancel_reason = ${reason}
    where tenant_id = ${call.tenantId} and supplier_invoice_id = ${invoiceId}`);
  call.say(purchaseSentences.invoiceCancelled({ invoiceNumber }));
  return { invoice: await findInvoice(call, invoiceId) };
});
