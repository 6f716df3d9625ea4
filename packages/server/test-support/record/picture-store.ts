// The store of a test's pictures: its jobs, its files counted, and pictures put back to where servers before kept them.
import { addPatient, getPatient } from '@charaka/contract/people/patient/patient';
import { expect } from 'vitest';
import { fileJobs } from '../../src/kernel/file-jobs.ts';
import { JobWorker } from '../../src/kernel/job-worker.ts';
import { openFileStore } from '../../src/kernel/open-file-store.ts';
import { Vault } from '../../src/kernel/vault.ts';
import { patientForm } from '../patient/patient-form.ts';
import { type TestApp, testSettings } from '../server/test-app.ts';
import type { TestTenant } from '../server/test-tenant.ts';

const patience = { timeout: 20_000 };

/** The store of files as a server with these settings has it. */
export const storeOf = (parts: TestApp, fileStore: 'database' | 'disk', fileDirectory = '') =>
  openFileStore(testSettings({ fileStore, fileDirectory }), new Vault(parts.secrets.vaultKey));

/** Runs a job of the store for a tenant to its end. */
export async function runFileJob(
  { parts, tenantId }: TestTenant,
  kind: 'bring-pictures' | 'files' | 'objects',
  files = storeOf(parts, 'database'),
): Promise<void> {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const worker = new JobWorker({ address: parts.address, handlers: fileJobs(files), onFault });
  await parts.owner.query('insert into job (tenant_id, kind) values ($1, $2)', [tenantId, kind]);
  worker.start();
  await expect
    .poll(async () => (await parts.owner.query('select 1 from job where kind = $1', [kind])).rowCount, patience)
    .toBe(0);
  await worker.stop();
  expect(faults).toEqual([]);
}

/** The columns that name files, as the foreign keys tell them. */
export async function namingColumns(parts: TestApp): Promise<{ table: string; column: string }[]> {
  const { rows } = await parts.owner.query(
    'select table_name::text as table, column_name::text as column from columns_naming_files()',
  );
  return rows;
}

/** Puts the pictures of a tenant back to where servers before kept them: as text in their rows. */
export async function putBack({ parts, tenantId }: TestTenant): Promise<void> {
  for (const { table, column } of await namingColumns(parts)) {
    const text = column.replace(/_?file_id$/, '');
    if (text === '') continue;
    await parts.owner.query(
      `update ${table} set ${text} = translate(encode(p.bytes, 'base64'), E'\\n', ''), ${column} = null
       from file_part p where ${table}.tenant_id = $1 and p.tenant_id = $1 and p.file_id = ${table}.${column}`,
      [tenantId],
    );
  }
  await parts.owner.query('delete from stored_file where tenant_id = $1', [tenantId]);
}

/** How many pictures of the tenant stand as text in their rows. */
export async function textCount({ parts, tenantId }: TestTenant): Promise<number> {
  let count = 0;
  for (const { table, column } of await namingColumns(parts)) {
    const text = column.replace(/_?file_id$/, '');
    if (text === '') continue;
    const { rowCount } = await parts.owner.query(
      `select 1 from ${table} where tenant_id = $1 and ${text} is not null`,
      [tenantId],
    );
    count += rowCount ?? 0;
  }
  return count;
}

/** How many files of the tenant somebody may still read. */
export async function fileCount({ parts, tenantId }: TestTenant): Promise<number> {
  const { rows } = await parts.owner.query<{ count: number }>(
    'select count(*)::int as count from stored_file where tenant_id = $1 and erased_on is null',
    [tenantId],
  );
  return rows[0]?.count ?? 0;
}

/** Makes everything that was kept so far a day older. */
export const ageFiles = ({ parts, tenantId }: TestTenant) =>
  parts.owner.query(`update stored_file set created_at = created_at - interval '25 hours' where tenant_id = $1`, [
    tenantId,
  ]);

/** Registers somebody with a picture, or without one. */
export const register = async (tenant: TestTenant, image: string | null) =>
  (await tenant.ask(addPatient, { patient: patientForm({ image }) })).patient.patientId;
/** The picture a patient is answered with. */
export const imageOf = async (tenant: TestTenant, patientId: number) =>
  (await tenant.ask(getPatient, { patient: { patientId } })).patient.image;
