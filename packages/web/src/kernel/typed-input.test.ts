// Values sent by a form: no empty fields, and only fields that the call has.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { addPayment } from '@charaka/contract/money/payment/payment';
import { expect, it } from 'vitest';
import { inputOf } from './typed-input.ts';

type PaymentInput = InputOf<typeof addPayment>['payment'];

const typed = { admissionId: 7, paidAt: '2026-04-06T04:30:00Z', paymentType: 'Receive', amount: 0 } as const;

it('leaves out what is empty and keeps nothing, no and zero apart (R022, Q17)', () => {
  const sent: PaymentInput = inputOf({ ...typed, note: '', card: null, neft: undefined, isNonHospital: false });
  expect(sent).toEqual({ ...typed, isNonHospital: false });
});

it('does not compile with a field the call has not, or without one it needs', () => {
  // @ts-expect-error the contract calls it note
  const misspelled: PaymentInput = inputOf({ ...typed, remark: 'by hand' });
  // @ts-expect-error the admission is missing
  const incomplete: PaymentInput = inputOf({ paidAt: typed.paidAt, paymentType: 'Receive', amount: 0 });
  // @ts-expect-error there is no such type of payment
  const impossible: PaymentInput = inputOf({ ...typed, paymentType: 'Gift' });
  // The call checks its input all the same: nothing but the compiler stands in the way of these.
  expect([misspelled, incomplete, impossible].map((input) => Object.keys(input).length)).toEqual([5, 3, 4]);
});
