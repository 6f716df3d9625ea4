// Relations of a user to a patient through money: the user took it, billed or sold, or works at a desk that follows up dues (Q234).
import { duesMenu } from '@charaka/contract/money/bill/bill-due';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { isRecent, type RelationOfCare } from '../../people/patient/relation-of-care.ts';

/** Active papers only; the indexes by admission have no others. */
const papers = [
  'bill m where m.is_active',
  'payment m where m.is_active',
  'service_charge m where m.is_active',
  'pharmacy_sale m where true',
];

/** The account of stay `a` is open, or the last money moved in the last days (Q269). */
const isAccountFresh = (
  call: Call,
): Sql => sql`case when a.is_cancelled then ${isRecent(call, sql`a.cancelled_at`)} else
  not exists (select from bill b where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active)
  or exists (select from bill b where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active
    and (b.is_settled is not true or b.due_paise > 0 or ${isRecent(call, sql`b.billed_at`)}
      or exists (select from bill_payer c where c.tenant_id = b.tenant_id and c.bill_id = b.bill_id
        and c.claim_paise > c.settled_paise)))
  or exists (select from payment p where p.tenant_id = a.tenant_id and p.admission_id = a.admission_id and p.is_active
    and ${isRecent(call, sql`p.paid_at`)}) end`;

/** Made a bill, a receipt, a charge or a memo of the patient, while the account is open and some days longer. */
const billedBy: RelationOfCare = {
  relationship: 'Desk',
  patients: (call, patient) => {
    const { tenantId, userId } = call;
    // The limits keep the planner at the papers of these few stays: without them, it reads all that the user ever made.
    const made = papers.map(
      (standing) => sql`(select from ${raw(standing)} and m.tenant_id = a.tenant_id and m.admission_id = a.admission_id
        and m.created_by = ${userId} limit 1)`,
    );
    return sql`select a.patient_id from admission a cross join lateral (${join(made, ' union all ')}) made
      where a.tenant_id = ${tenantId} and a.patient_id = ${patient} and ${isAccountFresh(call)}`;
  },
};

/** The patients of this hospital with an open account, for a user who may view one of these screens. */
export const owingAtDesk = (menus: readonly string[]): RelationOfCare => ({
  relationship: 'Desk',
  patients: ({ tenantId, session, hospital }, patient) => {
    if (!menus.some((menu) => hasRight(session, menu, 'view'))) return undefined;
    return sql`select a.patient_id from admission a
      left join bill b on b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active
      where a.tenant_id = ${tenantId} and a.patient_id = ${patient} and a.hospital_id = ${hospital.hospitalId}
        and not a.is_cancelled and b.is_settled is not true`;
  },
});

/** Every tie money makes. */
export const relationsOfBill: readonly RelationOfCare[] = [billedBy, owingAtDesk([duesMenu])];
