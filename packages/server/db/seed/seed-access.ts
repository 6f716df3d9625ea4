// Writes roles, their rights, staff and log-ins of the demo.
import { menuPaths } from '@charaka/contract/menu';
import type { DashboardName } from '@charaka/contract/report';
import type pg from 'pg';
import { demoUsers, roles } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoStaff } from './seed-staff.ts';

/** Whose dashboard is not the common one (R176). */
const dashboardOf: Readonly<Record<string, DashboardName>> = { Nurse: 'ward', Billing: 'billing' };

/** Writes every role with its rights on every screen there is. */
export async function seedRoles(owner: pg.Client, { tenantId }: Pick<DemoTenant, 'tenantId'>): Promise<void> {
  await insertRows(
    owner,
    tenantId,
    'role',
    roles.map(({ roleId, roleName }) => ({
      roleId,
      roleName,
      dashboardName: dashboardOf[roleName],
      isSystem: roleId < 30,
      isSuperadmin: roleId === 0,
    })),
  );
  await insertRows(
    owner,
    tenantId,
    'role_permission',
    roles.flatMap(({ roleId, sees, changes, adds = changes, deletes }) =>
      menuPaths.map((menuPath) => ({
        roleId,
        menuPath,
        canView: sees.test(menuPath),
        canAdd: adds.test(menuPath),
        canEdit: changes.test(menuPath),
        canDelete: deletes.test(menuPath),
      })),
    ),
  );
}

/** Writes the log-ins: each is that of a member of staff of the first hospital, but the administrator's. */
export async function seedUsers(
  owner: pg.Client,
  { tenantId, tenantName, hospitals }: DemoTenant,
  staff: readonly DemoStaff[],
  passwordHash: string,
): Promise<void> {
  const [homeHospital] = hospitals;
  const users = demoUsers.map((user) => {
    const person = staff.find((each) => each.loginName === user.loginName);
    return {
      userId: user.userId,
      name: person ? [person.salutation, person.firstName, person.lastName].join(' ') : 'Demo Administrator',
      email: `${user.loginName}@${tenantName}.example`,
      phone: person?.contactNo,
      passwordHash,
      roleId: user.roleId,
      hospitalId: homeHospital?.hospitalId,
      staffId: person?.staffId,
      isHospitalsVisible: user.isInAllHospitals,
    };
  });
  await insertRows(owner, tenantId, 'app_user', users);
  const memberships = demoUsers.flatMap(({ userId, isInAllHospitals }) =>
    (isInAllHospitals ? hospitals : hospitals.slice(0, 1)).map(({ hospitalId }) => ({ userId, hospitalId })),
  );
  await insertRows(owner, tenantId, 'user_hospital', memberships);
}
