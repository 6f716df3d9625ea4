// The declarations of the immunization area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addImmunization, getVaccinePlan, updateImmunization } from './immunizations.ts';
import { addStartingSchedules, listVaccineSchedules, saveVaccineSchedule } from './vaccine-schedules.ts';

/** Vaccination schedules, and the doses that patients were given. */
export const immunizationArea: ServerArea = {
  handlers: () => [
    ...[getVaccinePlan, addImmunization, updateImmunization],
    ...[listVaccineSchedules, saveVaccineSchedule, addStartingSchedules],
  ],
};
