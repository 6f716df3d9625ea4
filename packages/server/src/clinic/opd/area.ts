// The declarations of the opd area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { opdHandlers } from './opd-handlers.ts';
import { relationsOfOpd } from './relations-of-opd.ts';
import { settleOrigin } from './settle-origin.ts';
import { opdWaits } from './waiting.ts';

/** Appointments, the calendar of doctors and visits. */
export const opdArea: ServerArea & RelationsOfCare & AfterAdmissions = {
  handlers: () => opdHandlers,
  relationsOfCare: relationsOfOpd,
  waits: () => opdWaits,
  afterAdmission: [{ stage: 'booking', run: settleOrigin }],
  recordNames: { opd_visit: 'r.opd_number', appointment: null, opd_day: null },
  fills: [
    movedWithPatient.filledBy([
      { table: 'appointment', column: 'patient_id', key: 'appointment_id' },
      { table: 'opd_visit', column: 'patient_id', key: 'opd_visit_id' },
    ]),
  ],
};
