// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addNote, getNote, updateNote } from '@charaka/contract/stay/note/note';
import { admittedPatient } from '../../../test-support/patient/leaving-patient.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';

const otherStay = 'the scene has one admission it can be of';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: addNote,
      make: async (tenant) => ({ note: { admissionId: await admitInScene(tenant), note: '<p>Stable</p>' } }),
    },
  ],
  pairs: [
    {
      get: getNote,
      update: updateNote,
      asked: async (tenant) => {
        await admittedPatient(tenant, {});
        // The author alone changes it.
        const asAuthor = { as: 'admin' } as const;
        const { note } = await tenant.ask(addNote, { note: { admissionId: 1, note: 'Slept well' } }, asAuthor);
        return { noteId: note.noteId };
      },
    },
  ],
  leftOut: {
    '/IPD/AddIpdPatientNote': { patientIpId: otherStay },
  },
};
