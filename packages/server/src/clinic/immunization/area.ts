// The declarations of the immunization area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import { addImmunization, getVaccinePlan, updateImmunization } from './immunizations.ts';
import { addStartingSchedules, listVaccineSchedules, saveVaccineSchedule } from './vaccine-schedules.ts';

/** Vaccination schedules, and the doses that patients were given. */
export const immunizationArea: ServerArea = {
  handlers: () => [
    getVaccinePlan,
    addImmunization,
    updateImmunization,
    listVaccineSchedules,
    saveVaccineSchedule,
    addStartingSchedules,
  ],
  recordNames: { immunization: null },
  fills: [
    movedWithPatient.filledBy([
      { table: 'immunization', column: 'patient_id', key: 'immunization_id', corrects: 'corrects_id' },
    ]),
  ],
};
