// The values of the form that pays a supplier, and the payment that they make.
import {
  MOST_PARTS,
  type supplierPaymentModes,
  typedPayment,
} from '@charaka/contract/supply/purchase/supplier-payment';
import type { FormErrors } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import type { Account } from './account.ts';

/** Field values; each payable invoice has a part, in the order of the account. */
export interface PaymentForm {
  supplierId: number;
  mode: (typeof supplierPaymentModes)[number] | null;
  reference: string;
  remarks: string;
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
  parts: payableOf(account).map(({ invoiceId, open }, index) => ({
    invoiceId,
    amount: index < MOST_PARTS ? open / 100 : '',
  })),
});

const isPaid = ({ amount }: PaymentForm['parts'][number]) => Number(amount) !== 0;

/** The sum of the parts in rupees, added up in paise. */
export const amountOf = ({ parts }: PaymentForm) =>
  parts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100;

/** The payment as it is sent, without invoices that are not paid now. */
export const sentPayment = (values: PaymentForm) => ({
  ...values,
  amount: amountOf(values),
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
export const paymentFaults = (values: PaymentForm): FormErrors => faultsAtFields(faultsOf(sentPayment(values)), values);
