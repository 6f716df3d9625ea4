// Types of the answers about vaccinations.
import type { getVaccinePlan } from '@charaka/contract/clinic/immunization/immunization';
import type { listVaccineSchedules } from '@charaka/contract/clinic/immunization/vaccine-schedule';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** The vaccinations of a patient as they are answered. */
export type VaccinePlan = OutputOf<typeof getVaccinePlan>;
/** A dose as noted. */
export type Dose = VaccinePlan['given'][number];
/** A schedule with its doses. */
export type Schedule = OutputOf<typeof listVaccineSchedules>['schedules'][number];
