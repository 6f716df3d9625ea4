// Whether everybody named for an operation is an active doctor of the tenant.
import { DOCTOR_ROLE_ID } from '@charaka/rules/permission';
import sql from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';

/** Surgeon, assistants and anaesthetist; those left out are null. */
export interface Team {
  readonly doctorId: number;
  readonly assistant1Id?: number | null | undefined;
  readonly assistant2Id?: number | null | undefined;
  readonly anesthetistId?: number | null | undefined;
}

/** Refuses a team with somebody who is no active doctor. */
export async function checkTeam(call: Call, team: Team): Promise<void> {
  const named = [team.doctorId, team.assistant1Id, team.assistant2Id, team.anesthetistId];
  const wanted = [...new Set(named.filter((id) => id != null))];
  const found = await call.tx.row<{ many: number }>(sql`
    select count(*) as many from staff where tenant_id = ${call.tenantId} and is_active and role_id = ${DOCTOR_ROLE_ID}
      and staff_id = any(${wanted}::bigint[])`);
  if (found?.many !== wanted.length) refuse('Select Doctor');
}
