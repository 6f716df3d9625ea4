// Proves that every role begins at one screen, which it may open.
import { expect, it } from 'vitest';
import { type DefaultRole, defaultRoles } from '../kernel/default-roles.ts';
import { areas } from './areas.ts';
import { menu } from './menu.ts';
import { startOf } from './start-screens.ts';

const declared = areas.flatMap(({ starts = {} }) => Object.entries(starts) as [DefaultRole, string][]);

it('names one screen a role at most, and home for all others', () => {
  const roles = declared.map(([role]) => role);
  expect(new Set(roles).size).toBe(roles.length);
  expect(startOf(defaultRoles.doctor.roleId)).toBe('opd/queue');
  expect(startOf(defaultRoles.frontDesk.roleId)).toBe('clinic-booking');
  for (const roleId of [defaultRoles.superAdministrator.roleId, defaultRoles.nurse.roleId, 4711])
    expect(startOf(roleId)).toBeUndefined();
});

it('names no screen that the role does not see to begin with', () => {
  const items = menu.flatMap((group) => group.items);
  for (const [role, address] of declared) {
    const item = items.find(({ path }) => `${address}/`.startsWith(`${path}/`));
    expect(item?.roles, address).toHaveProperty(role);
  }
});
