// Writes roles, their rights, staff and log-ins of the demo.

import { menu } from '@charaka/contract/composition/menu';
import type { DashboardName } from '@charaka/contract/insight/report/report';
import { deedNames, deeds } from '@charaka/contract/kernel/deed';
import { type DefaultRole, defaultRoles } from '@charaka/contract/kernel/default-roles';
import type pg from 'pg';
import { demoUsers } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoStaff } from './seed-staff.ts';

/** Roles whose dashboard is not the common one (R176). */
const dashboardOf: Readonly<Partial<Record<DefaultRole, DashboardName>>> = { nurse: 'ward', billing: 'billing' };

const names = Object.keys(defaultRoles) as DefaultRole[];
const no = { canView: false, canAdd: false, canEdit: false, canDelete: false };

/** The first rights of a role: a row for each screen and each deed, as the menu and the deeds name it. */
export function firstRights(role: DefaultRole) {
  const screens = menu
    .flatMap(({ items }) => items)
    .map(({ path, roles }) => {
      const given = role === 'superAdministrator' ? 'view add edit delete' : (roles[role] ?? '');
      const has = (action: string) => given.split(' ').includes(action);
      return {
        menuPath: path,
        canView: has('view'),
        canAdd: has('add'),
        canEdit: has('edit'),
        canDelete: has('delete'),
        canGrant: role === 'administrator',
      };
    });
  const given = deedNames.map((deed) => ({
    menuPath: deed,
    ...no,
    canView: deeds[deed].roles.includes(role),
    canGrant: role === 'administrator',
  }));
  return [...screens, ...given];
}

/** The maximum that a role may leave due of a counter bill without an approver; null is no limit (Q259). */
function counterDueOf(role: DefaultRole): number | null {
  if (role === 'frontDesk') return 0;
  return role === 'superAdministrator' || role === 'administrator' ? null : 200_000;
}

/** Writes every role a tenant begins with and its rights on every screen and deed there is. */
export async function seedRoles(owner: pg.Client, { tenantId }: Pick<DemoTenant, 'tenantId'>): Promise<void> {
  await insertRows(
    owner,
    tenantId,
    'role',
    names.map((name) => ({
      ...defaultRoles[name],
      dashboardName: dashboardOf[name],
      isSystem: defaultRoles[name].roleId < 30,
      isSuperadmin: name === 'superAdministrator',
      counterDuePaise: counterDueOf(name),
    })),
  );
  const rights = names.flatMap((name) =>
    firstRights(name).map((row) => ({ roleId: defaultRoles[name].roleId, ...row })),
  );
  await insertRows(owner, tenantId, 'role_permission', rights);
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
