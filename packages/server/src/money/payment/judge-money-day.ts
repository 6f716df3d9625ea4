// Judges the day on which a call books money: today, or an earlier day with a reason (Q262).
import { mayActForApprover } from '@charaka/rules/access/permission';
import { moneyDayProblem, moneyDaySentences } from '@charaka/rules/money/money-day';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { authorityOf, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Money about to be booked. */
export interface BookedMoney {
  /** The record of the request that the sentence is shown at: 'payment'. */
  readonly record: string;
  readonly day: string;
  readonly reason: string | null | undefined;
  /** The time of receipt, when the caller may enter one; the money then belongs to the till of the caller. */
  readonly at?: Date;
}

/** The reason as it is stored; null of money of today. Refuses a day on which the caller may not book money. */
export async function judgeMoneyDay(call: Call, { record, day, reason, at }: BookedMoney): Promise<string | null> {
  const today = todayOf(call);
  if (day >= today) return null;
  const authority = await authorityOf(call);
  const year = call.session.financialYears.find(({ yearFrom, yearTo }) => yearFrom <= today && today <= yearTo);
  const isTrusted = mayActForApprover(authority);
  const given = reason?.trim() ?? '';
  const problem = moneyDayProblem({ day, today, yearFrom: year?.yearFrom ?? null, reason: given, isTrusted });
  if (problem?.field === 'reason') refuse(problem.sentence, { [`${record}.backdateReason`]: problem.sentence });
  if (problem) refuse(problem.sentence);
  if (at && at < (await lastClosingOf(call))) refuse(moneyDaySentences.beforeClosing);
  if (day < daysBefore(today, 1)) await noteUse(call, authority, 'money booked on an earlier day');
  return given;
}

/** When the caller last closed their till; the beginning of time where they never did. */
async function lastClosingOf(call: Call): Promise<Date> {
  const closing = await call.tx.row<{ closedAt: string | null }>(sql`
    select max(closed_at) as closed_at from day_closing
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and collector_id = ${call.userId}
      and reopened_at is null`);
  return new Date(closing?.closedAt ?? 0);
}
