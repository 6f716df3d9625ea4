// The right that every call needs and the first roles that have it, worked out from the product's own declarations (Q224).
import { neededRight } from '@charaka/contract/composition/needed-right';
import { deedNames, deeds } from '@charaka/contract/kernel/deed';
import { type DefaultRole, defaultRoles } from '@charaka/contract/kernel/default-roles';
import type { Effect, Endpoint } from '@charaka/contract/kernel/endpoint';
import { signedInCalls } from '@charaka/contract/kernel/signed-in-calls';
import { allowingMenus, type RightsByPath } from '@charaka/rules/access/permission';
import { firstRights } from '../../db/seed/seed-access.ts';

/** A call with what it asks for, in words, and the roles that may make it in a tenant that has changed nothing. */
export interface RightsRow {
  readonly path: string;
  readonly effect: Effect;
  readonly asks: string;
  readonly roles: readonly DefaultRole[];
}

/** The roles every tenant begins with, in the order of their numbers. */
export const roleNames = Object.keys(defaultRoles) as DefaultRole[];

const rightsOf: Readonly<Record<string, RightsByPath>> = Object.fromEntries(
  roleNames.map((role) => [role, Object.fromEntries(firstRights(role).map((row) => [row.menuPath, row]))]),
);

/** The table of the given calls, by the right they need and then by name. */
export function rightsTable(endpoints: readonly Endpoint[]): RightsRow[] {
  return endpoints
    .map(({ path, effect, permission }) => ({
      path,
      effect,
      asks: asksOf({ path, permission }),
      roles: roleNames.filter((role) => mayCall(role, permission)),
    }))
    .toSorted((one, other) => one.asks.localeCompare(other.asks) || one.path.localeCompare(other.path));
}

/** Each deed with the roles that do it to begin with. */
export function deedTable(): { deed: string; title: string; screen: string; roles: readonly DefaultRole[] }[] {
  return deedNames.map((deed) => ({
    deed,
    title: deeds[deed].title,
    screen: deeds[deed].screen,
    roles: roleNames.filter((role) => rightsOf[role]?.[deed]?.canView),
  }));
}

function mayCall(role: DefaultRole, permission: Endpoint['permission']): boolean {
  if (typeof permission === 'string') return true;
  return allowingMenus(rightsOf[role] ?? {}, defaultRoles[role].roleId, neededRight(permission)).length > 0;
}

/** The screen first, so that calls of one screen stand together. */
function asksOf({ path, permission }: Pick<Endpoint, 'path' | 'permission'>): string {
  if (permission === 'anyone') return 'nothing: the way in';
  if (permission === 'signed-in') return `a log-in: ${signedInCalls[path] ?? 'no reason is given'}`;
  const { menu, action, orMenus = [], deeds: named = [], orBelow = [], orDeeds = [] } = permission;
  const deed = named.length > 0 ? `, deed ${named.join(' or ')}` : '';
  const besides = [...orMenus, ...(orBelow.length > 0 ? ['a screen that chooses from it'] : [])];
  const orDeed = orDeeds.length > 0 ? ` with deed ${orDeeds.join(' or ')}` : '';
  return `${menu}: ${action}${deed}${besides.length > 0 ? ` or ${besides.join(', ')}${orDeed}` : ''}`;
}
