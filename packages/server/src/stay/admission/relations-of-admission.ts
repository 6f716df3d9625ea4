// What an admission ties a user to a patient by: the user treats or admitted the patient, or works where the patient lies (Q234).

import { DAYS_AFTER_DISCHARGE } from '@charaka/contract/people/privacy/privacy';
import { admissionPages, allModesMenus } from '@charaka/contract/stay/admission/admission-pages';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import type { RelationOfCare } from '../../people/patient/relation-of-care.ts';

const admissionsOf = (call: Call, patient: Sql, condition: Sql): Sql =>
  sql`select a.patient_id from admission a
    where a.tenant_id = ${call.tenantId} and a.patient_id = ${patient} and not a.is_cancelled and ${condition}`;

/** They lie here, or left so few days ago that their papers are still worked on (docs/decisions/0067). */
const isIn = (call: Call): Sql => sql`a.hospital_id = ${call.hospital.hospitalId} and (not a.is_discharged
  or a.discharged_at > ${call.now}::timestamptz - make_interval(days => coalesce(
    (select s.days_after_discharge from privacy_setting s where s.tenant_id = ${call.tenantId}), ${DAYS_AFTER_DISCHARGE})))`;

/** The doctor of the admission, or another who is named with it. */
const treating: RelationOfCare = {
  relationship: 'Treating',
  patients: (call, patient) => {
    const { staffId } = call.session;
    if (staffId === null) return undefined;
    const doctors = sql`(a.doctor_id, a.other_doctor_1_id, a.other_doctor_2_id, a.other_doctor_3_id, a.opd_doctor_id)`;
    return admissionsOf(call, patient, sql`${staffId} in ${doctors}`);
  },
};

/** Nobody is posted to single wards yet: who works on the inpatients of a hospital works on all its wards. */
const ward: RelationOfCare = {
  relationship: 'Ward',
  patients: (call, patient) => {
    const worksHere = [...admissionPages.map(({ menu }) => menu), ...allModesMenus].some((menu) =>
      hasRight(call.session, menu, 'view'),
    );
    return worksHere ? admissionsOf(call, patient, isIn(call)) : undefined;
  },
};

/** Lies with a doctor of the user's department. */
const department: RelationOfCare = {
  relationship: 'Department',
  patients: (call, patient) => {
    const { staffId } = call.session;
    if (staffId === null) return undefined;
    const own = sql`(select s.department_id from staff s where s.tenant_id = ${call.tenantId} and s.staff_id = ${staffId})`;
    return admissionsOf(call, patient, sql`${isIn(call)} and a.department_id = ${own}`);
  },
};

/** Admitted by the user. */
const admittedBy: RelationOfCare = {
  relationship: 'Desk',
  patients: (call, patient) => admissionsOf(call, patient, sql`a.created_by = ${call.userId}`),
};

/** Every tie an admission makes. */
export const relationsOfAdmission: readonly RelationOfCare[] = [treating, ward, department, admittedBy];
