// How far an approver lends the right to approve: in the approver's own hospitals, for 30 days, and never onward (Q267).

import { AUTHORITY_MENU_PATH } from '@charaka/contract/foundation/access/role';

import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sortedStaffName } from '../../kernel/staff-name.ts';
import { notifyUsers } from '../message/notify-users.ts';
import { otherDeciders } from './approver-approval.ts';

const MOST_DAYS = 30;

/** The last day of a lending; refuses one that is longer than 30 days. */
export function lastDayOf(fromDay: string, toDay: string | null | undefined): string {
  const last = daysBefore(fromDay, -MOST_DAYS);
  if (toDay && toDay > last) refuse(staffSentences.lentTooLong({ day: last }));
  return toDay || last;
}

/** The condition that two members of staff have a hospital in common, by their numbers in SQL. */
function shareHospital(tenantId: number, one: Sql, other: Sql): Sql {
  const placesOf = (staffId: Sql) => sql`
    select w.hospital_id from staff w where w.tenant_id = ${tenantId} and w.staff_id = ${staffId}
    union
    select h.hospital_id from app_user w join user_hospital h on h.tenant_id = w.tenant_id and h.user_id = w.user_id and h.is_active
    where w.tenant_id = ${tenantId} and w.staff_id = ${staffId} and w.is_active`;
  return sql`exists ((${placesOf(one)}) intersect (${placesOf(other)}))`;
}

/** Refuses somebody who works in none of the approver's hospitals. */
export async function refuseStrangers(
  { tx, tenantId }: Call,
  approverId: number,
  staffIds: readonly number[],
): Promise<void> {
  const stranger = await tx.row<{ fullName: string }>(sql`
    select ${sortedStaffName(sql`s`)} as full_name from staff s
    where s.tenant_id = ${tenantId} and s.staff_id = any(${staffIds}::bigint[])
      and not ${shareHospital(tenantId, sql`s.staff_id`, sql`${approverId}::bigint`)}
    order by s.staff_id limit 1`);
  if (stranger) refuse(staffSentences.worksElsewhere(stranger));
}

/** Tells those who decide about approvers that somebody lends the right to approve. */
export async function tellLending(call: Call, staffIds: readonly number[], day: string): Promise<void> {
  const { tx, tenantId, session } = call;
  const { names } = await tx.single<{ names: string }>(sql`
    select coalesce(string_agg(${sortedStaffName(sql`s`)}, ', ' order by s.staff_id), '') as names from staff s
    where s.tenant_id = ${tenantId} and s.staff_id = any(${staffIds}::bigint[])`);
  const title = staffSentences.rightLent({ name: session.userName, names, day });
  await notifyUsers(call, await otherDeciders(call), { title, path: AUTHORITY_MENU_PATH });
}
