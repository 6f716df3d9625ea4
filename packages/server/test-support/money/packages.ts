// Packages of a test tenant: two of the first hospital, of charges that its price list has.
import type { TestTenant } from '../server/test-tenant.ts';

/** Package 1: two consultations for 900.00, a room for 5000.00 and a meal for nothing; package 2: three urine tests for 100.00. */
export async function addPackages({ parts, tenantId }: TestTenant): Promise<void> {
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await parts.owner.query(`
    insert into package_master (tenant_id, package_id, hospital_id, package_name) values
      (${tenantId}, 1, 1, 'Short stay'), (${tenantId}, 2, 1, 'Tests'), (${tenantId}, 3, 2, 'Elsewhere');
    insert into package_mapping (tenant_id, package_id, charge_id, quantity_thousandths, amount_paise) values
      (${tenantId}, 1, 1, 2000, 90000), (${tenantId}, 1, 2, 1000, 500000), (${tenantId}, 1, 5, 1000, 0),
      (${tenantId}, 2, 3, 3000, 10000)`);
}
