// Each call that pays money out names the file that decides on it, so that no payment is without an approver (Q258, Q268).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf } from '../composition/areas.ts';

const source = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');

/** Calls that declare the money that leaves with them, and where it is judged. */
const judged: Readonly<Record<string, string>> = {
  '/AppointmentRefund/RefundFee': 'clinic/counter/refund-bill.ts',
  '/CounterBill/CancelCounterBill': 'clinic/counter/refund-bill.ts',
  '/CounterBill/RefundCounterBill': 'clinic/counter/refund-bill.ts',
  '/IPD/AddIPDPatientBill': 'money/bill/bill-money.ts',
  '/IPD/AddIPDPatientPayment': 'money/payment/record-payment.ts',
  '/Pharmacy/AddSalesReturn': 'supply/pharmacy/judge-paid-back.ts',
};

/** Calls that pay a supplier: the invoices are approved by another person than their maker, which the database keeps as well. */
const approvedBefore: Readonly<Record<string, string>> = {
  '/Purchase/AddSupplierPayment': 'supply/purchase/supplier-payments.ts',
};

/** Calls whose amount is only in the record, and where it is refunded; receipts of payers are cancelled by administrators, and no money is handed out. */
const recorded: Readonly<Record<string, string>> = {
  '/Appointment/RefundAppointmentBooking': 'clinic/opd/advance-owner.ts',
  '/IPD/CancelTpaPayerReceipt': 'money/tpa/payer-receipts.ts',
  '/OTMaster/RefundOtProvisionalBooking': 'clinic/opd/advance-owner.ts',
};

/** Files that ask the user to confirm an amount. */
const confirming = ['kernel/confirmed.ts', 'money/payment/tender.ts', 'money/tpa/payer-receipts.ts'];

/** A file refunds by `refundMoney`, which judges every refund, or judges one itself. */
const isJudged = /await judgeRefund\(|\brefundMoney\(/;

it('each call by which money leaves is judged as a refund (Q258, Q268)', () => {
  const declared = handlersOf(noParts).flatMap(({ endpoint: { path, stepUp } }) =>
    typeof stepUp === 'object' && 'moneyOut' in stepUp ? [path] : [],
  );
  expect([...new Set(declared)].toSorted()).toEqual(Object.keys({ ...judged, ...approvedBefore }).toSorted());
  for (const file of Object.values(judged)) expect(textOf(file), file).toMatch(isJudged);
  for (const file of Object.values(approvedBefore)) expect(textOf(file), file).toContain('invoiceNotApproved');
});

it('each call with its amount in the record is confirmed and judged where it is refunded (Q258, Q268)', () => {
  const declared = handlersOf(noParts).flatMap(({ endpoint: { path, stepUp } }) =>
    stepUp === 'recorded-money' ? [path] : [],
  );
  expect(declared.toSorted()).toEqual(Object.keys(recorded));
  for (const file of Object.values(recorded)) expect(textOf(file), file).toMatch(/\brefundMoney\(|confirmMoneyOut\(/);
});

it('no other file asks for a confirmation, and the engine judges each refund that it confirms (Q258, Q268)', () => {
  const found = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && textOf(file).includes('confirmMoneyOut('))
    .toSorted();
  expect(found).toEqual(confirming);
  expect(textOf('money/payment/tender.ts')).toMatch(/confirmMoneyOut\([\s\S]*await judgeRefund\([\s\S]*owner\.write\(/);
});
