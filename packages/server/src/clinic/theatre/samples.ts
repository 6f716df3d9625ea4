// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addBooking, listBookings } from '@charaka/contract/clinic/theatre/booking';
import {
  addProvisionalBooking,
  getProvisionalBooking,
  receiveTheatreAdvance,
  refundTheatreAdvance,
  updateProvisionalBooking,
} from '@charaka/contract/clinic/theatre/provisional';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { advanceFields } from '../../../test-support/record/advance-fields.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { openTheatres, plan } from '../../../test-support/record/theatre.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import type { TestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const person = { personName: 'Nisha Rao', phone: '9800011111' };
const operation = {
  theatreId: 1,
  day: dayOf(1),
  fromTime: '09:00',
  toTime: '10:00',
  operationName: 'Hernia repair',
  doctorId: 1,
};

/** A planned operation, with an advance in cash where one is named. */
async function plannedFor(parts: TestApp, advance: { readonly advance?: number }) {
  const tenant = await makeTenant(parts);
  await openTheatres(tenant);
  const { provisionalBookingId } = (await plan(tenant, advance)).output.booking;
  return { tenant, provisionalBookingId };
}

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: addBooking,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        await openTheatres(tenant);
        return {
          tenant,
          request: { booking: { admissionId: await admitInScene(tenant), ...operation } },
          read: async () => [await tenant.call(listBookings, { fromDate: dayOf(-1), toDate: dayOf(5) })],
        };
      },
    },
  ],
  nested: [
    {
      endpoint: addProvisionalBooking,
      make: async (tenant) => {
        await openTheatres(tenant);
        return { booking: { ...person, ...operation } };
      },
    },
    {
      endpoint: addBooking,
      make: async (tenant) => {
        await openTheatres(tenant);
        return { booking: { admissionId: await admitInScene(tenant), ...operation } };
      },
    },
  ],
  pairs: [
    {
      get: getProvisionalBooking,
      update: updateProvisionalBooking,
      asked: async (tenant) => {
        await openTheatres(tenant);
        const { booking } = (await plan(tenant)).output;
        return { booking: { provisionalBookingId: booking.provisionalBookingId } };
      },
    },
  ],
  tenders: [
    {
      endpoint: addProvisionalBooking,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        await openTheatres(tenant);
        const booking = { ...person, ...operation, advance: 100 };
        return { tenant, amount: 100, request: (modes) => ({ booking: { ...booking, ...modes } }) };
      },
    },
    {
      endpoint: receiveTheatreAdvance,
      make: async (parts) => {
        const { tenant, provisionalBookingId } = await plannedFor(parts, {});
        const advance = { provisionalBookingId, advance: 100 };
        return { tenant, amount: 100, request: (modes) => ({ booking: { ...advance, ...modes } }) };
      },
    },
    {
      endpoint: refundTheatreAdvance,
      isRefund: true,
      make: async (parts) => {
        const { tenant, provisionalBookingId } = await plannedFor(parts, { advance: 100 });
        const refund = { provisionalBookingId, reason: 'Cannot come' };
        return { tenant, amount: 100, request: (modes) => ({ booking: { ...refund, ...modes } }) };
      },
    },
  ],
  leftOut: {
    '/OTMaster/AddOTProvisionalBooking': advanceFields,
    '/OTMaster/UpdateOTProvisionalBooking': { bookingStatus: 'moves when its patient is admitted or it is cancelled' },
  },
};
