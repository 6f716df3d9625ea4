// The number of a stay as a statement tells and searches it: with the prefix of its hospital.

import sql, { type Sql } from 'sql-template-tag';

/** As `displayAdmissionNumber` of the rules says it, of the admission `a`; nothing where there is none (R142, R327). */
export const admissionNumber: Sql = sql`(case when a.admission_mode = 'Day Care' then 'DC' else (
  select x.inpatient_admission_prefix from hospital x where x.tenant_id = a.tenant_id and x.hospital_id = a.hospital_id) end
  || a.admission_id)`;
