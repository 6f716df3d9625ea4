// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { admit } from '@charaka/contract/stay/admission/admission';
import { addBirth, getBirth, updateBirth } from '@charaka/contract/stay/record/birth';
import { addDeath, getDeath, updateDeath } from '@charaka/contract/stay/record/death';
import { addMortuary, getMortuary, updateMortuary } from '@charaka/contract/stay/record/mortuary';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { admittedPatient, hoursAgo } from '../../../test-support/patient/leaving-patient.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const born = { sex: 'F', birthDate: dayOf(-1), birthTime: '00:01', bornType: 'Normal' } as const;
const died = {
  diedAt: hoursAgo(3),
  immediateCauses: ['Cardiogenic shock'],
  antecedentCauses: [],
  otherCauses: [],
  causeOfDeath: 'Cardiogenic shock',
  mannerOfDeath: 'Natural' as const,
};
const body = {
  patientName: 'Unknown',
  sex: 'M',
  diedAt: hoursAgo(5),
  receivedAt: hoursAgo(3),
  chamberNo: 'C-1',
  isMedicoLegal: false,
} as const;
const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;
const otherStay = 'the scene has one admission it can be of';
const released = { releaseDate: new Date().toISOString(), releasedTo: 'Asha Rao' };

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: updateBirth,
      get: getBirth,
      wrapper: 'birth',
      noun: 'birth record',
      make: async (tenant) => {
        await admittedPatient(tenant, { admissionCategory: 'Maternity' });
        return { birthId: (await tenant.ask(addBirth, { birth: { ...born, admissionId: 1 } })).birth.birthId };
      },
      typed: (letter) => ({ ...born, childName: `Baby ${letter}` }),
    },
    {
      update: updateDeath,
      get: getDeath,
      wrapper: 'death',
      noun: 'death record',
      make: async (tenant) => {
        const [patientId = 0] = await tenant.addPatients(1);
        return { deathId: (await tenant.ask(addDeath, { death: { ...died, patientId } })).death.deathId };
      },
      typed: (letter) => ({ ...died, causeOfDeath: `Cause ${letter}` }),
    },
    {
      update: updateMortuary,
      get: getMortuary,
      wrapper: 'mortuaryAdmission',
      noun: 'mortuary record',
      make: async (tenant) => {
        const { mortuaryAdmission } = await tenant.ask(addMortuary, { mortuaryAdmission: body });
        return { mortuaryId: mortuaryAdmission.mortuaryId };
      },
      typed: (letter) => ({ ...body, patientName: `Unknown ${letter}` }),
    },
  ],
  nested: [
    {
      endpoint: addBirth,
      make: async (tenant) => {
        const form = admissionForm(tenant, await onePatient(tenant), { admissionCategory: 'Maternity' });
        const { admission } = await tenant.ask(admit, { admission: { ...form, admittedAt: hoursAgo(48) } });
        return {
          birth: {
            admissionId: admission.admissionId,
            sex: 'F',
            birthDate: dayOf(-1),
            birthTime: '10:30',
            bornType: 'Normal',
          },
        };
      },
    },
  ],
  leftOut: {
    '/BirthDeathRecord/AddBirthRecord': { ipdNo: otherStay },
    '/BirthDeathRecord/AddDeathRecord': { patientIpId: otherStay },
  },
  goesWith: {
    '/MortuaryAdmission/AddMortuaryAdmission': { releaseDate: released, releasedTo: released },
    '/MortuaryAdmission/UpdateMortuaryAdmission': { releaseDate: released, releasedTo: released },
  },
};
