// What the admission area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { admissionHandlers } from './admission-handlers.ts';
import { type AfterAdmissions, inStages } from './after-admission-step.ts';
import { relationsOfAdmission } from './relations-of-admission.ts';
import { tellAdmission } from './tell-admission.ts';
import type { ChargePackages } from './update-admission.ts';

/** Who charges the packages of an admission. */
export interface PackageCharges {
  readonly chargePackages: ChargePackages;
}

/** Admissions; what follows one is declared by the areas that do it, and all of it happens, or none. */
export const admissionArea: ServerArea<AfterAdmissions & PackageCharges> & RelationsOfCare & AfterAdmissions = {
  handlers: ({ afterAdmission, chargePackages }) => admissionHandlers(inStages(afterAdmission), chargePackages),
  relationsOfCare: relationsOfAdmission,
  afterAdmission: [{ stage: 'word', run: tellAdmission }],
};
