// The SQL of the quality indicators: counts of the wards by month, and the revenue of stays (RP046, docs/decisions/0475).
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { daysAfter, lastDayOfMonth, startOfDay } from '@charaka/rules/stay/hospital-day';
import type { WardCounts } from '@charaka/rules/stay/quality';
import sql from 'sql-template-tag';
import { todayOf } from '../../kernel/handler.ts';
import type { ReportCall } from './report-rows.ts';

/** The days of months up to today, as arrays of one place for each month. */
function spansOf(call: ReportCall, months: readonly string[]) {
  const today = todayOf(call);
  const { timezone } = call.hospital;
  const firsts = months.map((month) => `${month}-01`);
  const lasts = months.map((month) => [lastDayOfMonth(month), today].toSorted()[0] as string);
  return {
    months: [...months],
    firsts,
    lasts,
    starts: firsts.map((day) => startOfDay(day, timezone).toISOString()),
    ends: lasts.map((day) => startOfDay(daysAfter(day, 1), timezone).toISOString()),
  };
}

/** The counts of a ward in a month. */
export interface CountsOfWard extends WardCounts {
  readonly month: string;
  readonly wardId: number;
}

/** The counts of each month and ward up to today, in one statement. */
export function readWardCounts(call: ReportCall, asked: readonly string[]): Promise<CountsOfWard[]> {
  const { months, firsts, lasts, starts, ends } = spansOf(call, asked);
  const { tenantId, hospital } = call;
  return call.tx.rows<CountsOfWard>(sql`
    with m as (select * from unnest(${months}::text[], ${firsts}::date[], ${lasts}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      m(month, first_day, last_day, starts, ends))
    select p.month, p.ward_id, min(p.days)::bigint as days, sum(p.available)::bigint as available_bed_days,
      sum(p.occupied)::bigint as occupied_bed_days, sum(p.discharges)::bigint as discharges, sum(p.stay_days)::bigint as stay_days,
      sum(p.deaths)::bigint as deaths, sum(p.early_deaths)::bigint as early_deaths, sum(p.against_advice)::bigint as against_advice,
      sum(p.readmissions)::bigint as readmissions
    from (
      select m.month, m.last_day - m.first_day + 1 as days, x.ward_id, m.last_day - m.first_day + 1 as available, 0 as occupied,
        0 as discharges, 0 as stay_days, 0 as deaths, 0 as early_deaths, 0 as against_advice, 0 as readmissions
      from m cross join report.active_bed x
      where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}
      union all
      select m.month, m.last_day - m.first_day + 1, x.ward_id,
        greatest(x.first_day, m.first_day) - least(coalesce(x.last_day, m.last_day), m.last_day) - 1, 0, 0, 0, 0, 0, 0, 0
      from m join report.blocked_night x on x.first_day <= m.last_day and coalesce(x.last_day, m.last_day) >= greatest(x.first_day, m.first_day)
      where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}
      union all
      select m.month, m.last_day - m.first_day + 1, x.ward_id, 0,
        greatest(0, least(coalesce(x.last_day, m.last_day), m.last_day) - greatest(x.first_day, m.first_day) + 1), 0, 0, 0, 0, 0, 0
      from m join report.bed_night x on x.during && tstzrange(m.starts, m.ends)
      where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}
      union all
      select m.month, m.last_day - m.first_day + 1, x.ward_id, 0, 0, 1, x.stay_days, (not x.is_alive)::integer, x.is_early_death::integer,
        (x.way_out = 'Against Medical Advice')::integer, x.is_readmitted::integer
      from m join report.inpatient_exit x on x.discharged_at >= m.starts and x.discharged_at < m.ends
      where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}
    ) p
    group by p.month, p.ward_id`);
}

/** The charges of stays by month, and the medicine sold to them, without GST, in paise (RP039), in one statement. */
export async function readStayRevenue(
  call: ReportCall,
  asked: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { months, starts, ends } = spansOf(call, asked);
  const { tenantId, hospital } = call;
  const rows = await call.tx.rows<{ month: string; revenue: number }>(sql`
    select m.month, (coalesce((select sum(x.net) from report.charge_line x
        where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and x.admission_id is not null
          and x.charged_at >= m.starts and x.charged_at < m.ends), 0)
      + coalesce((select sum(x.taxable) from report.memo_line x
        where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and x.admission_id is not null
          and x.sold_at >= m.starts and x.sold_at < m.ends), 0))::bigint as revenue
    from unnest(${months}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) m(month, starts, ends)`);
  return new Map(rows.map(({ month, revenue }) => [month, revenue]));
}

/** The wards of the hospital with active beds, by name. */
export function readWards({ tx, tenantId, hospital }: ReportCall): Promise<{ wardId: number; wardName: string }[]> {
  return tx.rows(sql`
    select n.ward_id, n.ward_name from report.ward_name n
    where n.tenant_id = ${tenantId} and exists (select from report.active_bed x
      where x.tenant_id = n.tenant_id and x.ward_id = n.ward_id and x.hospital_id = ${hospital.hospitalId})
    order by lower(n.ward_name), n.ward_id`);
}

/** Refuses a number that no ward of the tenant has. */
export async function refuseUnknownWard({ tx, tenantId }: ReportCall, wardId: number): Promise<void> {
  await tx.one(
    sql`select 1 from report.ward_name w where w.tenant_id = ${tenantId} and w.ward_id = ${wardId}`,
    masterSentences.doesNotExist({ label: bedGroups.noun }),
  );
}
