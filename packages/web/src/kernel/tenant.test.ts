// Proves where an address names its tenant.
import { describe, expect, it } from 'vitest';
import { tenantInAddress } from './tenant.ts';

describe('the tenant of an address', () => {
  it.each([
    ['demo.localhost', '', 'demo'],
    ['demo.hospital.example', '', 'demo'],
    ['localhost', '?tenant=demo', 'demo'],
    ['demo.localhost', '?tenant=city', 'city'],
    ['localhost', '', undefined],
    ['hospital.example', '', undefined],
    ['www.hospital.example', '', undefined],
    ['192.168.1.20', '', undefined],
    ['::1', '', undefined],
  ])('%s%s names %s (R048)', (hostname, search, tenant) => {
    expect(tenantInAddress(hostname, search)).toBe(tenant);
  });
});
