// Payments to suppliers: approved invoices, whole or in part; undone by a reversal alone (PH043, PH044, FI012).

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import {
  addSupplierPayment as addEndpoint,
  reverseSupplierPayment as reverseEndpoint,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { addPaise, type Paise, paise, plainRupees, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { authorityOf } from '../../foundation/staff/authority.ts';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordAdvanceTax, reverseAdvanceTax, taxOfAdvance } from './deducted-tax.ts';
import { isSamePerson, needSecondPerson } from './second-person.ts';
import { lockAccount, readCashOfDay, readOpenAdvance } from './supplier-account-store.ts';

type Typed = ParsedOf<typeof addEndpoint>['payment'];
type Payment = OutputOf<typeof addEndpoint>['payment'];

/** The most cash that a supplier gets in a day (FI012). */
const MOST_CASH_OF_DAY = paise(1_000_000);

interface OpenInvoice {
  readonly invoiceId: number;
  readonly invoiceNumber: string;
  readonly openPaise: Paise;
  readonly isApproved: boolean;
}

/** The invoices of the parts, locked. Refuses a part of another supplier, of an invoice that is not approved, and above what is open. */
async function refuseParts(call: Call, { supplierId, parts }: Typed): Promise<void> {
  const invoiceIds = parts.map(({ invoiceId }) => invoiceId);
  if (new Set(invoiceIds).size !== invoiceIds.length) refuse(purchaseSentences.invoiceTwice);
  const invoices = await call.tx.rows<OpenInvoice>(sql`
    select i.supplier_invoice_id as invoice_id, i.invoice_number, i.payable_paise - i.paid_paise - i.tax_paise as open_paise,
      i.approved_at is not null as is_approved
    from supplier_invoice i where i.tenant_id = ${call.tenantId} and i.supplier_id = ${supplierId} and i.cancelled_at is null
      and i.supplier_invoice_id = any(${invoiceIds}::bigint[]) order by i.supplier_invoice_id for update`);
  const byId = new Map(invoices.map((invoice) => [invoice.invoiceId, invoice]));
  for (const [index, { invoiceId, amount }] of parts.entries()) {
    const { invoiceNumber, openPaise, isApproved } =
      byId.get(invoiceId) ?? refuse(purchaseSentences.invoiceDoesNotExist);
    if (!isApproved) refuse(purchaseSentences.invoiceNotApproved({ invoiceNumber }));
    if (amount <= openPaise) continue;
    const sentence = purchaseSentences.onlyOpen({ sum: plainRupees(openPaise), invoiceNumber });
    refuse(sentence, { [`payment.parts.${index}.amount`]: sentence });
  }
}

/**
 * Pays today, in the mode of the payment. Refuses cash above the limit of a day, a sum that is not that of the parts, and the person who last
 * changed the bank details (Q268).
 */
export const addSupplierPayment = handle(addEndpoint, async (call, { payment: typed }) => {
  const { supplierId, mode, amount, parts } = typed;
  const supplier = await lockAccount(call, supplierId);
  const { supplierName, bankChangedBy, bankChangedByStaffId } = supplier;
  if (bankChangedBy !== null && isSamePerson(call, { userId: bankChangedBy, staffId: bankChangedByStaffId }))
    refuse(purchaseSentences.bankChangedByPayer({ supplierName }));
  await refuseParts(call, typed);
  await refuseAdvance(call, typed, supplierName);
  const advancePaise = typed.advance ?? ZERO;
  const tax = advancePaise > 0 ? await taxOfAdvance(call, supplierId, advancePaise) : null;
  const taxPaise = tax?.taxPaise ?? ZERO;
  const settledPaise = sumPaise(parts.map((part) => part.amount));
  if (subtractPaise(addPaise(settledPaise, advancePaise), taxPaise) !== amount) refuse(kernelSentences.figuresChanged);
  await refuseCash(call, typed);
  const { bankName, ifscCode, bankAccountNo } = supplier;
  const paymentId = await insertPayment(call, {
    supplierId,
    bankName,
    ifscCode,
    bankAccountNo,
    mode,
    reference: typed.reference || null,
    amountPaise: amount,
    advancePaise,
    taxPaise,
    remarks: typed.remarks || null,
    reversalOf: null,
    reason: null,
  });
  await call.tx.rows(sql`
    insert into supplier_payment_part (tenant_id, hospital_id, supplier_id, supplier_payment_id, supplier_invoice_id, amount_paise)
    select ${call.tenantId}, ${call.hospital.hospitalId}, ${supplierId}, ${paymentId}, x.invoice_id, x.amount_paise
    from unnest(${parts.map(({ invoiceId }) => invoiceId)}::bigint[], ${parts.map((part) => part.amount)}::bigint[])
      as x (invoice_id, amount_paise) order by x.invoice_id`);
  if (tax) await recordAdvanceTax(call, { supplierId, paymentId, advancePaise, tax });
  const payment = await findPayment(call, paymentId);
  const { paymentNumber } = payment;
  call.say(
    taxPaise > 0
      ? purchaseSentences.supplierPaidWithTax({ paymentNumber, sum: plainRupees(taxPaise) })
      : purchaseSentences.supplierPaid({ paymentNumber }),
  );
  return { payment };
});

/** Refuses more than the open advance where it settles invoices, and a second advance of a user who is no approver (PH043, IN023). */
async function refuseAdvance(call: Call, { supplierId, mode, amount, advance }: Typed, supplierName: string) {
  if (mode !== 'Advance' && !advance) return;
  const openPaise = await readOpenAdvance(call, supplierId);
  const sum = plainRupees(openPaise);
  if (mode === 'Advance') {
    if (amount <= openPaise) return;
    const sentence = purchaseSentences.onlyAdvance({ sum, supplierName });
    refuse(sentence, { 'payment.amount': sentence });
  }
  if (openPaise === 0) return;
  const { isApprover, isDelegator } = await authorityOf(call);
  if (isApprover || isDelegator) return;
  const sentence = purchaseSentences.onlyApproverPaysAdvance({ sum });
  refuse(sentence, { 'payment.advance': sentence });
}

/** Refuses cash to a supplier above the limit of a day. */
async function refuseCash(call: Call, { supplierId, mode, amount }: Typed): Promise<void> {
  if (mode !== 'Cash') return;
  const cashPaise = await readCashOfDay(call, supplierId);
  if (cashPaise + amount <= MOST_CASH_OF_DAY) return;
  const sentence = purchaseSentences.cashAboveLimit({ sum: plainRupees(cashPaise) });
  refuse(sentence, { 'payment.amount': sentence });
}

interface NewPayment {
  readonly supplierId: number;
  readonly mode: Payment['mode'];
  readonly reference: string | null;
  readonly bankName: string | null;
  readonly ifscCode: string | null;
  readonly bankAccountNo: string | null;
  readonly amountPaise: Paise;
  readonly advancePaise: Paise;
  readonly taxPaise: Paise;
  readonly remarks: string | null;
  readonly reversalOf: number | null;
  readonly reason: string | null;
}

/** Writes a payment of today with the next number of the year; its trigger posts it. Answers its key. */
async function insertPayment(call: Call, payment: NewPayment): Promise<number> {
  const finYear = financialYearOn(call, todayOf(call));
  const { paymentId } = await call.tx.single<{ paymentId: number }>(sql`
    insert into supplier_payment (tenant_id, hospital_id, supplier_id, fin_year, payment_no, payment_number, paid_at, mode, reference,
      amount_paise, advance_paise, tax_paise, remarks, reversal_of, reason, created_by, created_by_staff_id, bank_name, ifsc_code, bank_account_no)
    select ${call.tenantId}, ${call.hospital.hospitalId}, ${payment.supplierId}, ${finYear}, n.no, 'SP' || n.no, ${call.now}::timestamptz,
      ${payment.mode}, ${payment.reference}, ${payment.amountPaise}, ${payment.advancePaise}, ${payment.taxPaise}, ${payment.remarks},
      ${payment.reversalOf}::bigint, ${payment.reason}, ${call.userId}, ${call.session.staffId},
      ${payment.bankName}, ${payment.ifscCode}, ${payment.bankAccountNo}
    from next_number('supplier payment', ${call.hospital.hospitalId}, ${finYear}) n (no)
    returning supplier_payment_id as payment_id`);
  return paymentId;
}

function findPayment(call: Call, paymentId: number): Promise<Payment> {
  return call.tx.one(
    sql`select p.supplier_payment_id as payment_id, p.payment_number, p.supplier_id, p.paid_at, p.mode, p.reference, p.amount_paise as amount,
        p.advance_paise as advance, p.tax_paise as tax, p.remarks, p.reversal_of, p.bank_name, p.ifsc_code, p.bank_account_no
      from supplier_payment p where p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId}
        and p.supplier_payment_id = ${paymentId}`,
    purchaseSentences.paymentDoesNotExist,
  );
}

/** The reversal, a payment of its own with negative parts. Refuses a second one, and the person who made the payment (Q268). */
export const reverseSupplierPayment = handle(reverseEndpoint, async (call, { payment: { paymentId, reason } }) => {
  const { supplierId } = await findPayment(call, paymentId);
  await lockAccount(call, supplierId);
  const known = await call.tx.single<
    Omit<NewPayment, 'reason'> & {
      createdBy: number;
      createdByStaffId: number | null;
      paymentNumber: string;
      isReversed: boolean;
    }
  >(sql`
    select p.supplier_id, p.mode, p.reference, p.amount_paise, p.advance_paise, p.tax_paise, p.remarks, p.reversal_of, p.created_by, p.created_by_staff_id, p.payment_number,
      p.bank_name, p.ifsc_code, p.bank_account_no,
      exists (select from supplier_payment r where r.tenant_id = p.tenant_id and r.reversal_of = p.supplier_payment_id) as is_reversed
    from supplier_payment p where p.tenant_id = ${call.tenantId} and p.supplier_payment_id = ${paymentId}`);
  const { paymentNumber } = known;
  if (known.reversalOf !== null || known.isReversed)
    refuse(purchaseSentences.paymentReversedAlready({ paymentNumber }));
  await needSecondPerson(call, {
    makers: [{ userId: known.createdBy, staffId: known.createdByStaffId }],
    amountPaise: known.amountPaise,
    refusal: purchaseSentences.anotherReverses,
    deed: `Payment to a supplier reversed: ${paymentNumber}`,
  });
  if (known.advancePaise > (await readOpenAdvance(call, supplierId)))
    refuse(purchaseSentences.advanceUsed({ paymentNumber }));
  const reversalId = await insertPayment(call, { ...known, reversalOf: paymentId, reason });
  if (known.advancePaise > 0) await reverseAdvanceTax(call, { supplierId, paymentId, reversalId, paymentNumber });
  await call.tx.rows(sql`
    insert into supplier_payment_part (tenant_id, hospital_id, supplier_id, supplier_payment_id, supplier_invoice_id, amount_paise)
    select x.tenant_id, x.hospital_id, x.supplier_id, ${reversalId}, x.supplier_invoice_id, -x.amount_paise
    from supplier_payment_part x where x.tenant_id = ${call.tenantId} and x.supplier_payment_id = ${paymentId}
    order by x.supplier_invoice_id`);
  call.say(purchaseSentences.paymentReversed({ paymentNumber }));
  return { payment: await findPayment(call, reversalId) };
});
