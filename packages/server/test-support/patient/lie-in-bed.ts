// Puts a patient into a bed straight in the database, for tests of areas below admission.
import type { TestTenant } from '../server/test-tenant.ts';

/** Admits the patient to the bed and answers the admission's number. */
export async function lieInBed(
  tenant: TestTenant,
  patientId: number,
  bed: { bedId: number; hospitalId?: number; isVirtual?: boolean },
): Promise<number> {
  await tenant.parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  const { rows } = await tenant.parts.owner.query<{ id: number }>(
    `with admitted as (
       insert into admission (tenant_id, admission_id, hospital_id, patient_id, registration_no, admitted_at, doctor_id,
         department_id, specialization_id, patient_type, patient_category, admission_mode, admission_category,
         emergency_number, admitted_bed_id, current_bed_id, created_by)
       values ($1, next_number('admission'), $2, $3, 'R1', now(), 1, 1, 1, 'General', 'General', 'General', 'General',
         '9800000000', $4, $4, 1) returning *)
     insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, is_virtual, during, created_by)
     select tenant_id, hospital_id, admission_id, $4, $5, tstzrange(admitted_at, null), 1 from admitted
     returning admission_id as id`,
    [tenant.tenantId, bed.hospitalId ?? 1, patientId, bed.bedId, bed.isVirtual ?? false],
  );
  return (rows[0] as { id: number }).id;
}
