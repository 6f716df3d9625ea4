// Counts the charges of stays of a hospital since a day.
import sql from 'sql-template-tag';
import type { HospitalSince } from '../../foundation/tenancy/hospital-counts.ts';
import type { Call } from '../../kernel/handler.ts';

/** Those taken back among them. */
export async function countChargesSince({ tx, tenantId }: Call, { hospitalId, begin }: HospitalSince): Promise<number> {
  const { count } = await tx.single<{ count: number }>(
    sql`select count(*) as count from service_charge s join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
      where s.tenant_id = ${tenantId} and a.hospital_id = ${hospitalId} and s.applied_at >= ${begin}`,
  );
  return count;
}
