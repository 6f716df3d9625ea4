// Staff who work in a hospital: those whose record is of it, or whose log-in may enter it.
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The condition that a member of staff, `s` where no other alias is given, works in a hospital. */
export function worksIn(hospitalId: number, staff: Sql = sql`s`): Sql {
  return sql`(${staff}.hospital_id = ${hospitalId} or exists (select from app_user w
    join user_hospital h on h.tenant_id = w.tenant_id and h.user_id = w.user_id and h.is_active
    where w.tenant_id = ${staff}.tenant_id and w.staff_id = ${staff}.staff_id and w.is_active and h.hospital_id = ${hospitalId}))`;
}

/** The condition that a member of staff `s` is an active doctor who works in the hospital of the call (R163, R461). */
export function isDoctorHere({ tenantId, hospital }: Pick<Call, 'tenantId' | 'hospital'>): Sql {
  return sql`s.tenant_id = ${tenantId} and s.is_active and s.role_id = ${DOCTOR_ROLE_ID} and ${worksIn(hospital.hospitalId)}`;
}

/** Whether every number is that of an active doctor who works in the hospital of the call. */
export async function areDoctorsHere(call: Call, staffIds: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(staffIds)];
  const found = await call.tx.row<{ many: number }>(sql`
    select count(*) as many from staff s where ${isDoctorHere(call)} and s.staff_id = any(${wanted}::bigint[])`);
  return found?.many === wanted.length;
}
