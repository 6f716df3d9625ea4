// The values of the form that pays a supplier, and the payment that they make.
import {
  MOST_PARTS,
  type supplierPaymentModes,
  typedPayment,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { paise } from '@charaka/rules/money/money';
import { supplierTax } from '@charaka/rules/money/supplier-tax';
import type { FormErrors } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import type { Account } from './account.ts';

/** Field values; each payable invoice has a part, in the order of the account. */
export interface PaymentForm {
  supplierId: number;
  mode: (typeof supplierPaymentModes)[number] | null;
  reference: string;
  remarks: string;
  /** A sum above the invoices that later ones use. */
  advance: number | string;
  parts: { readonly invoiceId: number; amount: number | string }[];
}

/** The invoices that may be paid, the earliest due first. */
export const payableOf = ({ invoices }: Account) =>
  invoices.filter(({ state }) => state === 'Approved' || state === 'PartlyPaid');

/** The form with what is open of each invoice; invoices beyond the most of one payment begin empty. */
export const beginPayment = (account: Account): PaymentForm => ({
  supplierId: account.supplierId,
  mode: 'NEFT',
  reference: '',
  remarks: '',
  advance: '',
  parts: payableOf(account).map(({ invoiceId, open }, index) => ({
    invoiceId,
    amount: index < MOST_PARTS ? open / 100 : '',
  })),
});

const isPaid = ({ amount }: PaymentForm['parts'][number]) => Number(amount) !== 0;

const paiseOf = (amount: number | string) => Math.round(Number(amount) * 100);

/** The tax on the advance in paise, as the server works it out today (PH082). */
export function advanceTaxOf({ advance, mode }: PaymentForm, { taxTerms }: Account, today: string): number {
  const advancePaise = paiseOf(advance);
  if (mode === 'Advance' || !(advancePaise > 0)) return 0;
  const { credited, taxed, turnover, nature, ...terms } = taxTerms;
  const supplier = {
    ...terms,
    nature: nature ?? null,
    creditedPaise: paise(credited),
    taxedPaise: paise(taxed),
    turnoverPaise: turnover == null ? null : paise(turnover),
  };
  return supplierTax(supplier, today, paise(advancePaise)).taxPaise;
}

/** The money of the payment in rupees, added up in paise: the parts, and the advance less its tax. */
export function amountOf(values: PaymentForm, account: Account, today: string): number {
  const advance = values.mode === 'Advance' ? 0 : paiseOf(values.advance);
  const settled = values.parts.reduce((sum, { amount }) => sum + paiseOf(amount), 0);
  return (settled + advance - advanceTaxOf(values, account, today)) / 100;
}

/** The payment as it is sent, without invoices that are not paid now. */
export const sentPayment = (values: PaymentForm, account: Account, today: string) => ({
  ...values,
  advance: values.mode === 'Advance' || !Number(values.advance) ? null : values.advance,
  amount: amountOf(values, account, today),
  parts: values.parts.filter(isPaid),
});

/** Faults of a sent payment, each moved to the field of its invoice: the form has fields for invoices that are not sent. */
export function faultsAtFields(faults: FormErrors, { parts }: PaymentForm): FormErrors {
  const fieldIndices = parts.flatMap((part, index) => (isPaid(part) ? [index] : []));
  const moved = Object.entries(faults).map(([path, fault]) => [
    path.replace(/^parts\.(\d+)/, (_, sent: string) => `parts.${fieldIndices[Number(sent)] ?? sent}`),
    fault,
  ]);
  return Object.fromEntries(moved) as FormErrors;
}

const faultsOf = formChecks(typedPayment);

/** The sentences about the faults of a form. */
export const paymentFaults = (values: PaymentForm, account: Account, today: string): FormErrors =>
  faultsAtFields(faultsOf(sentPayment(values, account, today)), values);
