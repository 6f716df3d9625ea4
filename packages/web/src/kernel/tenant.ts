// Which tenant this browser talks to: from `?tenant=`, from the sub-domain, or remembered from last time (R048, R055, R071).
import { useSyncExternalStore } from 'react';

/** A tenant that the server has confirmed. */
export interface Tenant {
  readonly tenantName: string;
  readonly tenantCode: string;
  readonly displayName: string;
}

const storageKey = 'charaka.tenant';
const listeners = new Set<() => void>();
let current: Tenant | null = readRemembered();

function readRemembered(): Tenant | null {
  try {
    // This tab's own tenant first: another tab may meanwhile have gone to another one.
    const text = sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey);
    const stored: unknown = JSON.parse(text ?? 'null');
    const isTenant = typeof stored === 'object' && stored !== null && 'tenantName' in stored;
    return isTenant ? (stored as Tenant) : null;
  } catch {
    return null;
  }
}

/** The tenant in use, or null when nobody has named a valid one yet. */
export function currentTenant(): Tenant | null {
  return current;
}

/** Takes up a tenant and remembers it for the next visit; null forgets it. */
export function chooseTenant(tenant: Tenant | null): void {
  current = tenant;
  for (const storage of [sessionStorage, localStorage]) {
    if (tenant) storage.setItem(storageKey, JSON.stringify(tenant));
    else storage.removeItem(storageKey);
  }
  for (const listener of listeners) listener();
}

/** The tenant in use, as React sees it. */
export function useTenant(): Tenant | null {
  return useSyncExternalStore(subscribe, currentTenant);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The tenant an address asks for: `?tenant=demo` first, else the first label of a sub-domain such as `demo.localhost`
 * or `demo.hospital.example`; undefined for a bare host, an IP address or `www`.
 */
export function tenantInAddress(hostname: string, search: string): string | undefined {
  const asked = new URLSearchParams(search).get('tenant')?.trim();
  if (asked) return asked;
  if (/^[\d.]+$/.test(hostname) || hostname.includes(':')) return undefined;
  const labels = hostname.split('.');
  const isLocal = labels.at(-1) === 'localhost';
  const hasSubDomain = isLocal ? labels.length > 1 : labels.length > 2;
  return hasSubDomain && labels[0] !== 'www' ? labels[0] : undefined;
}
