// The SQL of newborns: whose child an admission is, and what it is called.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listInfants } from '@charaka/contract/stay/record/birth';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A newborn as answered. */
export type Infant = OutputOf<typeof listInfants>['infants'][number];

/** Ties a newborn's admission to the mother's and to the birth. */
export async function markNewborn(
  call: Call,
  admissionId: number,
  newborn: { infantName: string; motherAdmissionId: number; birthId: number },
): Promise<void> {
  await call.tx.rows(sql`
    update admission set is_new_born = true, infant_name = ${newborn.infantName},
      mother_admission_id = ${newborn.motherAdmissionId}, birth_id = ${newborn.birthId}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** Changes the name of a newborn. */
export async function renameInfant(call: Call, admissionId: number, infantName: string): Promise<void> {
  await call.tx.rows(sql`
    update admission set infant_name = ${infantName}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** The newborns of a mother's admission in the order they were admitted. */
export function readInfants(call: Call, motherAdmissionId: number): Promise<Infant[]> {
  return call.tx.rows<Infant>(sql`
    select a.admission_id, a.patient_id, a.infant_name, p.sex, a.birth_id, a.admission_mode, a.admitted_at, a.discharged_at,
      a.is_discharged, b.is_virtual as is_with_mother, b.bed_name
    from admission a
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and not a.is_cancelled
      and a.mother_admission_id = ${motherAdmissionId}
    order by a.admission_id`);
}
