// Roles, the groups of the menu, and what each role may do on every screen, on the wire.

import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, money, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { pickRow } from '../../kernel/pick-row.ts';
import { shape } from '../../kernel/shape.ts';
import { accessTopic } from '../../kernel/topic.ts';
import { accessChecks } from './access-checks.ts';

/** Menu path that rights on staff hang on. */
export const STAFF_MENU_PATH = 'human_resource/administration';

/** Menu path that rights on approving authorities hang on. */
export const AUTHORITY_MENU_PATH = 'human_resource/approving_authorities';

/** The menu path on which the rights to see and change roles are given. */
export const ROLE_MENU_PATH = 'role-permission';

const flags = { canView: flag(), canAdd: flag(), canEdit: flag(), canDelete: flag() };
/** The specification calls the third right canEdit where it is kept and canUpdate where it is used (R167, R168). */
const flagSpellings = { canEdit: ['canEdit', 'canUpdate'] };

/** The rights of a role on one menu path, or a deed; a left out `canGrant` stays as it is. An extension (Q233). */
export const menuRights = shape(
  { menuPath: text(), ...flags, canGrant: optional(flag()) },
  { menuPath: 'path', ...flagSpellings },
);

/** A role; 0, 1, 13, 19 and 20 are the system's own (R162-R164, R182). */
export const role = shape({
  roleId: id(),
  roleName: text(),
  /** Which dashboard the role begins with; empty for the common one (R176, Q176). */
  dashboardName: optional(text()),
  isActive: flag(),
  isSystem: flag(),
  isSuperadmin: flag(),
  /** Most that may stay due of a counter bill without an approver; null means no limit (Q259). */
  counterDue: optional(money()),
  /** How many active users have it. */
  userCount: count(),
});

/** Choosing a role does not need its limit and its number of users. */
const hidden = ['counterDue', 'userCount'] as const;

/** The roles of the tenant, by number. */
export const listRoles = endpoint({
  path: '/HospitalSetting/GetAllRoles',
  summary: 'Lists the roles.',
  permission: mayLookUp(ROLE_MENU_PATH, 'Human Resource', 'Communication', 'Settings', 'Reports'),
  effect: 'read',
  input: listInput({}),
  output: listOutput(pickRow(role, hidden, ROLE_MENU_PATH), 'roleList'),
});

/** One role with its dashboard; its rights only for those who have it or may see the rights of others (R176, R182). */
export const getRole = endpoint({
  path: '/StaffSetting/GetRolebyId',
  summary: 'Reads one role with the name of its dashboard.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({ roleId: id() }),
  output: shape({
    role: pickRow(
      shape({ ...role.shape, rights: optional(z.array(menuRights)) }, { rights: 'rolePermissions' }),
      hidden,
      ROLE_MENU_PATH,
    ),
  }),
});

const givenRights = z.array(menuRights).max(500, accessChecks.tooManyScreensNamed.text);
const writtenFields = {
  roleName: requiredText(accessChecks.enterRoleName, 60),
  dashboardName: optional(text(60)),
  isActive: optional(flag()),
  /** Left out, it stays as it is; a new role begins with Rs 2,000. */
  counterDue: optional(money()),
  isCounterDueUnlimited: optional(flag()),
};

const systems = accessChecks.systemMarkNotGiven;

