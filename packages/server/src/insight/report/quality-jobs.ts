// The nightly job that freezes the quality indicators of closed months (RP033), and asks for the cause of a value beyond its alarm (RP035).
import {
  isBeyond,
  type QualityIndicator,
  qualityIndicators,
  qualityMenu,
} from '@charaka/contract/insight/report/quality-indicators';
import { qualitySentences } from '@charaka/contract/insight/report/quality-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { screenWord } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import type { JobParts } from '../../kernel/area.ts';
import { todayOf } from '../../kernel/handler.ts';
import type { Job } from '../../kernel/job.ts';
import { handleJob, type JobHandler } from '../../kernel/job-handler.ts';
import { jobKind } from '../../kernel/job-kind.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { lastMonths } from './get-quality-indicators.ts';
import { readWards } from './quality-counts.ts';
import { indicatorsFor, isProvisional, type Measured, QualityReader } from './quality-values.ts';
import type { ReportCall } from './report-rows.ts';

const freezeJob = jobKind({ name: 'quality-freeze', payload: z.object({}), lane: 'single' });

/** The rights of the job: values of every indicator are frozen, and each reader sees those of the own reports. */
const everything = { roleId: SUPER_ADMINISTRATOR_ROLE_ID, rights: {} } as const;

interface Hospital {
  readonly hospitalId: number;
  readonly timezone: string;
}

/** A value to be frozen; without a ward that of the hospital. */
interface Closing extends Measured {
  readonly indicator: QualityIndicator;
  readonly month: string;
  readonly wardId: number | null;
}

/** Each night; a month that was missed is frozen at the next run, as far as the page goes back. */
export const qualityJobs = ({ reports }: Pick<JobParts, 'reports'>): readonly JobHandler[] => [
  handleJob(freezeJob, (job) => freezeAll(reports, job), {
    schedule: { every: 'Day', atTime: '01:15', label: 'Close quality indicators' },
  }),
];

async function freezeAll(reports: JobParts['reports'], job: Job): Promise<void> {
  const { tenantId } = job;
  const { hospitals, now } = await job.read(async (tx) => ({
    hospitals: await tx.rows<Hospital>(
      sql`select hospital_id, timezone from hospital where tenant_id = ${tenantId} and is_active order by hospital_id`,
    ),
    ...(await tx.single<{ now: string }>(sql`select now() as now`)),
  }));
  for (const hospital of hospitals) {
    const known = await job.read((tx) => readKnown(tx, tenantId, hospital));
    const closings = await reports.read(
      { tenantId, userId: 0 },
      (tx) => readClosings({ tx, tenantId, userId: 0, hospital, now: new Date(now), session: everything }, known),
      job.signal,
    );
    if (closings.length > 0) await job.write((tx) => freeze(tx, tenantId, hospital, closings), hospital.hospitalId);
  }
  await job.write((tx) => job.finish(tx));
}

/** 2026-11 as 11-2026. */
const monthInWords = (month: string): string => `${month.slice(5)}-${month.slice(0, 4)}`;

const keyOf = ({ indicator, month }: Pick<Closing, 'indicator' | 'month'>) => `${indicator} ${month}`;

/** The indicators and months that are frozen already. */
async function readKnown(tx: Transaction, tenantId: number, { hospitalId }: Hospital): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<Pick<Closing, 'indicator' | 'month'>>(sql`
    select v.indicator, v.month from quality_value v
    where v.tenant_id = ${tenantId} and v.hospital_id = ${hospitalId} and v.ward_id is null`);
  return new Set(rows.map(keyOf));
}

/** The values of closed months that are not frozen yet, of the hospital and of its wards. */
async function readClosings(call: ReportCall, known: ReadonlySet<string>): Promise<Closing[]> {
  const today = todayOf(call);
  const open = indicatorsFor(call, false).flatMap((indicator) =>
    lastMonths(today)
      .filter((month) => !isProvisional(indicator, month, today) && !known.has(keyOf({ indicator, month })))
      .map((month) => ({ indicator, month })),
  );
  if (open.length === 0) return [];
  const months = [...new Set(open.map(({ month }) => month))].toSorted();
  const reader = new QualityReader(call, months);
  const wards = await readWards(call);
  const closings: Closing[] = [];
  for (const indicator of new Set(open.map((each) => each.indicator))) {
    const places = [null, ...(qualityIndicators[indicator].byWard ? wards.map(({ wardId }) => wardId) : [])];
    for (const wardId of places) {
      const found = await reader.read(indicator, wardId ?? undefined);
      for (const { month } of open.filter((each) => each.indicator === indicator))
        closings.push({ indicator, month, wardId, ...(found.get(month) ?? { value: undefined }) });
    }
  }
  return closings;
}

/** A value that another run froze meanwhile stays. */
async function freeze(tx: Transaction, tenantId: number, { hospitalId }: Hospital, closings: readonly Closing[]) {
  await tx.rows(sql`
    insert into quality_value (tenant_id, hospital_id, indicator, month, ward_id, numerator, denominator, value)
    select ${tenantId}, ${hospitalId}, v.indicator, v.month, v."wardId", v.numerator, v.denominator, v.value
    from jsonb_to_recordset(${JSON.stringify(closings)}::jsonb)
      v(indicator text, month text, "wardId" bigint, numerator numeric, denominator numeric, value numeric)
    on conflict do nothing returning quality_value_id`);
  const alarms = await tx.rows<{ indicator: QualityIndicator; alarm: number; ownerId: number }>(sql`
    select t.indicator, t.alarm::float8 as alarm, t.owner_id from quality_target t
    where t.tenant_id = ${tenantId} and t.hospital_id = ${hospitalId} and t.alarm is not null`);
  for (const { indicator, alarm, ownerId } of alarms)
    for (const { month, value } of closings.filter((each) => each.indicator === indicator && each.wardId === null))
      if (value != null && isBeyond(indicator, value, alarm))
        await notifyUsers({ tx, tenantId, userId: ownerId }, [ownerId], {
          title: qualitySentences.beyondAlarm({
            label: screenWord(`report:quality.names.${indicator}`, indicator),
            month: monthInWords(month),
          }),
          path: qualityMenu,
        });
}
