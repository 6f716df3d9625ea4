// The check of a tenant's name in the names of the wire: the log-in page asks it before it has shapes.

/** The path that tells whether a tenant is served. */
export const tenantCheckPath = '/CatalogDB/CheckIfTenantIsAvailable';

/** The names of a tenant's fields on the wire. */
export const tenantSpellings = {
  tenantName: 'tenant_name',
  tenantCode: 'tenant_id',
  displayName: 'display_name',
  isActive: 'is_active',
} as const;
