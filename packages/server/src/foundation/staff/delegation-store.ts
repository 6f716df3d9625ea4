// The SQL of delegations.
import sql, { type Sql } from 'sql-template-tag';
import type { ListSource } from '../../kernel/list-query.ts';
import { sortedStaffName } from '../../kernel/staff-name.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A delegation as it is changed. */
export interface DelegationRow {
  readonly delegationId: number;
  readonly staffId: number;
  readonly staffName: string;
  readonly approverId: number;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly isEnabled: boolean;
}

/** How a delegation `x` stands on a day (the words of `delegationStates`). */
function stateOn(tenantId: number, day: string): Sql {
  return sql`case when not x.is_enabled then 'disabled' when x.from_day > ${day}::date then 'coming'
    when x.to_day < ${day}::date then 'expired'
    when x.delegation_id in (select a.delegation_id from authorities_on(${tenantId}::integer, ${day}::date) a
      where a.delegation_id is not null) then 'in force'
    else 'without approver' end`;
}

/** Delegations of one approver, or of all; the newest first. Salutations are shown for doctors alone (R181, Q192). */
export function delegationList(tenantId: number, day: string, approverId: number | null): ListSource {
  const fullName = sortedStaffName(sql`s`);
  const approverName = sortedStaffName(sql`p`);
  const state = stateOn(tenantId, day);
  const of = approverId === null ? sql`` : sql` and x.approver_id = ${approverId}`;
  return {
    select: sql`x.delegation_id, x.staff_id, case when s.role_id = 1 then s.salutation end as salutation,
      ${fullName} as full_name, s.role_id, g.designation_name, d.department_name, s.email, s.contact_no, x.approver_id,
      ${approverName} as approver_name, x.approved_by_id, x.from_day, x.to_day, x.is_enabled, x.approved_at, ${state} as state`,
    from: sql`delegation x
      join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.staff_id
      join staff p on p.tenant_id = x.tenant_id and p.staff_id = x.approver_id
      left join department d on d.tenant_id = s.tenant_id and d.department_id = s.department_id
      left join designation g on g.tenant_id = s.tenant_id and g.designation_id = s.designation_id`,
    where: sql`x.tenant_id = ${tenantId}${of}`,
    columns: {
      fullName: { sql: fullName, kind: 'text' },
      designationName: { sql: sql`g.designation_name`, kind: 'text' },
      departmentName: { sql: sql`d.department_name`, kind: 'text' },
      email: { sql: sql`s.email`, kind: 'text' },
      contactNo: { sql: sql`s.contact_no`, kind: 'text' },
      approverName: { sql: approverName, kind: 'text' },
      fromDay: { sql: sql`x.from_day`, kind: 'day' },
      toDay: { sql: sql`x.to_day`, kind: 'day' },
      isEnabled: { sql: sql`x.is_enabled`, kind: 'flag' },
      state: { sql: state, kind: 'text' },
    },
    tieBreak: sql`x.delegation_id desc`,
    defaultOrder: sql`x.from_day desc`,
  };
}

/**
 * Members of staff who cannot receive a delegation today, and the reason: not active, an approver, or acting for another
 * approver already (R202).
 */
export async function findUnfit(
  tx: Transaction,
  tenantId: number,
  staffIds: readonly number[],
  day: string,
): Promise<{ known: number; unfit: { fullName: string; isActive: boolean; isApprover: boolean }[] }> {
  const rows = await tx.rows<{ fullName: string; isActive: boolean; isApprover: boolean; isUnfit: boolean }>(sql`
    select ${sortedStaffName(sql`s`)} as full_name, s.is_active, s.is_approver,
      not s.is_active or s.is_approver or s.role_id = 0 or exists (
        select 1 from authorities_on(${tenantId}::integer, ${day}::date) a where a.staff_id = s.staff_id) as is_unfit
    from staff s where s.tenant_id = ${tenantId} and s.staff_id = any(${staffIds}::bigint[])`);
  return { known: rows.length, unfit: rows.filter((row) => row.isUnfit) };
}

/** Switches off what is left of delegations whose approver is none any more, so that they do not stand in the way of a new one. */
export async function disableAbandoned(
  tx: Transaction,
  tenantId: number,
  staffIds: readonly number[],
  day: string,
): Promise<void> {
  await tx.rows(sql`
    update delegation x set is_enabled = false
    where x.tenant_id = ${tenantId} and x.staff_id = any(${staffIds}::bigint[]) and x.is_enabled
      and ${day}::date between x.from_day and coalesce(x.to_day, 'infinity')
      and not exists (select 1 from authorities_on(${tenantId}::integer, ${day}::date) a where a.delegation_id = x.delegation_id)`);
}

/** Lets staff act for an approver from one day to another (Q267). */
export async function insertDelegations(
  tx: Transaction,
  tenantId: number,
  given: { staffIds: readonly number[]; approverId: number; fromDay: string; toDay: string },
): Promise<void> {
  await tx.rows(sql`
    insert into delegation (tenant_id, staff_id, approver_id, approved_by_id, from_day, to_day)
    select ${tenantId}, chosen.staff_id, ${given.approverId}, ${given.approverId}, ${given.fromDay}, ${given.toDay}
    from unnest(${given.staffIds}::bigint[]) chosen (staff_id)`);
}

/** The delegations of these numbers, locked in one order. */
export function lockDelegations(
  tx: Transaction,
  tenantId: number,
  delegationIds: readonly number[],
): Promise<DelegationRow[]> {
  return tx.rows<DelegationRow>(sql`
    select x.delegation_id, x.staff_id, ${sortedStaffName(sql`s`)} as staff_name, x.approver_id, x.from_day,
      x.to_day, x.is_enabled
    from delegation x join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.staff_id
    where x.tenant_id = ${tenantId} and x.delegation_id = any(${delegationIds}::bigint[])
    order by x.delegation_id for update of x`);
}

/** Writes days and state of a delegation, and who decided so. */
export async function writeDelegation(
  tx: Transaction,
  tenantId: number,
  delegationId: number,
  written: { fromDay: string; toDay: string | null; isEnabled: boolean; approvedById: number | null },
): Promise<void> {
  await tx.rows(sql`
    update delegation set from_day = ${written.fromDay}, to_day = ${written.toDay}, is_enabled = ${written.isEnabled},
      approved_by_id = ${written.approvedById}, approved_at = now()
    where tenant_id = ${tenantId} and delegation_id = ${delegationId}`);
}
