// Relations of care through an admission: the user treats or admitted the patient, or works in the patient's ward (Q234).

import { admissionPages, allModesMenus } from '@charaka/contract/stay/admission/admission-pages';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { does, hasRight } from '../../kernel/session.ts';
import { isRecent, type RelationOfCare } from '../../people/patient/relation-of-care.ts';

const admissionsOf = (call: Call, patient: Sql, condition: Sql): Sql =>
  sql`select a.patient_id from admission a
    where a.tenant_id = ${call.tenantId} and a.patient_id = ${patient} and not a.is_cancelled and ${condition}`;

/** They lie here, or left so few days ago that their papers are still worked on (docs/decisions/0067). */
const isIn = (call: Call): Sql => sql`a.hospital_id = ${call.hospital.hospitalId} and (not a.is_discharged
  or ${isRecent(call, sql`a.discharged_at`)})`;

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

const worksOnInpatients = (call: Call): boolean =>
  [...admissionPages.map(({ menu }) => menu), ...allModesMenus].some((menu) => hasRight(call.session, menu, 'view'));

/** Staff who write clinical notes, while the patient is here. Nobody is posted to single wards yet: they work on all wards of a hospital. */
const ward: RelationOfCare = {
  relationship: 'Ward',
  patients: (call, patient) =>
    worksOnInpatients(call) && does(call.session, 'clinical-note')
      ? admissionsOf(call, patient, sql`a.hospital_id = ${call.hospital.hospitalId} and not a.is_discharged`)
      : undefined,
};

/** The desk of inpatients, and the ward in the days after the discharge (Q269). */
const inpatientDesk: RelationOfCare = {
  relationship: 'Desk',
  patients: (call, patient) => (worksOnInpatients(call) ? admissionsOf(call, patient, isIn(call)) : undefined),
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

/** Admitted by the user, until some days after the discharge or cancellation (Q269). */
const admittedBy: RelationOfCare = {
  relationship: 'Desk',
  patients: (call, patient) => sql`
    select a.patient_id from admission a
    where a.tenant_id = ${call.tenantId} and a.patient_id = ${patient} and a.created_by = ${call.userId}
      and case when a.is_cancelled then ${isRecent(call, sql`a.cancelled_at`)}
        when a.is_discharged then ${isRecent(call, sql`a.discharged_at`)} else true end`,
};

/** Every tie an admission makes. */
export const relationsOfAdmission: readonly RelationOfCare[] = [treating, ward, department, inpatientDesk, admittedBy];
