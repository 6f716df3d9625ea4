// The laboratory's relation with a patient: a work that is open, or was closed in the last days (Q234).
import { benchMenu, specimenMenu, verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import sql from 'sql-template-tag';
import { hasRight } from '../../kernel/session.ts';
import type { RelationOfCare } from '../../people/patient/relation-of-care.ts';

const DAYS = 30;

/** Laboratory staff of the hospital that has the specimen. */
export const relationsOfLaboratory: readonly RelationOfCare[] = [
  {
    relationship: 'Department',
    patients: (call, patient) =>
      [specimenMenu, benchMenu, verifyMenu].some((menu) => hasRight(call.session, menu, 'edit'))
        ? sql`select s.patient_id from specimen s
            where s.tenant_id = ${call.tenantId} and s.patient_id = ${patient} and s.hospital_id = ${call.hospital.hospitalId}
              and s.labelled_at > ${call.now}::timestamptz - make_interval(days => ${DAYS})`
        : undefined,
  },
];
