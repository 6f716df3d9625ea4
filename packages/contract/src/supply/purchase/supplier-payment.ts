// Invoices of suppliers and their payment on the wire: balances with ageing, the account of a supplier, matching, approval, payment.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { panHolders, supplierTaxNatures } from '@charaka/rules/money/supplier-tax';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, money, oneOf, optional, requiredText, signedMoney, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { purchaseChecks } from './purchase-checks.ts';
import { supplierKey } from './supplier.ts';
import { goodsReceiptTopic, supplierPaymentTopic } from './topics.ts';

/** Menu path that rights on invoices and payments of suppliers hang on. */
export const supplierPaymentMenu = 'Pharmacy/supplier_payment';
/** Modes of a payment; 'Advance' settles invoices out of the open advance, without money (PH043). */
export const supplierPaymentModes = ['Cash', 'UPI', 'NEFT', 'Cheque', 'Advance'] as const;
/** States of an invoice, derived from its approval and its payments. */
const supplierInvoiceStates = ['Matched', 'Differs', 'Approved', 'PartlyPaid', 'Paid', 'Cancelled'] as const;

const invoiceSpellings: Spellings = {
  invoiceNumber: 'invoiceNo',
  invoiceId: 'supplierInvoiceId',
  receiptIds: 'goodsReceiptIds',
  returnIds: 'purchaseReturnIds',
  state: 'matchState',
};

/** The balance of a supplier: due and overdue by age, and goods without invoice. */
const supplierBalance = shape({
  supplierId: id(),
  supplierName: text(),
  /** Open of all invoices, approved or not. */
  open: money(),
  notDue: money(),
  overdue30: money(),
  overdue60: money(),
  overdueLonger: money(),
  /** Received without invoice. */
  awaited: money(),
  /** Claims for returned goods that are not refused; a credit note at its amount. */
  claimed: money(),
  /** An invoice of a micro or small maker or service is overdue: the law asks interest (PH045). */
  isInterestDue: flag(),
});

