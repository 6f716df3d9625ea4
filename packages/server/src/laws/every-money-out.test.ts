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

/** Handlers that learn the sum from the record; receipts of payers are cancelled by administrators, and no money is handed out. */
const confirming: Readonly<Record<string, RegExp>> = {
  'clinic/opd/advances.ts': /judgeAdvanceRefund\(/,
  'clinic/theatre/provisional-bookings.ts': /judgeAdvanceRefund\(/,
  'kernel/confirmed.ts': /export function confirmMoneyOut/,
  'money/tpa/payer-receipts.ts': /cancelPayerReceipt/,
};

it('each call by which money leaves is judged as a refund (Q258, Q268)', () => {
  const declared = handlersOf(noParts).flatMap(({ endpoint: { path, stepUp } }) =>
    typeof stepUp === 'object' && 'moneyOut' in stepUp ? [path] : [],
  );
  expect([...new Set(declared)].toSorted()).toEqual(Object.keys(judged));
  for (const file of Object.values(judged)) expect(textOf(file), file).toContain('await judgeRefund(');
});

it('each handler that confirms money by the record judges it (Q258, Q268)', () => {
  const found = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && textOf(file).includes('confirmMoneyOut('))
    .toSorted();
  expect(found).toEqual(Object.keys(confirming));
  for (const [file, judge] of Object.entries(confirming)) expect(textOf(file), file).toMatch(judge);
});
