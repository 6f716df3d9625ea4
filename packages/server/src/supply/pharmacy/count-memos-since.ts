// Counts the cash memos of the pharmacy of a hospital since a day.
import sql from 'sql-template-tag';
import type { HospitalSince } from '../../foundation/tenancy/hospital-counts.ts';
import type { Call } from '../../kernel/handler.ts';

/** Of inpatients: whether medicine of outpatients is taxed depends on no setting (PH058). */
export async function countMemosSince({ tx, tenantId }: Call, { hospitalId, begin }: HospitalSince): Promise<number> {
  const { count } = await tx.single<{ count: number }>(
    sql`select count(*) as count from pharmacy_sale
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and sold_at >= ${begin} and admission_id is not null`,
  );
  return count;
}
