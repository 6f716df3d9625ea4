// Proves what may be done with appointments and visits, and the times a doctor can be booked at.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPOINTMENT_STATUSES,
  daysOfWeekdays,
  isAppointmentOpen,
  isBookingOpen,
  isVisitOpen,
  mayAdmitAppointment,
  mayRefundAdvance,
  mayTakeAdvance,
  minutesOf,
  slotsOf,
} from './booking-state.ts';

describe('an appointment', () => {
  it.each([
    ['Provisional', true, true],
    ['Confirm', false, true],
    ['Confirm-IPD', false, false],
    ['Cancelled', false, false],
  ] as const)('that is %s: changed or cancelled %s, admitted from %s (R398, Q80)', (status, isOpen, mayAdmit) => {
    const facts = { status, patientId: 7, advancePaise: 0 };
    expect(isAppointmentOpen(facts)).toBe(isOpen);
    expect(mayAdmitAppointment(facts)).toBe(mayAdmit);
    expect(mayAdmitAppointment({ ...facts, patientId: null })).toBe(false);
    expect(mayTakeAdvance(facts)).toBe(mayAdmit);
  });

  it('holds one advance at a time, and gives it back whatever became of it (Q79)', () => {
    for (const status of APPOINTMENT_STATUSES) {
      expect(mayTakeAdvance({ status, advancePaise: 1 })).toBe(false);
      expect(mayRefundAdvance({ status, advancePaise: 1 })).toBe(true);
      expect(mayRefundAdvance({ status, advancePaise: 0 })).toBe(false);
    }
  });
});

it('a visit is open until it is cancelled or led to an admission (R394)', () => {
  expect(isVisitOpen({ isCancelled: false, admissionId: null })).toBe(true);
  expect(isVisitOpen({ isCancelled: true })).toBe(false);
  expect(isVisitOpen({ isCancelled: false, admissionId: 4 })).toBe(false);
});

describe('the times of a day', () => {
  it('begin with the first minute and end before the last', () => {
    expect(slotsOf('09:00', '10:00', 20)).toEqual(['09:00', '09:20', '09:40']);
    expect(slotsOf('09:00', '09:50', 20)).toEqual(['09:00', '09:20']);
    expect(slotsOf('10:00', '09:00', 20)).toEqual([]);
  });

  it('are as many as fit, all inside and evenly apart', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const asTime = (value: number) =>
      [Math.floor(value / 60), value % 60].map((part) => String(part).padStart(2, '0')).join(':');
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 5, max: 240 }), (from, until, step) => {
        const slots = slotsOf(asTime(from), asTime(until), step).map(minutesOf);
        expect(slots).toEqual(slots.map((_, index) => from + index * step));
        for (const slot of slots) expect(slot + step).toBeLessThanOrEqual(until);
        expect(from + (slots.length + 1) * step).toBeGreaterThan(Math.max(until, from));
      }),
    );
  });

  it('are those of the weekdays between two days, both included', () => {
    expect(daysOfWeekdays('2026-03-01', '2026-03-08', [0, 6])).toEqual(['2026-03-01', '2026-03-07', '2026-03-08']);
    expect(daysOfWeekdays('2026-03-02', '2026-03-03', [5])).toEqual([]);
  });
});

it.each([
  ['provisional', true],
  ['confirm', false],
  ['cancelled', false],
] as const)('a planned operation that is %s can be changed: %s (R399, Q80)', (status, isOpen) => {
  expect(isBookingOpen(status)).toBe(isOpen);
});
