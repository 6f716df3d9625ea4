// The group a notification is for: everybody of one role in one tenant (R153, Q173).
import { PHARMACY_ROLE_ID } from '../access/permission.ts';

/** Name of the pharmacy group in the specification's own text, for every tenant. */
const PHARMACY_LITERAL = 'tenant_20';

/** The name of a group: '{tenantId}_{roleId}'. */
export function groupName(tenantId: number, roleId: number): string {
  return `${tenantId}_${roleId}`;
}

/** The role a group of the tenant is of; null for another tenant's group and for a text that names no group. */
export function roleOfGroup(group: string, tenantId: number): number | null {
  if (group === PHARMACY_LITERAL) return PHARMACY_ROLE_ID;
  const [, tenant, role] = /^(\d{1,9})_(\d{1,9})$/.exec(group) ?? [];
  return Number(tenant) === tenantId && role !== undefined ? Number(role) : null;
}
