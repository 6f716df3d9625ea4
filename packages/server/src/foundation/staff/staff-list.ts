// The lists of staff: what is read, filtered and sorted by.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { ListSource } from '../../kernel/list-query.ts';
import { sortedStaffName } from '../../kernel/staff-name.ts';
import { worksIn } from './works-here.ts';

const fullName = sortedStaffName(sql`s`);

/** Role, department, designation and speciality of a member of staff `s`. */
export const staffJoins = sql`staff s
  join role r on r.tenant_id = s.tenant_id and r.role_id = s.role_id
  left join department d on d.tenant_id = s.tenant_id and d.department_id = s.department_id
  left join designation g on g.tenant_id = s.tenant_id and g.designation_id = s.designation_id
  left join specialization z on z.tenant_id = s.tenant_id and z.specialization_id = s.specialization_id`;

/** Members of staff who act for an approver on a day; worked out once for a whole list. */
function isDelegator(tenantId: number, day: string): Sql {
  return sql`s.staff_id in (select a.staff_id from authorities_on(${tenantId}::integer, ${day}::date) a
    where a.delegation_id is not null)`;
}

/** The columns of a list of staff, on a day of the hospital. */
export function staffColumns(tenantId: number, day: string): Sql {
  return sql`s.staff_id, s.salutation, s.first_name, s.last_name, ${fullName} as full_name, s.role_id, r.role_name,
    s.department_id, d.department_name, s.designation_id, g.designation_name, s.specialization_id, z.specialization_name,
    s.email, s.contact_no, s.is_approver, s.approval_limit_paise as approval_limit, ${isDelegator(tenantId, day)} as is_delegator, s.is_active,
    exists (select 1 from app_user u where u.tenant_id = s.tenant_id and u.staff_id = s.staff_id and u.is_active) as has_log_in`;
}

/** Staff of the tenant without the super administrators of role 0, by name (R179); delegators are those of the day; with a hospital those who work there. */
export function staffList(
  tenantId: number,
  day: string,
  { isWithImage = false, hospitalId = null }: { isWithImage?: boolean; hospitalId?: number | null } = {},
): ListSource {
  return {
    select: isWithImage ? sql`${staffColumns(tenantId, day)}, s.image, s.image_file_id` : staffColumns(tenantId, day),
    from: staffJoins,
    where: sql`s.tenant_id = ${tenantId} and s.role_id <> 0
      ${hospitalId === null ? empty : sql`and ${worksIn(hospitalId)}`}`,
    columns: {
      staffId: { sql: sql`s.staff_id`, kind: 'number' },
      firstName: { sql: sql`s.first_name`, kind: 'text' },
      lastName: { sql: sql`s.last_name`, kind: 'text' },
      fullName: { sql: fullName, kind: 'text' },
      roleId: { sql: sql`s.role_id`, kind: 'number' },
      roleName: { sql: sql`r.role_name`, kind: 'text' },
      departmentId: { sql: sql`s.department_id`, kind: 'number' },
      departmentName: { sql: sql`d.department_name`, kind: 'text' },
      designationId: { sql: sql`s.designation_id`, kind: 'number' },
      designationName: { sql: sql`g.designation_name`, kind: 'text' },
      specializationId: { sql: sql`s.specialization_id`, kind: 'number' },
      specializationName: { sql: sql`z.specialization_name`, kind: 'text' },
      email: { sql: sql`s.email`, kind: 'text' },
      contactNo: { sql: sql`s.contact_no`, kind: 'text' },
      isApprover: { sql: sql`s.is_approver`, kind: 'flag' },
      isDelegator: { sql: isDelegator(tenantId, day), kind: 'flag' },
      isActive: { sql: sql`s.is_active`, kind: 'flag' },
    },
    tieBreak: sql`s.staff_id`,
    defaultOrder: sql`s.first_name, s.last_name`,
  };
}