/** A new role, with the rights it starts with; without any it sees nothing (R182). */
export const addRole = endpoint({
  path: '/HospitalSetting/AddRole',
  logAs: ['role', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Adds a role, with the rights it starts with.',
  permission: may('add', ROLE_MENU_PATH),
  effect: 'write',
  changes: [accessTopic],
  stepUp: 'rights',
  input: shape({ role: shape({ ...writtenFields, rights: optional(givenRights) }, { rights: 'rolePermissions' }) }),
  output: shape({ role }),
  compared: { record: 'role', keys: { isSystem: systems, isSuperadmin: systems } },
});

/** Name, dashboard and state of a role; what the system decides about a role may be sent along but not changed (R182). */
export const updateRole = endpoint({
  path: '/HospitalSetting/UpdateRole',
  logAs: ['role', 'changed'],
  summary: 'Changes name, dashboard or state of a role.',
  permission: may('edit', ROLE_MENU_PATH),
  effect: 'write',
  changes: [accessTopic],
  stepUp: 'rights',
  input: shape({
    role: shape({ roleId: id(), ...writtenFields, isSystem: optional(flag()), isSuperadmin: optional(flag()) }),
  }),
  output: shape({ role }),
});

const groupFields = {
  groupId: id(),
  groupName: text(),
  shortName: text(),
  title: text(),
  type: text(),
  isActive: flag(),
  isSystem: flag(),
};
const groupSpellings = {
  groupId: 'permissionGroupId',
  groupName: 'permissionGroupName',
  categories: 'permissionCategories',
};
const categoryFields = { title: text(), shortCode: text(), menuPath: text(), icon: text(), type: text() };
const categorySpellings = { title: 'name', menuPath: 'path' };
/** Many times the screens and deeds of a heading of the menu. */
const MOST_CATEGORIES = 300;
const categories = z.array(shape(categoryFields, categorySpellings));

/** A heading of the menu with its screens; `groupName` is the product's name of it, `title` what the tenant calls it. */
export const permissionGroup = shape({ ...groupFields, categories }, groupSpellings);

/** The groups of the menu with the screens rights are given on, in the order of the menu (R168). */
export const listPermissionGroups = endpoint({
  path: '/HospitalSetting/GetAllPermissionGroups',
  summary: 'Lists the groups of the menu with the screens rights are given on.',
  permission: may('view', ROLE_MENU_PATH),
  effect: 'read',
  input: shape({ pageNumber: optional(count()), pageSize: optional(count()) }),
  output: shape({ groups: z.array(permissionGroup), totalCount: count() }, { groups: 'permissionGroupList' }),
});

/**
 * Sets the tenant's name for a heading of the menu (R168). Without a title the product's own is shown again, translated. The other
 * fields may be sent along as they were read but not changed: which screens there are is the product's affair.
 */
export const updatePermissionGroup = endpoint({
  path: '/HospitalSetting/updatePermissionGroup',
  logAs: ['permission_group_title', 'changed'],
  bodyBytes: bodySize.long,
  summary: "Sets what the tenant calls a heading of the menu; without a title the product's own shows again.",
  permission: may('edit', ROLE_MENU_PATH),
  effect: 'write',
  changes: [accessTopic],
  stepUp: 'rights',
  input: shape(
    {
      group: shape(
        {
          groupId: id(),
          title: optional(text(40)),
          groupName: optional(text()),
          shortName: optional(text()),
          type: optional(text()),
          isActive: optional(flag()),
          isSystem: optional(flag()),
          categories: optional(categories.max(MOST_CATEGORIES)),
        },
        groupSpellings,
      ),
    },
    { group: 'permissionGroup' },
  ),
  output: shape({ group: permissionGroup }, { group: 'permissionGroup' }),
});

/** A group of the menu with what one role may do on each of its screens. */
export const groupWithRights = shape(
  {
    ...groupFields,
    categories: z.array(
      shape(
        { ...categoryFields, rights: shape({ roleId: id(), ...flags, canGrant: flag() }, flagSpellings) },
        { ...categorySpellings, rights: 'rolePermissions' },
      ),
    ),
  },
  groupSpellings,
);

/** Sets the rights of one role on the screens given, at once; others stay as they are. Refused for role 0 (R162, R168). */
export const updateRolePermissions = endpoint({
  path: '/HospitalSetting/UpdateRolePermission',
  logAs: ['role_permission', 'changed'],
  bodyBytes: bodySize.long,
  summary: 'Sets what a role may do on the screens given.',
  permission: may('edit', ROLE_MENU_PATH),
  effect: 'write',
  changes: [],
  stepUp: 'rights',
  input: shape({ role: shape({ roleId: id() }), rights: givenRights }, { rights: 'rolePermissions' }),
  output: shape({}),
});
