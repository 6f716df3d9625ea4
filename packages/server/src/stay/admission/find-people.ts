// Finds people for the search of the shell: inpatients of this hospital first, then whoever is registered (Q225, PS009, R418, R419).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { mayPickPatients } from '@charaka/contract/people/patient/patient';
import {
  findPeople as findPeopleEndpoint,
  MOST_FOUND_PEOPLE,
  recordKinds,
} from '@charaka/contract/stay/admission/find-people';
import { typedAdmissionNumber } from '@charaka/rules/list/display-number';
import { readRecordNumber } from '@charaka/rules/list/record-number';
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
import { type FoundRecord, numberedRecords } from './numbered-records.ts';

/** A found patient; without a stay, the current stay is used, if any. */
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

/** The caller may choose patients, and so find them by more than a number of a record. */
const mayPick = ({ menus }: Call): boolean =>
  [mayPickPatients.menu, ...(mayPickPatients.orMenus ?? [])].some((menu) => menus.includes(menu));

/** Each stay once, then those registered who were not named with a stay; the patient of a record where it is one alone. */
async function findBySearch(call: Call, typed: string, records: readonly FoundRecord[]): Promise<readonly Found[]> {
  if (typed.length < MIN_CHARACTERS || !mayPick(call)) return [];
  const inpatients = await findInpatients(call, typed);
  const asked = readPatientSearch(typed, patientSettings.of(call.hospital).patientRegistrationPrefix);
  const registered = await searchPatients(call, asked, MOST_FOUND_PEOPLE);
  const ofRecords = [...new Set(records.map(({ patientId }) => patientId))];
  const isNamed = (patientId: number) => inpatients.some((one) => one.patientId === patientId);
  const others = [...new Set([...(ofRecords.length === 1 ? ofRecords : []), ...registered])];
  const unnamed = others.filter((patientId) => !isNamed(patientId));
  const everybody = [...inpatients, ...unnamed.map((patientId) => ({ patientId, admissionId: null }))];
  return everybody.slice(0, MOST_FOUND_PEOPLE);
}

/** The records of every area that have the typed number, each with the right on its screen. */
async function findRecords(call: Call, typed: string): Promise<FoundRecord[]> {
  const number = typed.length < MIN_CHARACTERS ? undefined : readRecordNumber(typed);
  if (!number) return [];
  const found = await Promise.all(numberedRecords.partsIn(call.ports).map((find) => find(call, number)));
  const placeOf = ({ kind }: FoundRecord) => recordKinds.indexOf(kind);
  return found.flat().sort((one, other) => placeOf(one) - placeOf(other));
}

type NumberedRecord = OutputOf<typeof findPeopleEndpoint>['records'][number];

/** Records with who their patient is. */
async function namedRecords(call: Call, records: readonly FoundRecord[]): Promise<NumberedRecord[]> {
  if (records.length === 0) return [];
  const today = todayOf(call);
  const patients = await call.tx.rows<Omit<Stored, keyof FoundRecord> & { patientId: number }>(sql`
    select p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.birth_date,
      right(p.contact_no, 4) as phone_ending
    from patient p
    where p.tenant_id = ${call.tenantId} and p.patient_id = any(${records.map(({ patientId }) => patientId)}::bigint[])`);
  const byId = new Map(patients.map((patient) => [patient.patientId, patient]));
  return records.flatMap((record) => {
    const patient = byId.get(record.patientId);
    if (!patient) return [];
    const { birthDate, ...person } = patient;
    return [{ ...person, ...ageFields(birthDate, today), ...record }];
  });
}

type Person = OutputOf<typeof findPeopleEndpoint>['people'][number];
type Stored = Omit<Person, 'ageYears' | 'ageMonths' | 'ageDays'> & { birthDate: string };

/** The best matches first. */
export const findPeople = handle(findPeopleEndpoint, async (call, { search, patientIds }) => {
  const recalled = (patientIds ?? []).map((patientId) => ({ patientId, admissionId: null }));
  const typed = search?.trim() ?? '';
  const numbered = recalled.length > 0 ? [] : await findRecords(call, typed);
  const found = recalled.length > 0 && mayPick(call) ? recalled : await findBySearch(call, typed, numbered);
  const records = await namedRecords(call, numbered);
  if (found.length === 0) return { people: [], records };
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
  return { people: people.map(({ birthDate, ...person }) => ({ ...person, ...ageFields(birthDate, today) })), records };
});
