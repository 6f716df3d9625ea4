// The calls about critical values of works, stored in the common log of critical calls (LB044, Q248).
import type { getWork } from '@charaka/contract/diagnostics/laboratory/verify';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { ToldValue } from '../../clinic/order/critical-values.ts';
import type { Call } from '../../kernel/handler.ts';

type MadeCall = OutputOf<typeof getWork>['work']['calls'][number];

const TRIES = 2;

/** The calls about a work, in their order; also those that name its order alone. */
export function readCalls(call: Call, labWorkId: number): Promise<MadeCall[]> {
  return call.tx.rows<MadeCall>(sql`
    select k.outcome = 'Told' as is_reached, k.told_to as told_name, k.note, k.told_at as called_at, u.name as called_by_name
    from lab_work w
    join critical_call k on k.tenant_id = w.tenant_id and k.clinical_order_id = w.clinical_order_id and k.specimen_id is null
      and coalesce(k.lab_work_id, w.lab_work_id) = w.lab_work_id
    join app_user u on u.tenant_id = k.tenant_id and u.user_id = k.told_by
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = ${labWorkId} order by k.critical_call_id`);
}

/** The works with a successful call since an instant, or with two tries that reached no one (LB044). */
export async function readToldSince(
  call: Call,
  labWorkIds: readonly number[],
  since: string,
): Promise<ReadonlySet<number>> {
  const rows = await call.tx.rows<{ labWorkId: number }>(sql`
    select k.lab_work_id from critical_call k
    where k.tenant_id = ${call.tenantId} and k.lab_work_id = any(${[...labWorkIds]}::bigint[]) and k.told_at >= ${since}::timestamptz
    group by k.lab_work_id having bool_or(k.outcome = 'Told') or count(*) >= ${TRIES}`);
  return new Set(rows.map(({ labWorkId }) => labWorkId));
}

/** A critical value that is valid now, as the dialog of the call shows it. */
export interface CriticalValue {
  readonly labWorkId: number;
  readonly labParameterId: number;
  readonly parameterName: string;
  readonly valueText: string;
  readonly unit: string | null;
  readonly rangeText: string | null;
  readonly isTold: boolean;
  readonly tryCount: number;
}

/** The critical values of works that may not be verified yet: no successful call, and fewer than two tries (LB044). */
export async function readUntold(call: Call, labWorkIds: readonly number[]): Promise<CriticalValue[]> {
  const values = await readCriticalValues(call, labWorkIds);
  return values.filter(({ isTold, tryCount }) => !isTold && tryCount < TRIES);
}

/** The critical values of an order's works, for the dialog of the call. */
export async function criticalValuesOf(call: Call, orderId: number): Promise<ToldValue[]> {
  const works = await call.tx.rows<{ labWorkId: number }>(sql`
    select lab_work_id from lab_work where tenant_id = ${call.tenantId} and clinical_order_id = ${orderId}`);
  const values = await readCriticalValues(
    call,
    works.map(({ labWorkId }) => labWorkId),
  );
  return values.map(({ parameterName, valueText, unit, rangeText, isTold }) => ({
    parameterName,
    valueText,
    unit,
    rangeText,
    isTold,
  }));
}

/** The critical values of works that are valid now, in the order of the works. */
export function readCriticalValues(call: Call, labWorkIds: readonly number[]): Promise<CriticalValue[]> {
  return call.tx.rows<CriticalValue>(sql`
    select c.lab_work_id, c.lab_parameter_id, p.lab_parameter_name as parameter_name, coalesce(c.value_text, '') as value_text, c.unit, c.range_text,
      c.is_told, c.try_count
    from critical_value_now c
    join lab_parameter p on p.tenant_id = c.tenant_id and p.lab_parameter_id = c.lab_parameter_id
    where c.tenant_id = ${call.tenantId} and c.lab_work_id = any(${[...labWorkIds]}::bigint[])
    order by c.lab_work_id, c.lab_parameter_id`);
}
