// The right of an approver, own or lent, to decide requests up to the own limit (Q137, Q223, Q267).
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { ApprovalKind } from '../approval/approval-kind.ts';
import { authorityOf, noteUse } from './authority.ts';
import { worksIn } from './works-here.ts';

/** The decider of a kind that approvers decide; `deed` names it where the use of a lent right is noted, as 'Write-off'. */
const approverDecider =
  (deed: string): ApprovalKind['decider'] =>
  async (call) => {
    const authority = await authorityOf(call);
    const { isApprover, isDelegator, actingFor, limitPaise } = authority;
    if (!isApprover && !isDelegator) return null;
    return {
      forStaffId: actingFor?.approverId ?? null,
      limitPaise,
      refusalOf: () => null,
      noteUse: (current, { subject }, isApproved) =>
        noteUse(current, authority, `${deed} ${isApproved ? 'approved' : 'refused'}: ${subject}`),
    };
  };

/** The users of the hospital who may decide on an amount today, by their own right or a lent one. */
export async function approversWithin(call: Call, amountPaise: number): Promise<number[]> {
  const rows = await call.tx.rows<{ userId: number }>(sql`
    select distinct u.user_id from authorities_on(${call.tenantId}::integer, ${todayOf(call)}::date) a
    left join staff p on p.tenant_id = ${call.tenantId} and p.staff_id = a.approver_id
    join app_user u on u.tenant_id = ${call.tenantId} and u.staff_id = a.staff_id and u.is_active
    where coalesce(a.limit_paise >= ${amountPaise}, true)
      and (a.approver_id is null or ${worksIn(call.hospital.hospitalId, sql`p`)})`);
  return rows.map(({ userId }) => userId);
}

/** The persons who decide requests of a kind: approvers up to their own limit. */
export function decidedByApprovers(deed: string): Pick<ApprovalKind, 'decider' | 'usersToTell'> {
  return { decider: approverDecider(deed), usersToTell: approversWithin };
}

/** Refuses a request that no user but the caller may decide: it would wait until it has run out. */
export async function needOtherApprover(call: Call, amountPaise: number, refusal: Sentence): Promise<void> {
  const deciders = await approversWithin(call, amountPaise);
  if (deciders.every((userId) => userId === call.userId)) refuse(refusal);
}
