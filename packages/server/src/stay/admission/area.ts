// The declarations of the admission area for the server.
import { patientsLying } from '../../foundation/tenancy/hospital-counts.ts';
import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { admissionHandlers } from './admission-handlers.ts';
import { admissionSettings } from './admission-settings.ts';
import { type AfterAdmissions, inStages } from './after-admission-step.ts';
import { countPatientsLying } from './count-patients-lying.ts';
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
  recordNames: {
    admission: `case when r.admission_mode = 'Day Care' then 'DC' else (select h.inpatient_admission_prefix from hospital h
      where h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id) end || r.admission_id`,
    admission_package_part: null,
  },
  fills: [
    movedWithPatient.filledBy([{ table: 'admission', column: 'patient_id', key: 'admission_id' }]),
    patientsLying.filledBy(countPatientsLying),
  ],
};
