// The name under which this browser keeps something of the signed-in user.
import { currentSession } from './session.ts';
import { currentTenant } from './tenant.ts';

/** Users of one tenant, and of several, who share a browser do not meet: `charaka.<what>.<tenant>.<user>`. */
export function ownStorageKey(what: string): string {
  return `charaka.${what}.${currentTenant()?.tenantCode ?? ''}.${currentSession()?.user.userId ?? ''}`;
}
