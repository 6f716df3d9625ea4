// The SQL of scheduled reports: due instants, deliveries, and the files of their runs.
import { reportSchedules, type scheduleStates } from '@charaka/contract/insight/report/report-schedule';
import { reportScheduleTopic } from '@charaka/contract/insight/report/topics';
import { nextDueAfter, type ScheduleKind, type SchedulePeriod } from '@charaka/rules/list/report-schedule';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { jobKind } from '../../kernel/job-kind.ts';
import { enqueue } from '../../kernel/job-store.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { recordStore } from '../../resource/hospital-record.ts';
import { isHeldSql } from './schedule-outside.ts';

/** How a delivery ended. */
export type DeliveryState = (typeof scheduleStates)[number];

/** Sends one delivery; its tries are counted in the delivery (RP023). */
export const deliveryJob = jobKind({
  name: 'report-delivery',
  payload: z.object({ reportDeliveryId: z.number() }),
  lane: 'slow',
  limitSeconds: 900,
});

/** After an outage at most so many missed periods are made, the oldest first (RP021). */
const MOST_MISSED = 7;

/** The schedules with what only answers have. */
export const scheduleStore = recordStore(reportSchedules, {
  columns: {
    ownerName: sql`(select u.name from app_user u where u.tenant_id = r.tenant_id and u.user_id = r.owner_id)`,
    viewName: sql`(select v.view_name from saved_report_view v where v.tenant_id = r.tenant_id and v.saved_report_view_id = r.saved_report_view_id)`,
    customReportName: sql`(select c.report_name from custom_report c
      where c.tenant_id = r.tenant_id and c.custom_report_id = r.custom_report_id)`,
    isHeld: isHeldSql,
    undelivered: sql`(select count(*) from report_delivery d
      join outgoing_message m on m.tenant_id = d.tenant_id and m.message_id = any(d.message_ids) and m.state = 'failed'
      where d.tenant_id = r.tenant_id and d.report_schedule_id = r.report_schedule_id and d.due_on = r.last_due_on)`,
  },
});

/** A tenant in a transaction. */
export interface Place {
  readonly tx: Transaction;
  readonly tenantId: number;
}

interface DueSchedule {
  readonly reportScheduleId: number;
  readonly everyKind: ScheduleKind;
  readonly dayOf: number | null;
  readonly atTime: string;
  readonly nextDueOn: string;
  readonly timezone: string;
}

/** Enqueues a delivery; one that exists for the same instant is not made twice. */
export async function addDelivery({ tx, tenantId }: Place, reportScheduleId: number, dueOn: Date): Promise<void> {
  const added = await tx.row<{ reportDeliveryId: number }>(sql`
    insert into report_delivery (tenant_id, report_schedule_id, due_on) values (${tenantId}, ${reportScheduleId}, ${dueOn})
    on conflict (tenant_id, report_schedule_id, due_on) do nothing returning report_delivery_id`);
  if (added) await enqueue({ tx, tenantId }, deliveryJob, added);
}

/** The instants from the first due one up to now, the last ones of many, and the next one after now. */
function dueInstants(schedule: DueSchedule, now: Date): { due: Date[]; next: Date } {
  const due: Date[] = [];
  let next = new Date(schedule.nextDueOn);
  while (next <= now) {
    due.push(next);
    if (due.length > MOST_MISSED) due.shift();
    next = nextDueAfter(schedule, next, schedule.timezone);
  }
  return { due, next };
}

/** Takes the schedules that are due, which no other server then takes, and enqueues each missed period once (RP021). */
export async function enqueueDue({ tx, tenantId }: Place, now: Date): Promise<void> {
  const taken = await tx.rows<DueSchedule>(sql`
    select s.report_schedule_id, s.every_kind, s.day_of, s.at_time, s.next_due_on, h.timezone
    from report_schedule s join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
    where s.tenant_id = ${tenantId} and s.is_active and s.next_due_on <= ${now}
    order by s.next_due_on for update of s skip locked`);
  for (const schedule of taken) {
    const { due, next } = dueInstants(schedule, now);
    for (const dueOn of due) await addDelivery({ tx, tenantId }, schedule.reportScheduleId, dueOn);
    await tx.rows(sql`
      update report_schedule set next_due_on = ${next}
      where tenant_id = ${tenantId} and report_schedule_id = ${schedule.reportScheduleId}`);
  }
}

