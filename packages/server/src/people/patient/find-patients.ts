// Chooses a patient: who somebody is, and nothing besides (R415-R419, Q76, Q225).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { findPatients as findPatientsEndpoint } from '@charaka/contract/people/patient/patient';
import { MOST_FOUND_PATIENTS, readPatientSearch } from '@charaka/rules/person/patient-search';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { ageFields } from './patient-answer.ts';
import { searchPatients } from './patient-search.ts';
import { patientSettings } from './patient-settings.ts';

type Picked = OutputOf<typeof findPatientsEndpoint>['patients'][number];
type Stored = Omit<Picked, 'ageYears' | 'ageMonths' | 'ageDays'> & { birthDate: string };

async function foundNumbers(call: Call, search: string | null | undefined): Promise<readonly number[]> {
  const asked = search
    ? readPatientSearch(search, patientSettings.of(call.hospital).patientRegistrationPrefix)
    : undefined;
  return asked ? searchPatients(call, asked, MOST_FOUND_PATIENTS) : [];
}

/** The best matches first; a number asked for is answered though the record was put aside. */
export const findPatients = handle(findPatientsEndpoint, async (call, { search, patientId }) => {
  const found = patientId ? [patientId] : (await foundNumbers(call, search)).slice(0, MOST_FOUND_PATIENTS);
  const today = todayOf(call);
  const rows = await call.tx.rows<Stored>(sql`
    select p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.birth_date,
      right(p.contact_no, 4) as phone_ending, a.admission_id as open_admission_id, b.bed_name as open_bed_name
    from patient p
    left join admission a on a.tenant_id = p.tenant_id and a.hospital_id = ${call.hospital.hospitalId}
      and a.patient_id = p.patient_id and not a.is_discharged and not a.is_cancelled
    left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
    where p.tenant_id = ${call.tenantId} and p.patient_id = any(${found}::bigint[])
      and (p.is_active or ${patientId != null})
    order by array_position(${found}::bigint[], p.patient_id)`);
  return { patients: rows.map(({ birthDate, ...patient }) => ({ ...patient, ...ageFields(birthDate, today) })) };
});
