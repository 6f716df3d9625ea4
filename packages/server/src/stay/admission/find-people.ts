// Finds people for the search of the shell: inpatients of this hospital first, then whoever is registered (Q225, PS009, R418, R419).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { findPeople as findPeopleEndpoint, MOST_FOUND_PEOPLE } from '@charaka/contract/stay/admission/find-people';
import { typedAdmissionNumber } from '@charaka/rules/list/display-number';
import { readPatientSearch } from '@charaka/rules/person/patient-search';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { ageFields } from '../../people/patient/patient-answer.ts';
import { searchPatients } from '../../people/patient/patient-search.ts';
import { patientSettings } from '../../people/patient/patient-settings.ts';
import { withinReach } from './admission-reach.ts';
import { matchesSearch } from './admission-search.ts';
import { inHospital } from './admission-selection.ts';
import { admissionSettings } from './admission-settings.ts';
import { numberedPatients } from './numbered-patients.ts';

/** Somebody to tell of; without a stay it is the one they are in now, if any. */
interface Found {
  readonly patientId: number;
  readonly admissionId: number | null;
}

/** Fewer characters find nobody. */
const MIN_CHARACTERS = 2;
/** Room is left for those who are registered only. */
const MOST_INPATIENTS = 8;
/** Longer digits are no number of ours. */
const MOST_DIGITS = 15;

/** The stay of that number, also one that is over. */
const stayNumbered = (call: Call, number: string): Sql => sql`
  select a.patient_id, a.admission_id, 0 as place, a.admitted_at from admission a
  where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and not a.is_cancelled
    and a.admission_id = ${number}::bigint${withinReach(call, sql`a.admission_mode`)}`;

async function findInpatients(call: Call, typed: string): Promise<readonly Found[]> {
  const number = typedAdmissionNumber(typed, admissionSettings.of(call.hospital).inpatientAdmissionPrefix);
  const isNumber = /^\d+$/.test(number) && number.length <= MOST_DIGITS;
  const present = sql`
    (select a.patient_id, a.admission_id, case when lower(b.bed_name) = ${typed.toLowerCase()} then 1 else 2 end as place, a.admitted_at
      from admission a
      join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
      join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
      where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and ${inHospital}
        ${withinReach(call, sql`a.admission_mode`)} and ${matchesSearch(typed, call.hospital, await call.hiddenPatients())}
      order by place, a.admitted_at desc limit ${MOST_INPATIENTS})`;
  const wanted = isNumber ? sql`${stayNumbered(call, number)} union all ${present}` : present;
  return call.tx.rows<Found>(sql`
    select patient_id, admission_id from (${wanted}) found
    group by patient_id, admission_id order by min(place), max(admitted_at) desc`);
}

/** Each stay once, then those registered who were not named with a stay. */
async function findBySearch(call: Call, typed: string): Promise<readonly Found[]> {
  if (typed.length < MIN_CHARACTERS) return [];
  const inpatients = await findInpatients(call, typed);
  const asked = readPatientSearch(typed, patientSettings.of(call.hospital).patientRegistrationPrefix);
  const registered = await searchPatients(call, asked, MOST_FOUND_PEOPLE);
  const numbered = await Promise.all(numberedPatients.partsIn(call.ports).map((find) => find(call, typed)));
  const isNamed = (patientId: number) => inpatients.some((one) => one.patientId === patientId);
  const others = [...new Set([...numbered.flat(), ...registered])].filter((patientId) => !isNamed(patientId));
  const everybody = [...inpatients, ...others.map((patientId) => ({ patientId, admissionId: null }))];
  return everybody.slice(0, MOST_FOUND_PEOPLE);
}

type Person = OutputOf<typeof findPeopleEndpoint>['people'][number];
type Stored = Omit<Person, 'ageYears' | 'ageMonths' | 'ageDays'> & { birthDate: string };

/** The best matches first. */
export const findPeople = handle(findPeopleEndpoint, async (call, { search, patientIds }) => {
  const recalled = (patientIds ?? []).map((patientId) => ({ patientId, admissionId: null }));
  const found = recalled.length > 0 ? recalled : await findBySearch(call, search?.trim() ?? '');
  if (found.length === 0) return { people: [] };
  const today = todayOf(call);
  const people = await call.tx.rows<Stored>(sql`
    select p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.birth_date,
      right(p.contact_no, 4) as phone_ending, a.infant_name, a.admission_id, a.admission_mode, b.bed_name,
      a.is_discharge_initiated, a.is_final_bill, a.is_discharged
    from unnest(${found.map(({ patientId }) => patientId)}::bigint[], ${found.map(({ admissionId }) => admissionId)}::bigint[])
      with ordinality as f (patient_id, admission_id, place)
    join patient p on p.tenant_id = ${call.tenantId} and p.patient_id = f.patient_id
    left join admission a on a.tenant_id = p.tenant_id and a.hospital_id = ${call.hospital.hospitalId}
      and a.patient_id = p.patient_id and (a.admission_id = f.admission_id or (f.admission_id is null and ${inHospital}))
    left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
    where p.is_active or f.admission_id is not null
    order by f.place`);
  return { people: people.map(({ birthDate, ...person }) => ({ ...person, ...ageFields(birthDate, today) })) };
});
