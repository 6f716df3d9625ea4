// Whether a number is that of a doctor who works here.
import { DOCTOR_ROLE_ID } from '@charaka/rules/permission';
import sql from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';

/** Whether that is an active doctor of the tenant (R461, R163). */
export async function isDoctor(call: Call, staffId: number): Promise<boolean> {
  const found = await call.tx.row(sql`
    select staff_id from staff
    where tenant_id = ${call.tenantId} and staff_id = ${staffId} and role_id = ${DOCTOR_ROLE_ID} and is_active`);
  return found !== undefined;
}
