// Sixty admissions in every state, and the inpatient list as a clerk asks for it.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { beforeAll } from 'vitest';
import { useTestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';

/** A row of the list. */
export type InpatientRow = OutputOf<typeof listAdmissions>['rows'][number];
type Filters = InputOf<typeof listAdmissions>;

/** The numbers of the admissions, in the order of the rows. */
export const ids = (rows: readonly InpatientRow[]) => rows.map((row) => row.admissionId);

/** Smallest first. */
export const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

/** 60 admissions of 30 patients, one a day back from 5 August 2026 12:00 UTC: 30 and 33 cancelled, 60 in the second hospital. */
const scene = `
  insert into admission (tenant_id, admission_id, hospital_id, patient_id, registration_no, admitted_at, doctor_id,
    department_id, specialization_id, patient_type, patient_category, admission_mode, admission_category, emergency_number,
    emergency_contact_person, infant_name, association_id, tpa_authorized_paise, final_authorized_paise, admitted_bed_id,
    current_bed_id, is_discharge_initiated, is_discharged, discharged_at, is_cancelled, created_by)
  select $1, n, case when n = 60 then 2 else 1 end, 1 + n % 30, 'R' || n,
    '2026-08-05 12:00+00'::timestamptz - make_interval(days => n), 1 + n % 3, 1, 1,
    case when n % 4 = 0 then 'TPA' else 'General' end, 'General',
    (array['General', 'Day Care', 'Emergency', 'Dental'])[1 + n % 4], 'General', '98' || lpad(n::text, 8, '0'),
    case n % 3 when 0 then null when 1 then '' else 'Uncle 50%_' || n end, case when n = 7 then 'Baby' end,
    case when n % 4 = 0 then 1 + n % 8 / 4 end, n * 12345, case when n % 8 = 0 then n * 10000 end, 1 + n % 11, 1 + n % 11,
    n % 2 = 0, is_left, case when is_left then now() end, is_cancelled, 1
  from generate_series(1, 60) n
    cross join lateral (select n in (30, 33) as is_cancelled, n not in (30, 33) and (n > 30 or n % 3 > 0) as is_left) states`;

/** Call at the top of a test file: the tenant, all rows of its list, and what the list answers. */
export function useInpatientList() {
  const parts = useTestApp();
  const held = {} as { tenant: TestTenant; everyone: InpatientRow[] };
  const list = (filters: Filters) => held.tenant.ask(listAdmissions, filters);
  const found = async (filters: Filters) => sorted(ids((await list(filters)).rows));
  beforeAll(async () => {
    const tenant = await makeTenant(parts);
    held.tenant = tenant;
    await tenant.addPatients(10, 'Asha');
    await tenant.addPatients(10, 'Bina Rani');
    await tenant.addPatients(10, 'कृष्ण');
    const { owner } = parts;
    await owner.query(
      `update patient set middle_name = case when patient_id % 3 = 0 then 'Devi' end, email = case when patient_id % 2 = 0
         then 'p' || patient_id || '@test.example' end, birth_date = '1990-05-01'::date + patient_id::integer * 97,
         is_active = patient_id <> 4 where tenant_id = $1`,
      [tenant.tenantId],
    );
    await owner.query(scene, [tenant.tenantId]);
    // As in a running hospital the planner knows its tables; without, it works out every age sixty times over.
    await owner.query('analyze patient, admission');
    held.everyone = (await list({})).rows;
  });
  return { parts, scene: held, list, found };
}
