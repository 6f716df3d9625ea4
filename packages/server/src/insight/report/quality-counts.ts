// The SQL of the quality indicators: what the wards count by month, and the revenue of stays (RP046, docs/decisions/0475).
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { daysAfter, lastDayOfMonth, startOfDay } from '@charaka/rules/stay/hospital-day';
import type { WardCounts } from '@charaka/rules/stay/quality';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';

/** The days of a month up to today. */
function daysOf(call: Call, month: string) {
  const end = lastDayOfMonth(month);
  const today = todayOf(call);
  const isOver = end < today;
  return { first: `${month}-01`, last: isOver ? end : today };
}

/** Refuses a number that no ward of the tenant has. */
export async function refuseUnknownWard(call: Call, wardId: number): Promise<void> {
  await call.tx.one(
    sql`select 1 from report.ward_name w where w.tenant_id = ${call.tenantId} and w.ward_id = ${wardId}`,
    masterSentences.doesNotExist({ label: bedGroups.noun }),
  );
}

/** The counts of all wards, or of one ward, in a month up to today. */
export async function readWardCounts(call: Call, month: string, wardId: number | undefined): Promise<WardCounts> {
  const { first, last } = daysOf(call, month);
  const { timezone, hospitalId } = call.hospital;
  const [from, until] = [startOfDay(first, timezone), startOfDay(daysAfter(last, 1), timezone)];
  const ofWard = wardId === undefined ? sql`` : sql`and x.ward_id = ${wardId}`;
  const isHere = sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${hospitalId} ${ofWard}`;
  const nights = sql`coalesce(sum(greatest(0,
    least(coalesce(x.last_day, ${last}::date), ${last}::date) - greatest(x.first_day, ${first}::date) + 1)), 0)::bigint`;
  const { beds, blocked, days, ...counted } = await call.tx.single<
    Omit<WardCounts, 'availableBedDays'> & { beds: number; blocked: number }
  >(sql`
    select ${last}::date - ${first}::date + 1 as days,
      (select count(*) from report.active_bed x where ${isHere}) as beds,
      (select ${nights} from report.blocked_night x where ${isHere}) as blocked,
      (select ${nights} from report.bed_night x where ${isHere} and x.during && tstzrange(${from}, ${until})) as occupied_bed_days,
      e.*
    from (
      select count(*) as discharges, coalesce(sum(x.stay_days), 0)::bigint as stay_days,
        count(*) filter (where not x.is_alive) as deaths,
        count(*) filter (where x.is_early_death) as early_deaths,
        count(*) filter (where x.way_out = 'Against Medical Advice') as against_advice,
        count(*) filter (where x.is_readmitted) as readmissions
      from report.inpatient_exit x
      where ${isHere} and x.discharged_at >= ${from} and x.discharged_at < ${until}) e`);
  return { ...counted, days, availableBedDays: beds * days - blocked };
}

/** The charges of stays in a month, and the medicine sold to them, without GST, in paise (RP039). */
export async function readStayRevenue(call: Call, month: string): Promise<number> {
  const { first, last } = daysOf(call, month);
  const { tenantId, hospital } = call;
  const [from, until] = [startOfDay(first, hospital.timezone), startOfDay(daysAfter(last, 1), hospital.timezone)];
  const { revenue } = await call.tx.single<{ revenue: number }>(sql`
    select (coalesce((select sum(x.net) from report.charge_line x
        where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and x.admission_id is not null
          and x.charged_at >= ${from} and x.charged_at < ${until}), 0)
      + coalesce((select sum(x.taxable) from report.memo_line x
        where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and x.admission_id is not null
          and x.sold_at >= ${from} and x.sold_at < ${until}), 0))::bigint as revenue`);
  return revenue;
}
