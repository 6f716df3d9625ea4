// How far the deposits of some inpatients cover their stay, for the list and its warning word.
import { listDeposits as listDepositsEndpoint } from '@charaka/contract/money/bill/bill';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { readDepositsOf } from './low-deposits.ts';

/** The deposits of the requested patients who are in hospital without a final bill: one statement, and one for the rent of beds. */
export const listDeposits = handle(listDepositsEndpoint, async (call, { admissionIds }) => {
  const [known, limits] = await Promise.all([readDepositsOf(call, admissionIds), readCreditLimits(call, admissionIds)]);
  const deposits = known.map(
    ({ admissionId, billPaise, estimatedPaise, authorizedPaise, paidPaise, isLow, netPayablePaise }) => ({
      admissionId,
      billAmount: billPaise,
      estimatedAmount: estimatedPaise,
      authorizedPayment: authorizedPaise,
      paid: paidPaise,
      isLow,
      isOverCreditLimit: netPayablePaise > (limits.get(admissionId) ?? Number.POSITIVE_INFINITY),
    }),
  );
  return { deposits };
});

/**
 * The maximum that each patient may owe for the stay: the patient's own limit, zero too, or the hospital's (Q59), less
 * the dues of all other bills (Q255).
 */
async function readCreditLimits(call: Call, admissionIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await call.tx.rows<{ admissionId: number; limitPaise: number }>(sql`
    select a.admission_id, coalesce(p.credit_limit_paise, nullif(h.credit_limit_paise, 0)) - coalesce((
        select sum(b.due_paise + b.non_hospital_due_paise) from patient_bill b
        where b.tenant_id = a.tenant_id and b.patient_id = a.patient_id), 0)::bigint as limit_paise
    from admission a
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId}
      and a.admission_id = any(${[...admissionIds]}::bigint[])
      and coalesce(p.credit_limit_paise, nullif(h.credit_limit_paise, 0)) is not null`);
  return new Map(rows.map(({ admissionId, limitPaise }) => [admissionId, limitPaise]));
}
