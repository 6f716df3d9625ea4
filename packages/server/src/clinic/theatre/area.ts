// The declarations of the theatre area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { knownOfStay } from '../../stay/admission/known-of-stay.ts';
import { tellOperations } from './known-of-theatre.ts';
import { relationsOfTheatre } from './relations-of-theatre.ts';
import { settleOrigin } from './settle-origin.ts';
import { theatreHandlers } from './theatre-handlers.ts';

/** Operation theatres and their bookings. */
export const theatreArea: ServerArea & RelationsOfCare & AfterAdmissions = {
  handlers: () => theatreHandlers,
  relationsOfCare: relationsOfTheatre,
  afterAdmission: [{ stage: 'booking', run: settleOrigin }],
  fills: [
    movedWithPatient.filledBy([
      { table: 'ot_provisional_booking', column: 'patient_id', key: 'ot_provisional_booking_id' },
    ]),
    knownOfStay.filledBy(tellOperations),
  ],
  recordNames: { ot_provisional_booking: null, ot_slot: null },
};
