// Counts the bills of a hospital since a day.
import sql from 'sql-template-tag';
import type { HospitalSince } from '../../foundation/tenancy/hospital-counts.ts';
import type { Call } from '../../kernel/handler.ts';

/** Those taken back among them. */
export async function countBillsSince({ tx, tenantId }: Call, { hospitalId, begin }: HospitalSince): Promise<number> {
  const { count } = await tx.single<{ count: number }>(
    sql`select count(*) as count from bill b join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
      where b.tenant_id = ${tenantId} and a.hospital_id = ${hospitalId} and b.billed_at >= ${begin}`,
  );
  return count;
}
