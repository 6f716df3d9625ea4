// A doctor whose registration has ended may not sign or prescribe (HR061, OR049).
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';

/** The condition that the registration of a member of staff `s` has ended: from the day after the end that stands on their record. */
export const isLapsed = (call: Call): Sql => sql`coalesce(s.registration_until < ${todayOf(call)}::date, false)`;

/** Refuses from the day after the end that stands on the record of a member of staff; without an end nobody is refused. */
export async function refuseLapsed(call: Call, staffId: number | null): Promise<void> {
  const lapsed = await call.tx.row<{ fullName: string; day: string }>(sql`
    select ${staffName(sql`s`)} as full_name, s.registration_until::text as day from staff s
    where s.tenant_id = ${call.tenantId} and s.staff_id = ${staffId} and ${isLapsed(call)}`);
  if (lapsed) refuse(staffSentences.registrationOver(lapsed));
}
