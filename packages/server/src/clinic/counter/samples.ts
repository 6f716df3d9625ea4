// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { bookVisit } from '@charaka/contract/clinic/counter/opd-fee';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

/** What is said of a consultation fee besides its name. */
const fee = { visitKind: 'New' as const, chargeId: 3, validFrom: '2026-03-01' };
const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: consultationFees.update,
      get: consultationFees.get,
      wrapper: 'consultationFee',
      noun: 'consultation fee',
      make: async (tenant) => {
        const { consultationFee } = await tenant.ask(consultationFees.add, {
          consultationFee: { ...fee, feeName: 'Edited' },
        });
        return { consultationFeeId: consultationFee.consultationFeeId };
      },
      typed: (letter) => ({ ...fee, feeName: `Consultation fee ${letter}` }),
    },
  ],
  nested: [
    {
      endpoint: bookVisit,
      make: async (tenant) => {
        await holdOpd(tenant, 5);
        const visit = { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() };
        return { visit, counterBill: { lines: [{ chargeId: 4, quantity: 1 }], net: 350, amount: 350 } };
      },
    },
  ],
};
