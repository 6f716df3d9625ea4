// The charges of an operation go to the account of whoever is operated.

import { addBooking, cancelBooking } from '@charaka/contract/clinic/theatre/booking';
import { addTheatreCharges } from '@charaka/contract/clinic/theatre/theatre-charge';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { expect, it } from 'vitest';
import { admittedPatient } from '../../../test-support/patient/leaving-patient.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { openTheatres } from '../../../test-support/record/theatre.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('posts lines by the operation, all or none, and none of one that is cancelled (Q20)', async () => {
  const tenant = await admittedPatient(await makeTenant(parts));
  await openTheatres(tenant);
  const slot = { theatreId: 1, day: dayOf(1), fromTime: '10:00', toTime: '11:00' };
  const { booking } = await tenant.ask(addBooking, {
    booking: { admissionId: 1, ...slot, operationName: 'Appendectomy', doctorId: 1 },
  });
  const line = (chargeId: number) => ({ chargeId, appliedCharge: 500, quantity: 1 });
  const post = (...lines: ReturnType<typeof line>[]) =>
    tenant.call(addTheatreCharges, { theatreCharge: { bookingId: booking.bookingId, lines } });
  expect((await post(line(1), line(99))).isFailure).toBe(true);
  expect((await post(line(1), line(3))).message).toBe('2 charges added');
  const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId: 1 });
  expect(serviceCharges.map(({ chargeId }) => chargeId).toSorted()).toEqual([1, 3]);
  await tenant.ask(cancelBooking, { booking: { bookingId: booking.bookingId, cancelReason: 'Fever' } });
  expect((await post(line(4))).message).toBe('This OT booking is cancelled');
  const foreign = await makeTenant(parts);
  const theirs = await foreign.call(addTheatreCharges, {
    theatreCharge: { bookingId: booking.bookingId, lines: [line(1)] },
  });
  expect(theirs.message).toBe('This OT booking does not exist');
});
