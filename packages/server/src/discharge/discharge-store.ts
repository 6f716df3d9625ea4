// The SQL of the way out: discharge initiated, discharged.
import sql from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';

/** Marks an admission for discharge. */
export async function markInitiated(call: Call, admissionId: number): Promise<void> {
  await call.tx.rows(sql`
    update admission set is_discharge_initiated = true, discharge_initiated_at = ${call.now}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** When the final bill of an admission was made, or undefined without one. */
export async function finalBillTime(call: Call, admissionId: number): Promise<Date | undefined> {
  const bill = await call.tx.row<{ billedAt: string }>(sql`
    select billed_at from bill where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active`);
  return bill && new Date(bill.billedAt);
}

/** Marks an admission as discharged. */
export async function markDischarged(
  call: Call,
  admissionId: number,
  discharge: { at: Date; isAlive: boolean; remark: string | null },
): Promise<void> {
  await call.tx.rows(sql`
    update admission set is_discharged = true, discharged_at = ${discharge.at}, is_alive = ${discharge.isAlive},
      discharge_remark = ${discharge.remark}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}
