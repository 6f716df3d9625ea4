// The query of the inpatient list: columns, joins and the conditions of the screen's own filters (R301-R312).

import type { ListRequest } from '@charaka/contract/kernel/list';
import { acceptedNames } from '@charaka/contract/kernel/shape';
import { admissionRow } from '@charaka/contract/stay/admission/admission';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { stripPrefix, typedAdmissionNumber } from '@charaka/rules/list/display-number';
import { dayOfText, daysAfter, isCalendarDate, isDayInReach, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql, { join, type Sql } from 'sql-template-tag';
import { isNarrowedByOther } from '../../kernel/list-query.ts';
import type { NarrowColumn, NarrowSource } from '../../kernel/narrow-list.ts';
import { HttpError } from '../../kernel/refusal.ts';
import type { HospitalFacts } from '../../kernel/session.ts';
import { sortedStaffName } from '../../kernel/staff-name.ts';
import { likeAmongNamed } from '../../people/patient/patient-list.ts';
import { patientSettings } from '../../people/patient/patient-settings.ts';
import { isFoundAmongAll, matchesSearch, numbersIn } from './admission-search.ts';
import { type AdmissionSelection, selectionConditions } from './admission-selection.ts';
import { admissionSettings } from './admission-settings.ts';
import { besideAdmission, sharedColumns } from './admission-shown.ts';

/** The filters the screen has besides the list language. */
export interface AdmissionFilters {
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
  associationId?: number | null | undefined;
  isDischarged?: boolean | null | undefined;
  bedTypeId?: number | null | undefined;
  bedGroupId?: number | null | undefined;
  admissionMode?: string | null | undefined;
  admissionId?: number | null | undefined;
  patientId?: number | null | undefined;
  only?: AdmissionSelection | null | undefined;
  /** Finds by name, number, phone or bed. */
  search?: string | null | undefined;
  /** Patients with a marked chart that the caller does not see: found by number and bed alone (PS009). */
  hidden?: readonly number[] | undefined;
  /** The modes the caller is kept to; null or nothing for all. */
  reachedModes?: readonly string[] | null | undefined;
  /** The admissions whose deposit is low, where they are asked for. */
  chosen?: readonly number[] | undefined;
}

/** The joins that filters and sorts need, by name. */
const admissionJoins = {
  patient: sql`join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id`,
  doctor: sql`join staff d on d.tenant_id = a.tenant_id and d.staff_id = a.doctor_id`,
  bed: sql`join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id`,
  ward: sql`join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id`,
  firstBed: sql`left join bed ab on ab.tenant_id = a.tenant_id and ab.bed_id = a.admitted_bed_id`,
  firstWard: sql`left join bed_group ag on ag.tenant_id = ab.tenant_id and ag.bed_group_id = ab.bed_group_id`,
  firstFloor: sql`left join bed_floor af on af.tenant_id = ag.tenant_id and af.bed_floor_id = ag.bed_floor_id`,
  floor: sql`left join bed_floor f on f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id`,
  payer: sql`left join association s on s.tenant_id = a.tenant_id and s.association_id = a.association_id`,
  creator: sql`join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.created_by`,
};

const select = sql`treats.salutation as doctor_salutation, treats.first_name as doctor_first_name, treats.last_name as doctor_last_name, payer.color_code, ${sharedColumns}`;

const own = (name: Sql, kind: NarrowColumn['kind'], isNeverNull = false): NarrowColumn => ({
  sql: name,
  kind,
  isNeverNull,
});
const joined = (needs: string[], name: Sql, kind: NarrowColumn['kind'] = 'text'): NarrowColumn => ({
  sql: name,
  kind,
  needs,
});

/** Columns of the admission, its bed, doctor and payer. `name` and `consultant` are whole names, which the row does not have (Q07). */
const plainColumns: Readonly<Record<string, NarrowColumn>> = {
  admissionId: own(sql`a.admission_id`, 'number', true),
  patientId: own(sql`a.patient_id`, 'number', true),
  registrationNo: own(sql`a.registration_no`, 'text'),
  infantName: own(sql`a.infant_name`, 'text'),
  admittedAt: own(sql`a.admitted_at`, 'instant', true),
  dischargedAt: own(sql`a.discharged_at`, 'instant'),
  emergencyNumber: own(sql`a.emergency_number`, 'text'),
  emergencyContactPerson: own(sql`a.emergency_contact_person`, 'text'),
  patientType: own(sql`a.patient_type`, 'text'),
  admissionMode: own(sql`a.admission_mode`, 'text'),
  admissionCategory: own(sql`a.admission_category`, 'text'),
  associationId: own(sql`a.association_id`, 'number'),
  tpaAuthorized: own(sql`nullif(a.tpa_authorized_paise, 0)`, 'money'),
  finalAuthorized: own(sql`a.final_authorized_paise`, 'money'),
  isDischargeInitiated: own(sql`a.is_discharge_initiated`, 'flag'),
  isFinalBill: own(sql`a.is_final_bill`, 'flag'),
  isDischarged: own(sql`a.is_discharged`, 'flag'),
  isMaternity: own(sql`a.is_maternity`, 'flag'),
  isBabyBirth: own(sql`a.is_baby_birth`, 'flag'),
  isNewBorn: own(sql`a.is_new_born`, 'flag'),
  motherAdmissionId: own(sql`a.mother_admission_id`, 'number'),
  createdAt: own(sql`a.created_at`, 'instant'),
  bedId: own(sql`a.current_bed_id`, 'number'),
  doctorSalutation: joined(['doctor'], sql`d.salutation`),
  doctorFirstName: joined(['doctor'], sql`d.first_name`),
  doctorLastName: joined(['doctor'], sql`d.last_name`),
  consultant: joined(['doctor'], sortedStaffName(sql`d`)),
  bedName: joined(['bed'], sql`b.bed_name`),
  bedTypeId: joined(['bed'], sql`b.bed_type_id`, 'number'),
  bedGroupId: joined(['bed'], sql`b.bed_group_id`, 'number'),
  bedGroupName: joined(['bed', 'ward'], sql`g.bed_group_name`),
  bedFloorName: joined(['bed', 'ward', 'floor'], sql`f.bed_floor_name`),
  admittedBedId: own(sql`a.admitted_bed_id`, 'number'),
  admittedBedName: joined(['firstBed'], sql`ab.bed_name`),
  admittedBedTypeId: joined(['firstBed'], sql`ab.bed_type_id`, 'number'),
  admittedBedGroupId: joined(['firstBed'], sql`ab.bed_group_id`, 'number'),
  admittedBedGroupName: joined(['firstBed', 'firstWard'], sql`ag.bed_group_name`),
  admittedBedFloorName: joined(['firstBed', 'firstWard', 'firstFloor'], sql`af.bed_floor_name`),
  associationName: joined(['payer'], sql`s.association_name`),
  colorCode: joined(['payer'], sql`s.color_code`),
  createdByName: joined(['creator'], sql`u.name`),
};

const ofPatient = (name: Sql, kind: NarrowColumn['kind'] = 'text') => joined(['patient'], name, kind);

/** A part of a patient's name; with `isIndexed` the name index finds the patients, and their admissions are looked up by number. */
function nameColumn(name: Sql, isIndexed: boolean): NarrowColumn {
  const plain = ofPatient(name);
  return isIndexed ? { ...plain, like: likeAmongNamed(sql`a.patient_id`, name) } : plain;
}

/** The name index helps a search in all admissions; it only delays one among the few open ones, or one with other ways to match. */
function isNameIndexed(filters: AdmissionFilters & ListRequest): boolean {
  const hasOr = filters.filterParams?.some((item) => item.joinCondition?.toLowerCase() === 'or') ?? false;
  return filters.isDischarged !== false && !hasOr;
}

function patientColumns(today: string, isIndexed: boolean): Record<string, NarrowColumn> {
  const months = sql`full_months(p.birth_date, ${today}::date)`;
  return {
    name: nameColumn(sql`p.search_name`, isIndexed),
    firstName: nameColumn(sql`p.first_name`, isIndexed),
    middleName: nameColumn(sql`p.middle_name`, isIndexed),
    lastName: nameColumn(sql`p.last_name`, isIndexed),
    salutation: ofPatient(sql`p.salutation`),
    sex: ofPatient(sql`p.sex`),
    ageYears: ofPatient(sql`(${months} / 12)`, 'number'),
    ageMonths: ofPatient(sql`(${months} % 12)`, 'number'),
    ageDays: ofPatient(sql`(${today}::date - (p.birth_date + make_interval(months => ${months}))::date)`, 'number'),
    contactNo: ofPatient(sql`p.contact_no`),
    emergencyContactNo: ofPatient(sql`p.emergency_contact_no`),
    email: ofPatient(sql`p.email`),
    fatherName: ofPatient(sql`p.father_name`),
    maritalStatus: ofPatient(sql`p.marital_status`),
    addressLineOne: ofPatient(sql`p.address_line_one`),
    addressLineTwo: ofPatient(sql`p.address_line_two`),
  };
}

/** Columns of the admission by which nobody is told apart. */
const tellingNobody = Object.keys(plainColumns).filter(
  (name) => !['registrationNo', 'infantName', 'emergencyNumber', 'emergencyContactPerson', 'consultant'].includes(name),
);

/** Whether a column of the list tells who somebody is. */
export const tellsPatient = (name: string): boolean => !tellingNobody.includes(name);

/** Whether a request looks for somebody, so that it has to be known who is hidden. */
export function looksForSomebody(request: ListRequest & { search?: string | null | undefined }): boolean {
  return Boolean(request.search?.trim()) || isNarrowedByOther(request, admissionRow, tellingNobody);
}

/** The day of the hospital that a typed or sent date means: a day as it stands, an instant by the hospital's clock. */
function dayOf(text: string, timeZone: string): string {
  const day = dayOfText(text, timeZone);
  if (!isCalendarDate(day) || !isDayInReach(day)) throw new HttpError(400, admissionSentences.notValidDate({ text }));
  return day;
}

/** Whether a search goes through everybody there ever was, and not through those in hospital alone. */
function isAmongAll({ isDischarged, only }: AdmissionFilters): boolean {
  return isDischarged !== false && only !== 'inHospital' && only !== 'unbilled' && only !== 'approvalPending';
}

function conditions(tenantId: number, hospital: HospitalFacts, filters: AdmissionFilters & ListRequest): Sql[] {
  const { hospitalId, timezone } = hospital;
  const wanted = [sql`a.tenant_id = ${tenantId}`, sql`a.hospital_id = ${hospitalId}`, sql`not a.is_cancelled`];
  const { fromDate, toDate, associationId } = filters;
  const dates = {
    from: fromDate ? startOfDay(dayOf(fromDate, timezone), timezone) : undefined,
    until: toDate ? startOfDay(daysAfter(dayOf(toDate, timezone), 1), timezone) : undefined,
  };
  wanted.push(...selectionConditions(filters.only, { tenantId, hospitalId, chosen: filters.chosen }, dates));
  if (associationId === 0) wanted.push(sql`a.association_id is null`);
  if (associationId) wanted.push(sql`a.association_id = ${associationId}`);
  if (filters.isDischarged === false) wanted.push(sql`not a.is_discharged`);
  if (filters.isDischarged === true) wanted.push(sql`a.is_discharged`);
  if (filters.bedTypeId) wanted.push(sql`b.bed_type_id = ${filters.bedTypeId}`);
  if (filters.bedGroupId) wanted.push(sql`b.bed_group_id = ${filters.bedGroupId}`);
  if (filters.admissionMode) wanted.push(sql`a.admission_mode = ${filters.admissionMode}`);
  if (filters.reachedModes) wanted.push(sql`a.admission_mode = any(${[...filters.reachedModes]}::text[])`);
  if (filters.admissionId) wanted.push(sql`a.admission_id = ${filters.admissionId}`);
  if (filters.patientId) wanted.push(sql`a.patient_id = ${filters.patientId}`);
  const typed = filters.search?.trim();
  if (typed && isAmongAll(filters))
    wanted.push(isFoundAmongAll(tenantId, typed, numbersIn(typed, hospital), filters.hidden));
  else if (typed) wanted.push(matchesSearch(typed, hospital, filters.hidden));
  if (filters.hidden?.length && isNarrowedByOther(filters, admissionRow, tellingNobody))
    wanted.push(sql`a.patient_id <> all(${[...filters.hidden]}::bigint[])`);
  return wanted;
}

/** The inpatient list of a hospital: newest first unless another order is asked for; ages are of `today`. */
export function admissionList(
  tenantId: number,
  hospital: HospitalFacts,
  today: string,
  filters: AdmissionFilters & ListRequest,
): NarrowSource {
  return {
    table: 'admission',
    alias: 'a',
    key: ['tenant_id', 'admission_id'],
    joins: admissionJoins,
    shown: { needs: ['patient'], beside: besideAdmission },
    select,
    where: join(conditions(tenantId, hospital, filters), ' and '),
    whereNeeds: [
      ...(filters.bedTypeId || filters.bedGroupId || filters.search?.trim() ? ['bed'] : []),
      ...(filters.search?.trim() ? ['patient'] : []),
    ],
    columns: { ...plainColumns, ...patientColumns(today, isNameIndexed(filters)) },
    tieBreak: sql`a.admission_id desc`,
    defaultOrder: sql`a.admitted_at desc`,
  };
}

const isColumn = (typed: string, column: string) =>
  acceptedNames(admissionRow, column).some((spelling) => spelling.toLowerCase() === typed.toLowerCase());
const EQUAL = 11;

/**
 * The request with numbers made plain: typed prefixes fall off IPD number and UHID (Q87), the three exact columns are compared
 * whole when nothing else is asked (R309, Q06), and page 0 means all of this list (Q01).
 */
export function plainRequest<R extends ListRequest>(request: R, hospital: HospitalFacts): R {
  const filterParams = request.filterParams?.map((item) => {
    const { columnName, filterValue } = item;
    const typed = typeof filterValue === 'string' ? filterValue : undefined;
    if (isColumn(columnName, 'admissionId') && typed !== undefined)
      return {
        ...item,
        filterValue: typedAdmissionNumber(typed, admissionSettings.of(hospital).inpatientAdmissionPrefix),
      };
    if (isColumn(columnName, 'patientId') && typed !== undefined)
      return { ...item, filterValue: stripPrefix(typed, [patientSettings.of(hospital).patientRegistrationPrefix]) };
    if (isColumn(columnName, 'emergencyNumber')) return { ...item, filterOption: item.filterOption ?? EQUAL };
    return item;
  });
  return { ...request, filterParams, ...(request.pageNumber === 0 ? { pageSize: 0 } : {}) };
}
