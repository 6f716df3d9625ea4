// The SQL of the limits agreed with payers.
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A payer with what is agreed with them, null where nothing is. */
export interface AgreedLimit {
  readonly associationId: number;
  readonly associationName: string;
  readonly preMinutes: number | null;
  readonly dischargeMinutes: number | null;
}

/** Every active payer by name. */
export function readTimeLimits(call: Call): Promise<AgreedLimit[]> {
  return call.tx.rows<AgreedLimit>(sql`
    select s.association_id, s.association_name, l.pre_minutes, l.discharge_minutes
    from association s
    left join tpa_time_limit l on l.tenant_id = s.tenant_id and l.association_id = s.association_id
    where s.tenant_id = ${call.tenantId} and s.is_active
    order by lower(s.association_name)`);
}

/** Whether there is an active payer of that number. */
export async function hasPayer(call: Call, associationId: number): Promise<boolean> {
  const found = await call.tx.row(sql`
    select 1 from association where tenant_id = ${call.tenantId} and association_id = ${associationId} and is_active`);
  return found !== undefined;
}

/** Agrees limits with a payer. */
export async function writeTimeLimit(
  call: Call,
  limit: { associationId: number; preMinutes: number; dischargeMinutes: number },
): Promise<void> {
  await call.tx.rows(sql`
    insert into tpa_time_limit (tenant_id, association_id, pre_minutes, discharge_minutes)
    values (${call.tenantId}, ${limit.associationId}, ${limit.preMinutes}, ${limit.dischargeMinutes})
    on conflict (tenant_id, association_id) do update
      set pre_minutes = excluded.pre_minutes, discharge_minutes = excluded.discharge_minutes`);
}
