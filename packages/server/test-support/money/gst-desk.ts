// The desk of tests of tax documents: cases to bill, the documents that came of them, what stands on the accounts, and papers from before.
import { listGstDocuments } from '@charaka/contract/money/tax/tax';
import { verifyBooks } from '../../src/money/finance/verify-books.ts';
import { type AdmissionScene, admitInScene } from '../server/test-admissions.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';

/** Short functions for tests of tax documents, on the server under test. */
export function gstDesk(parts: TestApp) {
  const verify = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;

  async function makeCase(scene: AdmissionScene = {}) {
    const tenant = await makeTenant(parts);
    return { tenant, admissionId: await admitInScene(tenant, { isDischargeInitiated: true, ...scene }) };
  }

  const listed = async (tenant: TestTenant) =>
    (await tenant.ask(listGstDocuments, { sortingModel: [{ sortColumn: 'documentNo', sortDirection: 'asc' }] })).rows;

  /** The balance of an account, in rupees by sub-ledger. */
  async function standing({ tenantId }: TestTenant, glid: number): Promise<Record<string, number>> {
    const { rows } = await parts.owner.query<{ slid: number | null; amount: number }>(
      `select slid, sum(amount_paise)::bigint as amount from voucher_entry where tenant_id = $1 and glid = $2
       group by 1 having sum(amount_paise) <> 0`,
      [tenantId, glid],
    );
    return Object.fromEntries(rows.map(({ slid, amount }) => [String(slid), amount / 100]));
  }

  /** Does something as if the product had never heard of it: no trigger runs. */
  async function behindItsBack(...statements: string[]): Promise<void> {
    await parts.owner.query('set session_replication_role = replica');
    for (const statement of statements) await parts.owner.query(statement);
    await parts.owner.query('set session_replication_role = origin');
  }

  /** A paper as one made before there were documents. */
  const asBefore = ({ tenantId }: TestTenant, table: string) =>
    behindItsBack(
      `update ${table} set has_gst_document = false where tenant_id = ${tenantId}`,
      `delete from gst_document_line where tenant_id = ${tenantId}`,
      `delete from gst_document where tenant_id = ${tenantId}`,
      `delete from voucher_entry e using voucher v where v.tenant_id = e.tenant_id and v.voucher_id = e.voucher_id
         and v.tenant_id = ${tenantId} and v.source_table = 'gst_document'`,
      `delete from voucher where tenant_id = ${tenantId} and source_table = 'gst_document'`,
    );

  return { verify, makeCase, listed, standing, behindItsBack, asBefore };
}
