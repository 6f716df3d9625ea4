// Initial values of the admission form, by the page it is opened from.
import { describe, expect, it } from 'vitest';
import { admissionFaults, newAdmissionForm } from './admission-form.ts';
import { locksOfNew } from './admission-locks.ts';
import { type AdmissionOrigin, bookingOf, draftNameOf, fromInpatientList, presetOf } from './admission-origin.ts';

const visit = { patientId: 7, opdNumber: 'O-12', opdDate: '2026-11-20', opdDoctorId: 3 };
const origins: AdmissionOrigin[] = [
  fromInpatientList,
  { kind: 'page', mode: 'Dental' },
  { kind: 'bed', bedTypeId: 1, bedGroupId: 2, bedId: 3 },
  { kind: 'opdAppointment', appointmentId: 5, ...visit },
  { kind: 'opdSchedule', visitId: 8, ...visit },
  { kind: 'theatreBooking', theatreBookingId: 9, patientId: null, doctorId: 4 },
];

describe('the admission form opened', () => {
  it('from the list of a mode has that mode, and its bed where that is fixed (R391, Q14)', () => {
    expect(presetOf({ kind: 'page', mode: 'Day Care' })).toEqual({ admissionMode: 'Day Care' });
    expect(presetOf({ kind: 'page', mode: 'Emergency' })).toEqual({ admissionMode: 'Emergency' });
    for (const mode of ['IVF', 'Dental'] as const) {
      const form = newAdmissionForm(new Date(), presetOf({ kind: 'page', mode }));
      expect(form).toMatchObject({ admissionMode: mode, bedTypeId: 100, bedGroupId: 100, bedId: 400 });
      expect(admissionFaults(form)).toMatchObject({ estimatedAmount: 'Enter estimated amount' });
      expect(admissionFaults(form)).not.toHaveProperty('bedId');
    }
    expect(presetOf(fromInpatientList)).toEqual({});
  });

  it('from an OPD visit has its number, date and doctor, and keeps them (R394)', () => {
    for (const origin of origins.filter(({ kind }) => kind === 'opdAppointment' || kind === 'opdSchedule')) {
      expect(presetOf(origin)).toEqual({ ...visit, doctorId: 3 });
      expect(locksOfNew(origin, 30).isVisitLocked).toBe(true);
    }
    for (const origin of origins.filter(({ kind }) => kind === 'page' || kind === 'bed' || kind === 'theatreBooking'))
      expect(locksOfNew(origin, 30).isVisitLocked).toBe(false);
  });

  it('from a bed has that bed, from the theatre its patient and surgeon (R362)', () => {
    expect(presetOf({ kind: 'bed', bedTypeId: 1, bedGroupId: 2, bedId: 3 })).toEqual({
      bedTypeId: 1,
      bedGroupId: 2,
      bedId: 3,
    });
    expect(presetOf({ kind: 'theatreBooking', theatreBookingId: 9, patientId: 8, doctorId: 4 })).toEqual({
      patientId: 8,
      doctorId: 4,
    });
  });

  it('sends the booking that is settled with it (R398, R399)', () => {
    expect(origins.map(bookingOf)).toEqual([{}, {}, {}, { appointmentId: 5 }, { visitId: 8 }, { theatreBookingId: 9 }]);
  });

  it('keeps its drafts to itself (R362)', () => {
    expect(new Set(origins.map(draftNameOf)).size).toBe(origins.length);
  });
});
