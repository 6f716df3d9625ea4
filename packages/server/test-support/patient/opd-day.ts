// A day of a doctor's OPD and a booking on it, for tests.

import { addAppointment } from '@charaka/contract/clinic/opd/appointment';
import { saveCalendar } from '@charaka/contract/clinic/opd/calendar';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type { TestTenant } from '../server/test-tenant.ts';

/** Today of the test hospitals, or some days later. */
export const dayOf = (later = 0): string => daysAfter(dateInZone(new Date(), 'Asia/Kolkata'), later);

/** Lets a doctor hold OPD on a day, from 09:00 to 12:00 every 15 minutes. */
export async function holdOpd(tenant: TestTenant, maxPatients: number, day = dayOf(), doctorId = 1): Promise<void> {
  await tenant.ask(saveCalendar, {
    calendar: {
      doctorId,
      fromDate: day,
      toDate: day,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromTime: '09:00',
      untilTime: '12:00',
      slotMinutes: 15,
      maxPatients,
    },
  });
}

type Typed = InputOf<typeof addAppointment>['appointment'];

/** Books somebody with doctor 1 today at 09:00, with whatever a test changes about it. */
export const book = (tenant: TestTenant, changes: Partial<Typed> = {}, key?: string) =>
  tenant.call(
    addAppointment,
    {
      appointment: {
        personName: 'Nisha Rao',
        phone: '9800011111',
        doctorId: 1,
        day: dayOf(),
        slot: '09:00',
        ...changes,
      },
    },
    key === undefined ? {} : { key },
  );
