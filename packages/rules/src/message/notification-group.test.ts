// Proves which role a group's name stands for.
import { expect, it } from 'vitest';
import { groupName, roleOfGroup } from './notification-group.ts';

it('names a group by tenant and role, and reads the name back (R153, Q173)', () => {
  expect(groupName(7, 20)).toBe('7_20');
  expect(roleOfGroup('7_20', 7)).toBe(20);
  expect(roleOfGroup('7_0', 7)).toBe(0);
});

it("takes the literal 'tenant_20' for the tenant's own pharmacy (R153, Q173)", () => {
  expect(roleOfGroup('tenant_20', 7)).toBe(20);
});

it.each(['8_20', '7_', '_20', '7_20_1', '7-20', 'tenant_21', '7_2e1', ''])('knows no group %s (Q173)', (group) => {
  expect(roleOfGroup(group, 7)).toBeNull();
});