/** A delivery with its schedule, as a worker takes it. */
export interface Delivery {
  readonly reportDeliveryId: number;
  readonly reportScheduleId: number;
  readonly tries: number;
  readonly dueOn: string;
  readonly scheduleName: string;
  readonly reportMenu: string;
  /** The view that the schedule uses. */
  readonly savedReportViewId: number | null;
  /** The custom report, where the report is none of the declared ones. */
  readonly customReportId: number | null;
  readonly period: SchedulePeriod;
  readonly recipientIds: readonly number[];
  readonly addresses: string | null;
  /** The owner's rights to fields that an administrator allowed outside the hospital. */
  readonly allowedRights: readonly string[];
  readonly onlyIf: 'Always' | 'NotEmpty' | 'ThresholdCrossed';
  readonly thresholdField: string | null;
  readonly isBelow: boolean;
  readonly thresholdAmount: number | null;
  readonly isCrossed: boolean;
  /** The failure of the last time. */
  readonly lastFailure: string | null;
  readonly ownerId: number;
  readonly origin: string;
  readonly hospitalId: number;
  readonly hospitalName: string;
  readonly timezone: string;
  /** The order of a date: 1, 2 or 3 (R144). */
  readonly dateFormat: number;
  readonly tenantName: string;
  /** The first day of the financial year of the due day; the first of April where none is set up. */
  readonly yearFrom: string;
}

/** Counts a try of a delivery that waits and answers it; undefined for one that has ended. Locks it until the end of the transaction. */
export function takeDelivery({ tx, tenantId }: Place, reportDeliveryId: number): Promise<Delivery | undefined> {
  return tx.row<Delivery>(sql`
    update report_delivery d set tries = d.tries + 1
    from report_schedule s
    join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
    join tenant t on t.tenant_id = s.tenant_id
    where d.tenant_id = ${tenantId} and d.report_delivery_id = ${reportDeliveryId} and d.state = 'Waiting'
      and s.tenant_id = d.tenant_id and s.report_schedule_id = d.report_schedule_id
    returning d.report_delivery_id, d.report_schedule_id, d.tries, d.due_on, s.schedule_name, s.report_menu, s.saved_report_view_id, s.custom_report_id, s.period,
      s.recipient_ids, s.addresses, s.allowed_rights, s.only_if, s.threshold_field, s.is_below, s.threshold_amount_paise as threshold_amount,
      s.is_crossed, s.last_failure, s.owner_id, s.origin, s.hospital_id, h.hospital_name, h.timezone, h.date_format, t.tenant_name,
      coalesce((select max(y.year_from) from financial_year y where y.tenant_id = s.tenant_id and y.is_active
          and y.year_from <= (d.due_on at time zone h.timezone)::date),
        (date_trunc('year', (d.due_on at time zone h.timezone) - interval '3 months') + interval '3 months')::date)::text as year_from`);
}

/** Locks a delivery that still waits, for the transaction that sends it; false when another worker has ended it. */
export async function holdDelivery({ tx, tenantId }: Place, reportDeliveryId: number): Promise<boolean> {
  const held = await tx.row(sql`
    select 1 as held from report_delivery
    where tenant_id = ${tenantId} and report_delivery_id = ${reportDeliveryId} and state = 'Waiting' for update`);
  return held !== undefined;
}

/** Ends a delivery and shows the result at its schedule. */
export async function endDelivery(
  { tx, tenantId }: Place,
  { reportDeliveryId, reportScheduleId, dueOn, hospitalId, isCrossed }: Delivery,
  ended: {
    readonly state: DeliveryState;
    readonly failure?: string;
    readonly messageIds?: readonly number[];
    readonly isCrossed?: boolean;
  },
): Promise<void> {
  const { state, failure = null, messageIds = [] } = ended;
  await tx.rows(sql`
    update report_delivery set state = ${state}, failure = ${failure}, message_ids = ${[...messageIds]}
    where tenant_id = ${tenantId} and report_delivery_id = ${reportDeliveryId}`);
  await tx.rows(sql`
    update report_schedule set last_due_on = ${dueOn}, last_state = ${state}, last_failure = ${failure},
      is_crossed = ${ended.isCrossed ?? isCrossed}, is_active = is_active and ${state !== 'OwnerLostRight'}
    where tenant_id = ${tenantId} and report_schedule_id = ${reportScheduleId}`);
  await tx.announce(reportScheduleTopic, { tenantId, hospitalId, id: reportScheduleId });
}

/** Notes why a try failed; the delivery waits for the next one. */
export async function noteFailure({ tx, tenantId }: Place, reportDeliveryId: number, failure: string): Promise<void> {
  await tx.rows(sql`
    update report_delivery set failure = ${failure} where tenant_id = ${tenantId} and report_delivery_id = ${reportDeliveryId}`);
}

/** A file that was made for some users. */
export interface SentFile {
  readonly part: string;
  readonly fileId: number;
}

/** The file of a run of the hospital that was made for the user in this role, while it has not expired (RP012). */
export function findSentFile(
  { tx, tenantId }: Place,
  { userId, roleId, hospitalId }: { readonly userId: number; readonly roleId: number; readonly hospitalId: number },
  reportRunId: number,
): Promise<SentFile | undefined> {
  return tx.row<SentFile>(sql`
    select part, file_id from report_run
    where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and report_run_id = ${reportRunId} and role_id = ${roleId}
      and ${userId} = any(made_for) and expires_at > now() and file_id is not null`);
}
