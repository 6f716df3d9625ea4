// Finds out once per page load which tenant is meant and whether the server knows it (R045, R055, R071, Q23).
import { checkTenant } from '@charaka/contract/tenancy';
import { call, Refusal } from '../kernel/call.ts';
import { endSession } from '../kernel/session.ts';
import { chooseTenant, currentTenant, tenantInAddress } from '../kernel/tenant.ts';

/** A valid tenant, one the server does not know, or none named at all. */
export type FoundTenant = { kind: 'valid' } | { kind: 'invalid'; name: string } | { kind: 'unnamed' };

let confirmedName: string | undefined;

/** Whether the server serves a tenant of that name; a valid one is taken up. A session of another tenant ends. Throws TransportFailure. */
export async function takeUpTenant(name: string): Promise<boolean> {
  try {
    const { tenant } = await call(checkTenant, { tenant: { tenantName: name } });
    const before = sessionStorage.getItem('TenantID');
    if (before !== null && before !== tenant.tenantCode) endSession('this-tab');
    chooseTenant({ tenantName: tenant.tenantName, tenantCode: tenant.tenantCode, displayName: tenant.displayName });
    confirmedName = tenant.tenantName;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The tenant of the address, else the remembered one; asked of the server once per page load. */
export async function ensureTenant(): Promise<FoundTenant> {
  const asked = tenantInAddress(window.location.hostname, window.location.search);
  const name = asked ?? currentTenant()?.tenantName;
  if (!name) return { kind: 'unnamed' };
  if (confirmedName !== undefined && name.toLowerCase() === confirmedName.toLowerCase()) return { kind: 'valid' };
  if (await takeUpTenant(name)) return { kind: 'valid' };
  // A tenant that was remembered and is gone leads back to the entry page, not to a page about a wrong address.
  if (asked) return { kind: 'invalid', name };
  chooseTenant(null);
  return { kind: 'unnamed' };
}