/** The suppliers with an account, by name. */
export const listSupplierBalances = endpoint({
  path: '/Purchase/GetSupplierBalances',
  summary: 'Lists the balances of suppliers by age.',
  permission: may('view', supplierPaymentMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(supplierBalance, 'supplierBalanceList'),
});

/** An invoice with what is open of it. */
const supplierInvoice = shape(
  {
    invoiceId: id(),
    invoiceNumber: text(),
    invoiceDate: day(),
    total: money(),
    claimed: money(),
    /** Claims for returned goods that the invoice leaves out. */
    deducted: money(),
    /** The sum of the invoice beyond its receipts; negative below them. */
    difference: signedMoney(),
    payable: money(),
    paid: money(),
    /** Income tax that was deducted at the approval (PH082). */
    tax: money(),
    open: money(),
    dueOn: day(),
    state: oneOf(supplierInvoiceStates),
    receiptNumbers: text(2000),
    createdByName: text(),
    /** The caller entered it, and so does not approve it. */
    isOwn: flag(),
  },
  { ...invoiceSpellings, receiptNumbers: 'grnNos', createdByName: 'createdBy', tax: 'taxDeducted' },
);

/** A receipt that no invoice names yet. */
const awaitedReceipt = shape(
  {
    receiptId: id(),
    receiptNumber: text(),
    receivedOn: day(),
    invoiceNumber: optional(text()),
    invoiceDate: optional(day()),
    invoiceTotal: optional(money()),
    landed: money(),
    /** Received on a challan more than three days ago: the supplier is asked for its invoice (PH091). */
    isInvoiceLate: flag(),
  },
  { receiptId: 'goodsReceiptId', receiptNumber: 'grnNo', invoiceNumber: 'invoiceNo' },
);

/** An open claim for goods that no approved invoice charges yet: the invoice of these receipts may leave them out (PH041). */
const deductibleClaim = shape(
  {
    returnId: id(),
    claimNumber: text(),
    claimed: money(),
    receiptNumbers: text(2000),
    /** The caller returned the goods, and so does not withdraw the claim. */
    isOwn: flag(),
  },
  { returnId: 'purchaseReturnId', claimNumber: 'debitClaimNo', receiptNumbers: 'grnNos' },
);

/** A line of the account; the balance is the debt of the hospital after it, less the open advance. A credit note adds what it lacks of its claim. */
const ledgerLine = shape(
  {
    at: instant(),
    kind: oneOf([
      'Invoice',
      'Cancelled',
      'Tax',
      'AdvanceTax',
      'Payment',
      'Reversal',
      'Claim',
      'CreditNote',
      'ClaimRefused',
      'ClaimDeducted',
    ]),
    number: text(),
    mode: optional(oneOf(supplierPaymentModes)),
    reference: optional(text()),
    /** The amount added to the balance. */
    amount: signedMoney(),
    balance: signedMoney(),
    paymentId: optional(id()),
    canReverse: flag(),
  },
  { paymentId: 'supplierPaymentId', number: 'documentNo' },
);

/** The account of the supplier at its bank; null where it is not known. */
const bankDetails = { bankName: optional(text()), ifscCode: optional(text()), bankAccountNo: optional(text()) };

/** The supplier as tax on an advance is worked out, with the sums credited earlier in the financial year (PH082). */
const taxTerms = shape({
  nature: optional(oneOf(supplierTaxNatures)),
  isImporter: flag(),
  panHolder: oneOf(panHolders),
  credited: money(),
  taxed: money(),
  turnover: optional(money()),
});

const account = shape({
  supplierId: id(),
  supplierName: text(),
  ...bankDetails,
  /** Advances that no invoice has used yet. */
  advance: money(),
  taxTerms,
  receipts: z.array(awaitedReceipt),
  claims: z.array(deductibleClaim),
  invoices: z.array(supplierInvoice),
  /** The interest that the law asks for overdue invoices of a micro or small maker or service (PH045, FI031). */
  interests: z.array(shape({ invoiceId: id(), interest: money() }, invoiceSpellings)),
  lines: z.array(ledgerLine),
});

/** The account of a supplier: receipts that wait for an invoice, invoices, and every line with the balance after it. */
export const getSupplierLedger = endpoint({
  path: '/Purchase/GetSupplierLedger',
  summary: 'Reads the account of a supplier.',
  permission: may('view', supplierPaymentMenu),
  effect: 'read',
  input: shape({ supplierId: supplierKey() }),
  output: shape({ account }, { account: 'supplierLedger' }),
});

const wrapped: Spellings = { invoice: 'supplierInvoice' };

/** An invoice as typed, with the receipts that it is for. */
export const typedInvoice = shape(
  {
    supplierId: supplierKey(),
    invoiceNumber: requiredText(purchaseChecks.enterInvoiceNumber, 40),
    invoiceDate: day(purchaseChecks.enterInvoiceDate),
    total: money().refine((value) => value > 0, entrySentences.valueNotAboveZero.text),
    receiptIds: z.array(id()).min(1, purchaseChecks.chooseReceipt.text).max(200),
    /** Open claims for goods of these receipts that the invoice leaves out: they are withdrawn (PH041). */
    returnIds: optional(z.array(id()).max(200)),
  },
  invoiceSpellings,
);

/**
 * Matches an invoice with its receipts: 302 goes to the supplier's account, a difference to 307 (PH042). Returned goods are deducted once:
 * refuses an invoice that leaves goods out of which the claim is not named, and a claim whose goods the invoice charges (PH041).
 */
export const addSupplierInvoice = endpoint({
  path: '/Purchase/AddSupplierInvoice',
  logAs: ['supplier_invoice', 'added'],
  summary: 'Enters an invoice of a supplier for its goods receipts.',
  permission: may('add', supplierPaymentMenu),
  effect: 'once',
  changes: [supplierPaymentTopic, goodsReceiptTopic],
  input: shape({ invoice: typedInvoice }, wrapped),
  output: shape({ invoice: supplierInvoice }, wrapped),
});

const invoiceKey = shape({ invoiceId: id() }, invoiceSpellings);

/**
 * Approves an invoice for payment, and deducts the income tax of the supplier (PH082); never by the user who entered it (Q268). Refuses where
 * the tax depends on a turnover that the hospital does not state.
 */
export const approveSupplierInvoice = endpoint({
  path: '/Purchase/ApproveInvoice',
  logAs: ['supplier_invoice', 'approved'],
  summary: 'Approves an invoice of a supplier for payment.',
  permission: may('edit', supplierPaymentMenu),
  effect: 'once',
  changes: [supplierPaymentTopic],
  input: shape({ invoice: invoiceKey }, wrapped),
  output: shape({ invoice: supplierInvoice }, wrapped),
});

/** Cancels an invoice that is not approved; its receipts wait for an invoice again. */
export const cancelSupplierInvoice = endpoint({
  path: '/Purchase/CancelSupplierInvoice',
  logAs: ['supplier_invoice', 'cancelled'],
  summary: 'Cancels an invoice of a supplier before its approval.',
  permission: may('delete', supplierPaymentMenu),
  effect: 'once',
  changes: [supplierPaymentTopic, goodsReceiptTopic],
  input: shape(
    {
      invoice: shape({ invoiceId: id(), reason: requiredText(entrySentences.enterReasonShort, 200) }, invoiceSpellings),
    },
    wrapped,
  ),
  output: shape({ invoice: supplierInvoice }, wrapped),
});

/** The most invoices of a payment. */
export const MOST_PARTS = 200;

/**
 * A payment as typed: its part of each invoice, and an advance with its tax. `amount` is the money on the screen: the parts and the advance
 * less the tax that is deducted from the advance (PH043, PH082).
 */
export const typedPayment = withChecks(
  shape(
    {
      supplierId: supplierKey(),
      mode: oneOf(supplierPaymentModes, purchaseChecks.selectMode),
      reference: optional(text(60)),
      amount: money().refine((value) => value > 0, entrySentences.enterAmount.text),
      parts: z
        .array(
          shape(
            { invoiceId: id(), amount: money().refine((value) => value > 0, entrySentences.enterAmount.text) },
            invoiceSpellings,
          ),
        )
        .max(MOST_PARTS, purchaseChecks.paymentTooLong.text),
      advance: optional(money()),
      remarks: optional(text(300)),
    },
    { parts: 'allocations' },
  ),
  ({ mode, reference, parts, advance }, context) => {
    if (parts.length === 0 && !advance)
      context.addIssue({ code: 'custom', path: ['parts'], message: purchaseChecks.chooseInvoice.text });
    if (mode === 'Advance' && advance)
      context.addIssue({ code: 'custom', path: ['advance'], message: purchaseChecks.advanceOutOfAdvance.text });
    if (!reference && mode !== 'Cash' && mode !== 'Advance')
      context.addIssue({ code: 'custom', path: ['reference'], message: purchaseChecks.enterReference.text });
  },
);

const payment = shape(
  {
    paymentId: id(),
    paymentNumber: text(),
    supplierId: id(),
    paidAt: instant(),
    mode: oneOf(supplierPaymentModes),
    reference: optional(text()),
    amount: money(),
    advance: money(),
    /** Deducted from the advance. */
    tax: money(),
    remarks: optional(text()),
    reversalOf: optional(id()),
    ...bankDetails,
  },
  { paymentId: 'supplierPaymentId', paymentNumber: 'paymentNo', paidAt: 'paidOn', tax: 'taxDeducted' },
);

/**
 * Pays approved invoices of a supplier today, whole or in part, and an advance (PH043, FI012); or settles invoices out of the open advance.
 * Tax is deducted from an advance (PH082), and an approver alone pays a second one while another is open (IN023). The payment keeps the bank details that it was made with; the
 * user who last changed them does not pay (Q268).
 */
export const addSupplierPayment = endpoint({
  path: '/Purchase/AddSupplierPayment',
  logAs: ['supplier_payment', 'added'],
  summary: 'Pays a supplier.',
  permission: may('add', supplierPaymentMenu),
  effect: 'once',
  stepUp: { moneyOut: ({ payment: { amount } }) => amount },
  changes: [supplierPaymentTopic],
  input: shape({ payment: typedPayment }, { payment: 'supplierPayment' }),
  output: shape({ payment }, { payment: 'supplierPayment' }),
});

/** Undoes a payment by its reversal, once; never by the user who made it (PH044). */
export const reverseSupplierPayment = endpoint({
  path: '/Purchase/ReversePayment',
  logAs: ['supplier_payment', 'cancelled'],
  summary: 'Reverses a payment to a supplier.',
  permission: may('edit', supplierPaymentMenu),
  effect: 'once',
  changes: [supplierPaymentTopic],
  input: shape(
    {
      payment: shape(
        { paymentId: id(), reason: requiredText(entrySentences.enterReasonShort, 200) },
        { paymentId: 'supplierPaymentId' },
      ),
    },
    { payment: 'supplierPayment' },
  ),
  output: shape({ payment }, { payment: 'supplierPayment' }),
});
