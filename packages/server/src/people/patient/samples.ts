// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addPatient, getPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { openBreakGlass } from '@charaka/contract/people/privacy/privacy';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const age = 'worked out from the date of birth';
const patient = { age, month: age, day: age };
const abroad = { stateId: 45 };
const man = { salutation: 'Mr.' };
const passport = { idcardType: 'Passport' };

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: updatePatient,
      get: getPatient,
      wrapper: 'patient',
      noun: 'patient',
      make: async (tenant) => {
        const { patient } = await tenant.ask(addPatient, { patient: patientForm() });
        // The second who changes them did not register them.
        await tenant.ask(openBreakGlass, { patientId: patient.patientId, kind: 'Handover' }, { as: 'admin' });
        return { patientId: patient.patientId };
      },
      typed: (letter) => ({ ...patientForm(), lastName: `Rao ${letter}` }),
    },
  ],
  leftOut: {
    '/Patient/AddPatient': patient,
    '/Patient/UpdatePatient': { ...patient, _masked: 'tells which fields the reader saw masked' },
  },
  goesWith: {
    '/Patient/AddPatient': { countryId: abroad, sex: man, idcardNo: passport },
    '/Patient/UpdatePatient': { countryId: abroad, sex: man, idcardNo: passport },
  },
};
