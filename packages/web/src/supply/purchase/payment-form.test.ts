// The form that pays a supplier: which invoices are sent, and where their faults are shown.
import { expect, it } from 'vitest';
import type { Account } from './account.ts';
import { beginPayment, faultsAtFields, paymentFaults, sentPayment } from './payment-form.ts';

/** An account with so many approved invoices of Rs 10. */
const accountOf = (count: number) =>
  ({
    supplierId: 1,
    invoices: Array.from({ length: count }, (_, index) => ({ invoiceId: index + 1, state: 'Approved', open: 1000 })),
  }) as unknown as Account;

it('a fault is shown beside its invoice when earlier invoices are not paid now (PH043)', () => {
  const [first, second, third] = beginPayment(accountOf(3)).parts;
  if (!first || !second || !third) throw new Error('The form has no parts');
  const values = { ...beginPayment(accountOf(3)), parts: [{ ...first, amount: '' }, { ...second, amount: -5 }, third] };
  expect(sentPayment(values).parts.map(({ invoiceId }) => invoiceId)).toEqual([2, 3]);
  const faults = paymentFaults({ ...values, reference: 'UTR1' });
  expect(Object.keys(faults)).toEqual(['parts.1.amount']);
  expect(faultsAtFields({ 'parts.1.amount': 'Only 5.00 is open', reference: 'Enter' }, values)).toEqual({
    'parts.2.amount': 'Only 5.00 is open',
    reference: 'Enter',
  });
});

it('of more than 200 invoices the first 200 are filled in, as many as a payment can settle (PH043)', () => {
  const values = { ...beginPayment(accountOf(201)), reference: 'UTR1' };
  expect(sentPayment(values).parts).toHaveLength(200);
  expect(paymentFaults(values)).toEqual({});
  const parts = values.parts.map((part) => ({ ...part, amount: 10 }));
  expect(paymentFaults({ ...values, parts })).toEqual({ parts: 'A payment can settle at most 200 invoices' });
});
