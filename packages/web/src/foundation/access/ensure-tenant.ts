// Finds out once per page load which tenant is meant and whether the server knows it (R045, R055, R071, Q23, Q226).
import { tenantCheckPath, tenantSpellings } from '@charaka/contract/foundation/tenancy/tenant-check';
import { askCatalog, Refusal, TransportFailure } from '../../kernel/call.ts';
import { endSession } from '../../kernel/session.ts';
import { chooseTenant, currentTenant, type Tenant, tenantInAddress } from '../../kernel/tenant.ts';

/** A valid tenant, one the server does not know, or none named at all. */
export type FoundTenant = { kind: 'valid' } | { kind: 'invalid'; name: string } | { kind: 'unnamed' };

let confirmedName: string | undefined;

/** Waits before the tenant of an address is read again, in milliseconds; the last failure is reported. */
const patienceMilliseconds = [500, 1500];

/** The tenant of a name as the server spells it. */
async function askTenant(name: string): Promise<Tenant> {
  const answer = await askCatalog(tenantCheckPath, { tenant: { [tenantSpellings.tenantName]: name } });
  const tenant = answer.tenant as Record<string, string | undefined>;
  const textOf = (field: keyof Tenant) => tenant[tenantSpellings[field]] ?? '';
  return { tenantName: textOf('tenantName'), tenantCode: textOf('tenantCode'), displayName: textOf('displayName') };
}

/**
 * Whether the server serves a tenant of that name; a valid one is taken up. A session of another tenant ends. Only a refusal with
 * HTTP 200 says no (Q226): throws Refusal of another status and TransportFailure.
 */
export async function takeUpTenant(name: string): Promise<boolean> {
  try {
    const tenant = await askTenant(name);
    const before = sessionStorage.getItem('TenantID');
    if (before !== null && before !== tenant.tenantCode) endSession('this-tab');
    chooseTenant(tenant);
    confirmedName = tenant.tenantName;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 200) return false;
    throw error;
  }
}

async function takeUpPatiently(name: string): Promise<boolean> {
  for (const milliseconds of patienceMilliseconds) {
    try {
      return await takeUpTenant(name);
    } catch (error) {
      if (!(error instanceof TransportFailure)) throw error;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }
  return takeUpTenant(name);
}

/**
 * The tenant of the address, else the remembered one; asked of the server until it has confirmed it once. A remembered tenant stays
 * while the server cannot say: the user goes on, and the next way through a guard asks again (Q226).
 */
export async function ensureTenant(): Promise<FoundTenant> {
  const asked = tenantInAddress(window.location.hostname, window.location.search);
  const remembered = currentTenant()?.tenantName;
  const name = asked ?? remembered;
  if (!name) return { kind: 'unnamed' };
  if (confirmedName !== undefined && name.toLowerCase() === confirmedName.toLowerCase()) return { kind: 'valid' };
  const isRemembered = name.toLowerCase() === remembered?.toLowerCase();
  try {
    if (await (isRemembered ? takeUpTenant(name) : takeUpPatiently(name))) return { kind: 'valid' };
  } catch (error) {
    if (isRemembered) return { kind: 'valid' };
    throw error;
  }
  // A tenant that was remembered and is gone leads back to the entry page, not to a page about a wrong address.
  if (asked) return { kind: 'invalid', name };
  chooseTenant(null);
  return { kind: 'unnamed' };
}
