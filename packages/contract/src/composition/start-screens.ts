// Start screens of the product's roles after log-in, as areas declare them (decision 0216).
import { type DefaultRole, defaultRoles } from '../kernel/default-roles.ts';
import { areas } from './areas.ts';

/** The address without a leading slash at which a role begins; undefined where it is home (R080). */
export function startOf(roleId: number): string | undefined {
  const roles = Object.keys(defaultRoles) as DefaultRole[];
  const role = roles.find((name) => defaultRoles[name].roleId === roleId);
  return role && areas.flatMap(({ starts = {} }) => starts[role] ?? [])[0];
}
