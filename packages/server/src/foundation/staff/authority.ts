// The caller's authority at the moment of the call: their own right as an approver, or that of an approver they act for (R177, Q267).
import { type Paise, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { sortedStaffName } from '../../kernel/staff-name.ts';
import { worksIn } from './works-here.ts';

/** The delegation a caller acts by. */
export interface ActingFor {
  readonly delegationId: number;
  readonly staffId: number;
  readonly staffName: string;
  readonly approverId: number;
  readonly approverName: string;
  readonly toDay: string | null;
}

/** Whether the caller decides in their own right or, by a delegation in force, in another's; never both. */
export interface Authority {
  readonly isApprover: boolean;
  readonly isDelegator: boolean;
  readonly actingFor?: ActingFor;
  /** The largest concession on one account this right lets stand; null is any sum, 0 where there is no right. */
  readonly limitPaise: Paise | null;
}

const NONE: Authority = { isApprover: false, isDelegator: false, limitPaise: ZERO };

type Held = Omit<ActingFor, 'delegationId'> & {
  readonly delegationId: number | null;
  readonly limitPaise: Paise | null;
};

/** Read anew in every call that asks: a delegation begins and ends with the days of the hospital, and counts in hospitals of its approver. */
export async function authorityOf(call: Call): Promise<Authority> {
  const { tx, tenantId } = call;
  const { staffId } = call.session;
  if (staffId === null) return NONE;
  const rows = await tx.rows<Held>(sql`
    select a.delegation_id, a.staff_id, ${sortedStaffName(sql`s`)} as staff_name, a.approver_id,
      ${sortedStaffName(sql`p`)} as approver_name, d.to_day, a.limit_paise
    from authorities_on(${tenantId}::integer, ${todayOf(call)}::date) a
    join staff s on s.tenant_id = ${tenantId} and s.staff_id = a.staff_id
    left join delegation d on d.tenant_id = ${tenantId} and d.delegation_id = a.delegation_id
    left join staff p on p.tenant_id = ${tenantId} and p.staff_id = a.approver_id
    where a.staff_id = ${staffId} and (a.approver_id is null or ${worksIn(call.hospital.hospitalId, sql`p`)})
    order by a.limit_paise desc nulls first, a.delegation_id`);
  if (rows.length === 0) return NONE;
  const [own] = rows.filter((row) => row.delegationId === null);
  const [lent] = rows;
  if (own || !lent || lent.delegationId === null) {
    return { isApprover: true, isDelegator: false, limitPaise: own?.limitPaise ?? null };
  }
  const { limitPaise, ...actingFor } = lent;
  return {
    isApprover: false,
    isDelegator: true,
    limitPaise,
    actingFor: { ...actingFor, delegationId: lent.delegationId },
  };
}

/**
 * Whether the caller is one of the users who made something, or uses the right that one of them lent: a maker's own right never checks
 * the maker's work (Q268).
 */
export async function isByMaker(call: Call, { actingFor }: Authority, makerIds: readonly number[]): Promise<boolean> {
  if (makerIds.includes(call.userId)) return true;
  if (!actingFor || makerIds.length === 0) return false;
  const lenders = await call.tx.rows(sql`
    select user_id from app_user
    where tenant_id = ${call.tenantId} and staff_id = ${actingFor.approverId} and user_id = any(${makerIds}::bigint[])`);
  return lenders.length > 0;
}

/** Notes for the audit what a delegator did with their approver's right; what an approver does themselves needs no note. */
export async function noteUse(call: Call, { actingFor }: Authority, deed: string): Promise<void> {
  if (!actingFor) return;
  const { delegationId, staffId, staffName, approverId, approverName } = actingFor;
  await call.tx.rows(sql`
    insert into delegation_use (tenant_id, delegation_id, staff_id, staff_name, approver_id, approver_name, deed)
    values (${call.tenantId}, ${delegationId}, ${staffId}, ${staffName}, ${approverId}, ${approverName}, ${deed})`);
}
