// Finds the inpatients that medicine can be sold to.
import { findPharmacyPatients as findPharmacyPatientsEndpoint } from '@charaka/contract/supply/pharmacy/sale';
import { stripPrefix } from '@charaka/rules/list/display-number';
import sql from 'sql-template-tag';
import { handle, todayOf } from '../../kernel/handler.ts';
import { likeText } from '../../kernel/list-query.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { patientSettings } from '../../people/patient/patient-settings.ts';
import { isUnbilled } from '../../stay/admission/admission-selection.ts';
import { admissionSettings } from '../../stay/admission/admission-settings.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { patientName } from './memo-columns.ts';

interface Found {
  admissionId: number;
  patientId: number;
  admissionMode: string;
  patientName: string;
  sex: string;
  birthDate: string;
  bedName: string;
  bedGroupName: string;
  doctorName: string;
  associationName: string | null;
}

/** By part of the name or the beginning of the bed, by IP number or UHID with or without prefix, hidden charts by these alone (PS009). Without a final bill only. */
export const findPharmacyPatients = handle(findPharmacyPatientsEndpoint, async (call, { search }) => {
  const { tenantId, hospital } = call;
  const typed = search.toLowerCase();
  const { inpatientAdmissionPrefix } = admissionSettings.of(hospital);
  const { patientRegistrationPrefix } = patientSettings.of(hospital);
  const plain = stripPrefix(search, [inpatientAdmissionPrefix, patientRegistrationPrefix, 'DC']);
  const number = /^\d{1,12}$/.test(plain) ? Number(plain) : null;
  const today = todayOf(call);
  const hidden = await call.hiddenPatients();
  const found = await call.tx.rows<Found>(sql`
    select a.admission_id, a.patient_id, a.admission_mode, ${patientName}, p.sex, p.birth_date, b.bed_name, g.bed_group_name,
      ${staffName(sql`d`)} as doctor_name, s.association_name
    from admission a
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
    join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
    join staff d on d.tenant_id = a.tenant_id and d.staff_id = a.doctor_id
    left join association s on s.tenant_id = a.tenant_id and s.association_id = a.association_id
    where a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId} and ${isUnbilled}
      and ((lower(p.search_name) like ${`%${likeText(typed)}%`} and a.patient_id <> all(${hidden}::bigint[])) or lower(b.bed_name) like ${`${likeText(typed)}%`}
        or a.admission_id = ${number}::bigint or a.patient_id = ${number}::bigint)
    order by (a.admission_id = ${number}::bigint) desc nulls last, p.search_name, a.admission_id limit 20`);
  return {
    inpatients: found.map((row) => {
      const { birthDate: _, ...shown } = row;
      return { ...shown, ageYears: withAge(row, today).ageYears };
    }),
  };
});
