// Marks a chart, takes the mark off, and tells which it bears (PS009).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import {
  getChartMark as getChartMarkEndpoint,
  markChart as markChartEndpoint,
  unmarkChart as unmarkChartEndpoint,
} from '@charaka/contract/people/privacy/marked-chart';
import { privacySentences } from '@charaka/contract/people/privacy/privacy-sentences';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

type Mark = NonNullable<OutputOf<typeof getChartMarkEndpoint>['mark']>;

/** The marks a chart bears now: its own first, then those of records merged into it. */
const marksOf = ({ tenantId }: Call, patientId: number): Sql => sql`
  from chart_mark m
  where m.tenant_id = ${tenantId} and m.ended_at is null and (m.patient_id = ${patientId} or m.patient_id in (
    select p.patient_id from patient p where p.tenant_id = ${tenantId} and p.merged_into_id = ${patientId}))`;

async function findMark(call: Call, patientId: number): Promise<{ mark: Mark | null }> {
  const mark = await call.tx.row<Mark>(sql`
    select ${patientId}::bigint as patient_id, m.kind, m.reason, m.marked_at,
      (select u.name from app_user u where u.tenant_id = m.tenant_id and u.user_id = m.marked_by) as marked_by_name
    ${marksOf(call, patientId)} order by m.patient_id <> ${patientId} limit 1`);
  return { mark: mark ?? null };
}

/** Read by users who may restrict charts. */
export const getChartMark = handle(getChartMarkEndpoint, (call, { patientId }) => findMark(call, patientId));

/** Refuses a chart that is marked: the mark is taken off first, so that each has its own reason on record. */
export const markChart = handle(markChartEndpoint, async (call, { patientId, kind, reason }) => {
  const { tx, tenantId, userId, now } = call;
  const known = await tx.row(
    sql`select 1 as found from patient where tenant_id = ${tenantId} and patient_id = ${patientId} for share`,
  );
  if (!known) refuse(patientSentences.patientDoesNotExist);
  const marked = await tx.row(sql`
    insert into chart_mark (tenant_id, patient_id, kind, reason, marked_by, marked_at)
    values (${tenantId}, ${patientId}, ${kind}, ${reason}, ${userId}, ${now})
    on conflict (tenant_id, patient_id) where ended_at is null do nothing returning chart_mark_id`);
  if (!marked) refuse(privacySentences.chartMarked);
  call.say(accessSentences.saved);
  return findMark(call, patientId);
});

/** Refuses a chart that bears no mark. */
export const unmarkChart = handle(unmarkChartEndpoint, async (call, { patientId, reason }) => {
  const { tx, tenantId, userId, now } = call;
  const ended = await tx.rows(sql`
    update chart_mark set ended_by = ${userId}, ended_at = greatest(marked_at, ${now}::timestamptz), end_reason = ${reason}
    where tenant_id = ${tenantId} and chart_mark_id in (select m.chart_mark_id ${marksOf(call, patientId)}) and ended_at is null
    returning chart_mark_id`);
  if (ended.length === 0) refuse(privacySentences.chartNotMarked);
  call.say(accessSentences.saved);
  return findMark(call, patientId);
});
