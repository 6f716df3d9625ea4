// What the counter ties a user to a patient by: they made a bill, or work at the counter while a visit is open or a bill is due (Q234).
import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import sql from 'sql-template-tag';
import { hasRight } from '../../kernel/session.ts';
import type { RelationOfCare } from '../../people/patient/relation-of-care.ts';

/** Every tie the counter makes. */
export const relationsOfCounter: readonly RelationOfCare[] = [
  {
    relationship: 'Desk',
    patients: ({ tenantId, hospital: { hospitalId }, session, userId }, patient) => {
      const due = hasRight(session, counterMenu, 'view')
        ? sql`or (hospital_id = ${hospitalId} and due_paise > 0)`
        : sql``;
      return sql`select patient_id from counter_bill where tenant_id = ${tenantId} and patient_id = ${patient}
        and (created_by = ${userId} ${due})`;
    },
  },
  {
    relationship: 'Desk',
    patients: ({ tenantId, hospital: { hospitalId }, session }, patient) =>
      hasRight(session, counterMenu, 'add')
        ? sql`select patient_id from encounter where tenant_id = ${tenantId} and patient_id = ${patient}
            and hospital_id = ${hospitalId} and admission_id is null and closed_at is null`
        : undefined,
  },
];
