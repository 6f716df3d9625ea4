// Fees for tests: a hospital with a rule for new visits and one for follow-ups, and short functions for booking and billing.
import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { addCounterBill, previewCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { bookVisit } from '@charaka/contract/clinic/counter/opd-fee';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { addVisit, getVisit } from '@charaka/contract/clinic/opd/visit';
import { startSession } from '@charaka/contract/clinic/queue/opd-session';
import { getQueue } from '@charaka/contract/clinic/queue/queue';
import { dayOf, holdOpd } from '../patient/opd-day.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';

/** The charges of a test tenant that stand for fees, in rupees: 500 for charge 1, 350 for charge 4. */
export const feeLine = { isVisitFee: true, quantity: 1 };

/** A fee of doctor 1 as typed, with whatever a test changes about it. */
export const feeOf = (changes: object = {}) => ({
  feeName: 'New',
  doctorId: 1,
  visitKind: 'New' as const,
  chargeId: 4,
  validFrom: '2020-01-01',
  ...changes,
});

/** A hospital where a new visit costs 350 and follow-ups are free for seven days, once. */
export async function openFeeDesk(parts: TestApp, patients = 3) {
  const tenant = await makeTenant(parts);
  await tenant.ask(consultationFees.add, { consultationFee: feeOf() });
  await tenant.ask(consultationFees.add, {
    consultationFee: feeOf({ feeName: 'Again', visitKind: 'FollowUp', chargeId: 3, freeDays: 7, freeVisits: 1 }),
  });
  await holdOpd(tenant, 40);
  return { tenant, patients: await tenant.addPatients(patients), ...wordsOf(tenant) };
}

function wordsOf(tenant: TestTenant) {
  const encounterOf = async (patientId: number) =>
    (await tenant.ask(getUnbilledOrders, { patientId })).visits[0]?.encounterId ?? 0;
  return {
    /** A token without a bill. */
    come: async (patientId: number, changes: object = {}) =>
      (await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf(), ...changes } })).visit,
    /** A token with its bill. */
    book: (patientId: number, bill: object, changes: object = {}) =>
      tenant.call(bookVisit, {
        visit: { patientId, doctorId: 1, visitOn: dayOf(), ...changes },
        counterBill: { lines: [feeLine], net: 350, amount: 350, ...bill },
      }),
    /** A bill of the last visit of a patient. */
    pay: async (patientId: number, bill: object = {}) =>
      tenant.call(addCounterBill, {
        counterBill: { encounterId: await encounterOf(patientId), lines: [feeLine], net: 350, amount: 350, ...bill },
      }),
    preview: async (patientId: number) =>
      tenant.ask(previewCounterBill, { counterBill: { encounterId: await encounterOf(patientId), lines: [feeLine] } }),
    visitOf: async (visitId: number) => (await tenant.ask(getVisit, { visit: { visitId } })).visit,
    /** The session of doctor 1 today, running. */
    begin: async () => {
      const { opdDay } = await tenant.ask(getQueue, { doctorId: 1, day: dayOf() });
      const started = await tenant.ask(startSession, { opdSession: { opdDayId: opdDay?.opdDayId ?? 0 } });
      return started.opdSession.opdSessionId;
    },
  };
}
