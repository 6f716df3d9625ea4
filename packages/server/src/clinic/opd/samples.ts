// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import {
  addAppointment,
  cancelAppointment,
  getAppointment,
  receiveAdvance,
  refundAppointment,
  updateAppointment,
} from '@charaka/contract/clinic/opd/appointment';
import { saveCalendar } from '@charaka/contract/clinic/opd/calendar';
import { addVisit, getVisit } from '@charaka/contract/clinic/opd/visit';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { advanceFields } from '../../../test-support/record/advance-fields.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import type { TestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const person = { personName: 'Nisha Rao', phone: '9800011111' };
const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;
const opdDay = 'the scene has the hours of one doctor on one day; tests of bookings move them';

/** An appointment with so many rupees in cash. */
async function bookedFor(parts: TestApp, advance: number) {
  const tenant = await makeTenant(parts);
  await holdOpd(tenant, 5);
  const { appointmentId } = (await book(tenant, advance > 0 ? { advance } : {})).output.appointment;
  return { tenant, appointmentId };
}

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: addVisit,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        await holdOpd(tenant, 5);
        return {
          tenant,
          request: { visit: { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() } },
          read: async () => [await tenant.call(getVisit, { visit: { visitId: 1 } })],
        };
      },
    },
  ],
  edits: [
    {
      update: updateAppointment,
      get: getAppointment,
      wrapper: 'appointment',
      noun: 'appointment',
      make: async (tenant) => {
        await holdOpd(tenant, 10);
        return { appointmentId: (await book(tenant)).output.appointment.appointmentId };
      },
      typed: (letter) => ({ ...person, doctorId: 1, day: dayOf(), slot: '09:00', remark: `Remark ${letter}` }),
    },
  ],
  nested: [
    {
      endpoint: saveCalendar,
      make: async () => ({
        calendar: {
          doctorId: 1,
          fromDate: dayOf(),
          toDate: dayOf(),
          weekdays: [0, 1, 2, 3, 4, 5, 6],
          fromTime: '09:00',
          untilTime: '12:00',
          slotMinutes: 15,
          maxPatients: 5,
        },
      }),
    },
    {
      endpoint: addAppointment,
      make: async (tenant) => {
        await holdOpd(tenant, 5);
        return { appointment: { ...person, doctorId: 1, day: dayOf(), slot: '09:00' } };
      },
    },
    {
      endpoint: addVisit,
      make: async (tenant) => {
        await holdOpd(tenant, 5);
        return { visit: { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() } };
      },
    },
  ],
  tenders: [
    {
      endpoint: addAppointment,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        await holdOpd(tenant, 5);
        const typed = { personName: 'Nisha Rao', phone: '9800011111', doctorId: 1, day: dayOf(), slot: '09:00' };
        return { tenant, amount: 100, request: (modes) => ({ appointment: { ...typed, advance: 100, ...modes } }) };
      },
    },
    {
      endpoint: receiveAdvance,
      make: async (parts) => {
        const { tenant, appointmentId } = await bookedFor(parts, 0);
        return {
          tenant,
          amount: 100,
          request: (modes) => ({ appointment: { appointmentId, advance: 100, ...modes } }),
        };
      },
    },
    {
      endpoint: refundAppointment,
      isRefund: true,
      make: async (parts) => {
        const { tenant, appointmentId } = await bookedFor(parts, 100);
        await tenant.ask(cancelAppointment, { appointment: { appointmentId, cancelReason: 'Cannot come' } });
        const refund = { appointmentId, reason: 'Cannot come' };
        return { tenant, amount: 100, request: (modes) => ({ appointment: { ...refund, ...modes } }) };
      },
    },
  ],
  leftOut: {
    '/OpdPatientMaster/AddOpdPatientSchedule': {
      'opdPatientMaster.appointmentDate': opdDay,
      'opdPatientMaster.appointmentId': 'an appointment that exists; tests of bookings bring one',
    },
    '/Appointment/AddAppointment': { ...advanceFields, staffId: opdDay, appointmentDate: opdDay },
    '/Appointment/UpdateAppointment': {
      staffId: opdDay,
      appointmentDate: opdDay,
      appointmentStatus: 'moves when its patient is admitted or it is cancelled',
    },
  },
};
