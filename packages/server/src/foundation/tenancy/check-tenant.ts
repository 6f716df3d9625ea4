// Tells whether a tenant is served; the only call without a tenant in its path (R055, R071).

import type { checkTenant as checkTenantEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { TenantDirectory } from '../../kernel/tenant-directory.ts';

/** The tenant of that name, or undefined. */
export async function checkTenant(
  tenants: TenantDirectory,
  name: string,
): Promise<OutputOf<typeof checkTenantEndpoint>['tenant'] | undefined> {
  const tenant = await tenants.find(name);
  if (!tenant) return undefined;
  const { tenantId, tenantName, displayName } = tenant;
  return { id: tenantId, tenantName, tenantCode: String(tenantId), displayName, isActive: true };
}
