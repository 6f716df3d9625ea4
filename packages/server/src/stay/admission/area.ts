// The declarations of the admission area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { admissionHandlers } from './admission-handlers.ts';
import { admissionSettings } from './admission-settings.ts';
import { type AfterAdmissions, inStages } from './after-admission-step.ts';
import { relationsOfAdmission } from './relations-of-admission.ts';
import { getStayCounts, type StayCounts } from './stay-counts.ts';
import { tellAdmission } from './tell-admission.ts';

/** Admissions; what follows one is declared by the areas that do it, and all of it happens, or none. */
export const admissionArea: ServerArea<AfterAdmissions & StayCounts> & RelationsOfCare & AfterAdmissions = {
  handlers: ({ afterAdmission, stayCounts }) => [
    ...admissionHandlers(inStages(afterAdmission)),
    getStayCounts(stayCounts),
  ],
  settings: [admissionSettings],
  relationsOfCare: relationsOfAdmission,
  afterAdmission: [{ stage: 'word', run: tellAdmission }],
};
