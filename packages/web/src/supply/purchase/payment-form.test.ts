// The form that pays a supplier: which invoices are sent, and where their faults are shown.
import { expect, it } from 'vitest';
import type { Account } from './account.ts';
import { beginPayment, faultsAtFields, paymentFaults, sentPayment } from './payment-form.ts';

const DAY = '2026-12-01';

/** An account with so many approved invoices of Rs 10. */
const accountOf = (count: number) =>
  ({
    supplierId: 1,
    taxTerms: { nature: 'Contract', isImporter: false, panHolder: 'Other', credited: 0, taxed: 0, turnover: null },
    invoices: Array.from({ length: count }, (_, index) => ({ invoiceId: index + 1, state: 'Approved', open: 1000 })),
  }) as unknown as Account;

it('a fault is shown beside its invoice when earlier invoices are not paid now (PH043)', () => {
  const account = accountOf(3);
  const [first, second, third] = beginPayment(account).parts;
  if (!first || !second || !third) throw new Error('The form has no parts');
  const values = { ...beginPayment(account), parts: [{ ...first, amount: '' }, { ...second, amount: -5 }, third] };
  expect(sentPayment(values, account, DAY).parts.map(({ invoiceId }) => invoiceId)).toEqual([2, 3]);
  const faults = paymentFaults({ ...values, reference: 'UTR1' }, account, DAY);
  expect(Object.keys(faults)).toEqual(['parts.1.amount']);
  expect(faultsAtFields({ 'parts.1.amount': 'Only 5.00 is open', reference: 'Enter' }, values)).toEqual({
    'parts.2.amount': 'Only 5.00 is open',
    reference: 'Enter',
  });
});

it('of more than 200 invoices the first 200 are filled in, as many as a payment can settle (PH043)', () => {
  const account = accountOf(201);
  const values = { ...beginPayment(account), reference: 'UTR1' };
  expect(sentPayment(values, account, DAY).parts).toHaveLength(200);
  expect(paymentFaults(values, account, DAY)).toEqual({});
  const parts = values.parts.map((part) => ({ ...part, amount: 10 }));
  expect(paymentFaults({ ...values, parts }, account, DAY)).toEqual({
    parts: 'A payment can settle at most 200 invoices',
  });
});

it('the money of a payment is its parts, and its advance less the tax on it (PH043, PH082)', () => {
  const account = accountOf(2);
  const values = { ...beginPayment(account), reference: 'UTR1', advance: 40_000 };
  expect(sentPayment(values, account, DAY)).toMatchObject({ advance: 40_000, amount: 39_220 });
  const settling = { ...values, mode: 'Advance' as const };
  expect(sentPayment(settling, account, DAY)).toMatchObject({ advance: null, amount: 20 });
});
