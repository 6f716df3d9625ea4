// The relations of a user to a patient by the counter: the user made a bill, or works at the counter while a visit is open or a bill is due (Q234).
import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import sql from 'sql-template-tag';
import { hasRight } from '../../kernel/session.ts';
import { isRecent, type RelationOfCare } from '../../people/patient/relation-of-care.ts';

/** Every tie the counter makes. */
export const relationsOfCounter: readonly RelationOfCare[] = [
  {
    relationship: 'Desk',
    patients: (call, patient) => {
      const { tenantId, hospital, session, userId } = call;
      const due = hasRight(session, counterMenu, 'view')
        ? sql`or (b.hospital_id = ${hospital.hospitalId} and b.due_paise > 0)`
        : sql``;
      // A bill ties its maker while it has a due or a claim, and some days longer (Q269).
      const isFresh = sql`(b.due_paise > 0 or b.authorized_paise > b.settled_paise or ${isRecent(call, sql`b.billed_at`)}
        or exists (select from counter_receipt r where r.tenant_id = b.tenant_id and r.counter_bill_id = b.counter_bill_id
          and ${isRecent(call, sql`r.paid_at`)}))`;
      return sql`select b.patient_id from counter_bill b where b.tenant_id = ${tenantId} and b.patient_id = ${patient}
        and (b.created_by = ${userId} and ${isFresh} ${due})`;
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
