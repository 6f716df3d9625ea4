// Values sent for a booking: a bill of the fee paid now, less the advance; no bill when the visit is free or paid later.
import { paise } from '@charaka/rules/money/money';
import { expect, it } from 'vitest';
import {
  type BookingValues,
  bookedBy,
  bookingAction,
  type Fee,
  feeBillOf,
  needsMode,
  needsReference,
  visitOf,
} from './booking-fee.ts';

const typed = (mode: BookingValues['mode'], reference = '') => ({
  patientId: 7,
  doctorId: 1,
  visitOn: '2026-11-24',
  visitKind: null,
  complaint: '',
  mode,
  reference,
  priorityReason: 'None' as const,
});
const fee = (changes: object = {}): Fee => ({
  visitKind: 'New',
  isFree: false,
  reason: 'Charged',
  price: paise(50_000),
  net: paise(50_000),
  advance: paise(0),
  ...changes,
});

it('bills the fee by the mode that was chosen (OP009)', () => {
  const line = { lines: [{ isVisitFee: true, quantity: 1 }], net: 500 };
  expect(feeBillOf(typed('cash'), fee())).toEqual({ ...line, amount: 500 });
  expect(feeBillOf(typed('upi', ' U1 '), fee())).toEqual({ ...line, amount: 500, upi: 500, upiReference: 'U1' });
  expect(feeBillOf(typed('later'), fee())).toBeNull();
  expect(feeBillOf(typed('cash'), fee({ isFree: true }))).toBeNull();
  expect(feeBillOf(bookedBy(false, typed('cash')), fee())).toBeNull();
  expect(feeBillOf(bookedBy(true, typed('cash')), fee())).toMatchObject({ amount: 500 });
});

it('asks for what the advance leaves, and books the appointment (OP010)', () => {
  const booked = fee({ advance: paise(60_000), appointmentId: 5 });
  expect(feeBillOf(typed('upi'), booked)).toMatchObject({ net: 500, amount: 0 });
  expect(needsReference(typed('upi'), booked)).toBe(false);
  expect(needsReference(typed('upi'), fee())).toBe(true);
  expect(visitOf(typed('cash'), booked)).toMatchObject({ appointmentId: 5 });
  expect(visitOf(typed('cash'), undefined)).not.toHaveProperty('appointmentId');
});

it('takes no sum before its mode is chosen, and names on the button what is taken (OP009)', () => {
  const free = fee({ isFree: true, net: paise(0) });
  const paidBefore = fee({ advance: paise(50_000) });
  expect([fee(), free, paidBefore].map((each) => needsMode(typed(null), each))).toEqual([true, false, false]);
  expect(needsMode(typed('cash'), fee())).toBe(false);
  expect(needsMode(bookedBy(false, typed(null)), fee())).toBe(false);
  expect(feeBillOf(typed(null), paidBefore)).toMatchObject({ net: 500, amount: 0 });
  expect(bookingAction(typed(null), undefined)).toBe('submit');
  expect([free, paidBefore, fee()].map((each) => bookingAction(typed(null), each))).toEqual([
    'submitFree',
    'submitPaid',
    'take.unknown',
  ]);
  const modes = ['cash', 'upi', 'card', 'later'] as const;
  expect(modes.map((mode) => bookingAction(typed(mode), fee()))).toEqual([
    'take.cash',
    'take.upi',
    'take.card',
    'submitDue',
  ]);
});
