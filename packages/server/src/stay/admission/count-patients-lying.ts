// Counts the patients in a hospital.
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** Neither discharged nor cancelled. */
export async function countPatientsLying({ tx, tenantId }: Call, hospitalId: number): Promise<number> {
  const { count } = await tx.single<{ count: number }>(
    sql`select count(*) as count from admission a where a.tenant_id = ${tenantId} and a.hospital_id = ${hospitalId}
      and not a.is_discharged and not a.is_cancelled`,
  );
  return count;
}
