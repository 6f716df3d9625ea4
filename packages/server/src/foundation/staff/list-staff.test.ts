// Staff in lists and typeaheads.
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function tenantWithStaff() {
  const tenant = await makeTenant(parts);
  await parts.owner.query(
    `insert into staff (tenant_id, staff_id, hospital_id, first_name, last_name, role_id, is_active) values
      ($1, 10, 1, 'Super', 'Visor', 0, true), ($1, 11, 1, 'Meera', 'Clerk', 30, true), ($1, 12, 1, 'Gone', 'Doctor', 1, false)`,
    [tenant.tenantId],
  );
  return tenant;
}

const names = (rows: readonly { fullName: string }[]) => rows.map((row) => row.fullName);

describe('staff list', () => {
  it('never shows role 0, not even when asked for it (R179)', async () => {
    const tenant = await tenantWithStaff();
    const all = await tenant.ask(listStaff, {});
    expect(names(all.rows)).toEqual(['Gone Doctor', 'Meera Clerk', 'Meera Two', 'Ravi One', 'Sara Three']);
    const superAdmins = await tenant.ask(listStaff, {
      filterParams: [
        { columnName: 'roleId', filterValue: 0, filterOption: 11 },
        { columnName: 'isActive', filterValue: true, filterOption: 11, joinCondition: 'or' },
      ],
    });
    expect(names(superAdmins.rows)).not.toContain('Super Visor');
  });

  it('holds only doctors with the filter roleId 1, ten to a page (R163, R297, Q04)', async () => {
    const tenant = await tenantWithStaff();
    const doctors = await tenant.ask(listStaff, {
      pageNumber: 1,
      pageSize: 10,
      filterParams: [
        { columnName: 'roleId', filterValue: 1, filterOption: 11 },
        { columnName: 'isActive', filterValue: true, filterOption: 11 },
      ],
    });
    expect(names(doctors.rows)).toEqual(['Meera Two', 'Ravi One', 'Sara Three']);
    expect(doctors.rows[0]).toMatchObject({ salutation: 'Dr.', roleName: 'Doctor', departmentName: 'Medicine' });
  });

  it('of who works here holds those of the hospital and those whose log-in is let in, and no others (R163, Q04)', async () => {
    const tenant = await tenantWithStaff();
    await parts.owner.query('update staff set hospital_id = 2 where tenant_id = $1 and staff_id in (1, 2, 11)', [
      tenant.tenantId,
    ]);
    await parts.owner.query('update app_user set staff_id = 11 where tenant_id = $1 and user_id = 2', [
      tenant.tenantId,
    ]);
    const here = async () => names((await tenant.ask(listStaff, { worksHere: true })).rows);
    expect(await here()).toEqual(['Gone Doctor', 'Meera Clerk', 'Sara Three']);
    await parts.owner.query(
      'update user_hospital set is_active = false where tenant_id = $1 and user_id = 2 and hospital_id = 1',
      [tenant.tenantId],
    );
    const there = await tenant.ask(listStaff, { worksHere: true }, { as: 'admin', hospitalId: 2 });
    expect(names(there.rows)).toEqual(['Meera Clerk', 'Meera Two', 'Ravi One']);
    const all = await tenant.ask(listStaff, {}, { as: 'admin' });
    expect(all.rows).toHaveLength(5);
  });

  it('is searched by a part of first and last name (R206, R420)', async () => {
    const tenant = await tenantWithStaff();
    const found = await tenant.ask(listStaff, {
      filterParams: [{ columnName: 'fullName', filterValue: 'MEERA T', filterOption: 3 }],
    });
    expect(names(found.rows)).toEqual(['Meera Two']);
    const one = await tenant.ask(listStaff, { filterParams: [{ columnName: 'fullName', filterValue: 'v' }] });
    expect(names(one.rows)).toEqual(['Ravi One']);
  });
});
