// The SQL of targets and of frozen values of quality indicators.
import type { QualityIndicator } from '@charaka/contract/insight/report/quality-indicators';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ReportCall } from './report-rows.ts';

/** The numbers of a closed month. */
export interface FrozenValue {
  readonly indicator: string;
  readonly month: string;
  readonly numerator: number | null;
  readonly denominator: number | null;
  readonly value: number | null;
  readonly frozenAt: string;
}

/** The frozen values of months, of the hospital or of a ward. */
export function readFrozenValues(
  { tx, tenantId, hospital }: ReportCall,
  months: readonly string[],
  wardId: number | undefined,
): Promise<FrozenValue[]> {
  return tx.rows<FrozenValue>(sql`
    select x.indicator, x.month, x.numerator::float8 as numerator, x.denominator::float8 as denominator, x.value::float8 as value, x.frozen_at
    from report.quality_value x
    where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and x.month = any(${[...months]}::text[])
      and x.ward_id is not distinct from ${wardId ?? null}::bigint`);
}

/** A target and an alarm, in the unit of the indicator. */
interface Target {
  readonly target: number | null;
  readonly alarm: number | null;
}

/** The targets of the hospital by indicator. */
export async function readTargets({ tx, tenantId, hospital }: ReportCall): Promise<ReadonlyMap<string, Target>> {
  const rows = await tx.rows<Target & { indicator: string }>(sql`
    select x.indicator, x.target::float8 as target, x.alarm::float8 as alarm from report.quality_target x
    where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}`);
  return new Map(rows.map(({ indicator, ...target }) => [indicator, target]));
}

/** A target as typed. */
interface TypedTarget {
  readonly name: QualityIndicator;
  readonly target?: number | null | undefined;
  readonly alarm?: number | null | undefined;
}

/** Writes the target and the alarm; the caller is their owner from now on. */
export async function writeTarget(call: Call, { name, target = null, alarm = null }: TypedTarget): Promise<void> {
  await call.tx.rows(sql`
    insert into quality_target (tenant_id, hospital_id, indicator, target, alarm, owner_id)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${name}, ${target}, ${alarm}, ${call.userId})
    on conflict (tenant_id, hospital_id, indicator) do update
      set target = excluded.target, alarm = excluded.alarm, owner_id = excluded.owner_id, changed_at = ${call.now}
    returning quality_target_id`);
}
