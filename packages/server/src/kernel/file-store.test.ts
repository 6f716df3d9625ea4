// The store of files on a disk and in the database: byte for byte, sealed, one tenant's only, moved both ways, included in a backup.

import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { addDocumentPart, addDocuments, getDocumentPart } from '@charaka/contract/stay/document/document';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../test-support/patient/opd-day.ts';
import { useEmptyDatabases } from '../../test-support/server/empty-database.ts';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { restoreBackup } from '../database/restore-backup.ts';
import { writeBackup } from '../database/write-backup.ts';
import { openOwner, openPool } from './database.ts';
import { fileJobs } from './file-jobs.ts';
import type { FileStore } from './file-store.ts';
import { JobWorker } from './job-worker.ts';
import { openFileStore } from './open-file-store.ts';
import { inTransaction } from './transaction.ts';
import { Vault } from './vault.ts';

const folder = mkdtempSync(join(tmpdir(), 'charaka-files-'));
const parts = useTestApp({ fileStore: 'disk', fileDirectory: folder, role: 'web' });
const emptyDatabase = useEmptyDatabases();
const patience = { timeout: 20_000 };
let pool: pg.Pool;
beforeAll(() => {
  pool = openPool(parts.address, 4);
});
afterAll(async () => {
  await pool.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The store as a server with these settings has it. */
const storeOf = (fileStore: 'disk' | 'database') =>
  openFileStore(testSettings({ fileStore, fileDirectory: folder }), new Vault(parts.secrets.vaultKey));

/** The files of a tenant on the disk. */
const objectsOf = ({ tenantId }: TestTenant) =>
  readdirSync(join(folder, String(tenantId)), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const today = dayOf();
const pdf = (byteCount: number) => {
  const bytes = Buffer.alloc(byteCount);
  for (let index = 0; index < byteCount; index += 1) bytes[index] = (index * 37 + (index >> 7)) & 255;
  bytes.write('%PDF-1.7\n');
  return bytes;
};

type Entry = InputOf<typeof addDocuments>['documents'][number];
const entryOf = (admissionId: number, changes: Partial<Entry>): Entry => ({
  admissionId,
  category: 'report',
  sourceId: 1,
  documentDate: today,
  fileName: 'Report.pdf',
  ...changes,
});

/** Sends a file in parts and keeps it; answers the document's number. */
async function send(tenant: TestTenant, bytes: Buffer): Promise<number> {
  const admissionId = await admitInScene(tenant);
  let contentId: number | null = null;
  for (let partNo = 0; partNo * PART_BYTES < bytes.length; partNo += 1) {
    const content = bytes.subarray(partNo * PART_BYTES, (partNo + 1) * PART_BYTES).toString('base64');
    contentId = (await tenant.ask(addDocumentPart, { contentId, partNo, content })).contentId;
  }
  const { documents } = await tenant.ask(addDocuments, { documents: [entryOf(admissionId, { contentId })] });
  return documents[0]?.documentId ?? 0;
}

async function fetchWhole(tenant: TestTenant, documentId: number): Promise<Buffer> {
  const whole: Buffer[] = [];
  for (let partNo = 0; ; partNo += 1) {
    const { content } = await tenant.ask(getDocumentPart, { documentId, partNo });
    if (content === '') return Buffer.concat(whole);
    whole.push(Buffer.from(content, 'base64'));
  }
}

/** Runs a job of the store for a tenant, as a server with that store would. */
async function run({ tenantId }: TestTenant, kind: 'files' | 'objects', files: FileStore): Promise<void> {
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

/** The storage kinds in the rows of a tenant's files. */
const backendsOf = async ({ tenantId }: TestTenant) => {
  const { rows } = await parts.owner.query('select distinct backend from stored_file where tenant_id = $1', [tenantId]);
  return rows.map(({ backend }) => backend);
};

describe('a file on the disk', () => {
  it('comes back byte by byte, and tells whoever finds it nothing (SC032)', async () => {
    const tenant = await makeTenant(parts);
    const bytes = pdf(2 * PART_BYTES + 4321);
    expect((await fetchWhole(tenant, await send(tenant, bytes))).equals(bytes)).toBe(true);
    const objects = objectsOf(tenant).map((path) => readFileSync(path));
    expect(objects).toHaveLength(3);
    expect(objects.some((object) => object.includes('%PDF') || object.includes(bytes.subarray(100, 140)))).toBe(false);
    const { rows } = await parts.owner.query(
      `select f.backend, f.size_bytes::int as size, f.sha256 = encode(sha256($2), 'hex') as "isSum",
         (select count(*)::int from file_part p where p.tenant_id = f.tenant_id and p.file_id = f.file_id and p.bytes is not null) as inside
       from stored_file f where f.tenant_id = $1`,
      [tenant.tenantId, bytes],
    );
    expect(rows).toEqual([{ backend: 'Disk', size: bytes.length, isSum: true, inside: 0 }]);
  });

  it('is refused once a byte of it is another, or another file stands in its place (SC032)', async () => {
    const tenant = await makeTenant(parts);
    const documentIds = [await send(tenant, pdf(5000)), await send(tenant, pdf(5001))];
    const [one = '', other = ''] = objectsOf(tenant);
    const [oneBytes, otherBytes] = [readFileSync(one), readFileSync(other)];
    const statuses = async () => {
      const answers = await Promise.all(
        documentIds.map((documentId) => tenant.call(getDocumentPart, { documentId, partNo: 0 })),
      );
      return answers.map(({ status }) => status).toSorted();
    };
    writeFileSync(one, otherBytes);
    expect(await statuses()).toEqual([200, 500]);
    writeFileSync(one, Buffer.concat([oneBytes.subarray(0, -1), Buffer.from([(oneBytes.at(-1) ?? 0) ^ 1])]));
    expect(await statuses()).toEqual([200, 500]);
    writeFileSync(one, oneBytes);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is its tenant’s only (R003)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const documentId = await send(tenant, pdf(3000));
    await admitInScene(other);
    expect((await other.call(getDocumentPart, { documentId, partNo: 0 })).message).toBe('This document does not exist');
    const { rows } = await parts.owner.query<{ id: number }>(
      'select file_id::int as id from stored_file where tenant_id = $1',
      [tenant.tenantId],
    );
    const fileId = rows[0]?.id ?? 0;
    const read = inTransaction(pool, { tenantId: other.tenantId }, 'read', (tx) =>
      storeOf('disk').readPart(tx, { tenantId: tenant.tenantId, fileId }, 0),
    );
    expect(await read).toBeUndefined();
  });

  it('whose transaction came to nothing leaves no row, and its object goes a day later; others stay (SC031)', async () => {
    const tenant = await makeTenant(parts);
    const documentId = await send(tenant, pdf(3000));
    const admissionId = await admitInScene(tenant);
    const content = pdf(4000).toString('base64');
    const rows = [entryOf(admissionId, { content }), entryOf(admissionId, { content, category: 'image' })];
    expect((await tenant.call(addDocuments, { documents: rows })).isFailure).toBe(true);
    expect(objectsOf(tenant)).toHaveLength(3);
    const { rowCount } = await parts.owner.query('select 1 from file_part where tenant_id = $1', [tenant.tenantId]);
    expect(rowCount).toBe(1);
    await run(tenant, 'objects', storeOf('disk'));
    expect(objectsOf(tenant)).toHaveLength(3);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const path of objectsOf(tenant)) utimesSync(path, yesterday, yesterday);
    await run(tenant, 'objects', storeOf('disk'));
    expect(objectsOf(tenant)).toHaveLength(1);
    expect((await fetchWhole(tenant, documentId)).equals(pdf(3000))).toBe(true);
  });

  it('that nobody kept is erased after a day, and gone with its parts a day later', async () => {
    const tenant = await makeTenant(parts);
    const content = pdf(2000).toString('base64');
    await tenant.ask(addDocumentPart, { contentId: null, partNo: 0, content });
    const age = (column: string) =>
      parts.owner.query(`update stored_file set ${column} = now() - interval '25 hours' where tenant_id = $1`, [
        tenant.tenantId,
      ]);
    const left = async () =>
      (
        await parts.owner.query('select erased_on is not null as erased from stored_file where tenant_id = $1', [
          tenant.tenantId,
        ])
      ).rows;
    await run(tenant, 'files', storeOf('disk'));
    expect(await left()).toEqual([{ erased: false }]);
    await age('created_at');
    await run(tenant, 'files', storeOf('disk'));
    expect(await left()).toEqual([{ erased: true }]);
    await age('erased_on');
    await run(tenant, 'files', storeOf('disk'));
    expect(await left()).toEqual([]);
  });
});

describe('files', () => {
  it('move from the disk into the database and back, and are read all along (SC033)', async () => {
    const tenant = await makeTenant(parts);
    const bytes = pdf(PART_BYTES + 999);
    const documentId = await send(tenant, bytes);
    for (const [fileStore, backend] of [
      ['database', 'Database'],
      ['disk', 'Disk'],
    ] as const) {
      await run(tenant, 'files', storeOf(fileStore));
      expect(await backendsOf(tenant)).toEqual([backend]);
      expect((await fetchWhole(tenant, documentId)).equals(bytes)).toBe(true);
    }
  });

  it('on the disk are in a backup, which needs neither the disk nor the key of the vault (SC021)', async () => {
    const tenant = await makeTenant(parts);
    const bytes = pdf(PART_BYTES + 77);
    await send(tenant, bytes);
    const path = join(folder, 'tenant.backup');
    await expect(writeBackup(parts.owner, path, { tenantName: tenant.name })).rejects.toThrow('no store to read them');
    await writeBackup(parts.owner, path, { tenantName: tenant.name, files: storeOf('disk') });
    const owner = await openOwner(await emptyDatabase());
    await restoreBackup(owner, { path });
    const { rows } = await owner.query(
      `select f.backend, f.sealed, string_agg(p.bytes, '' order by p.part_no) = $1 as "isSame",
         (select count(*)::int from admission_document d where d.tenant_id = f.tenant_id and d.file_id = f.file_id) as documents
       from stored_file f join file_part p using (tenant_id, file_id) group by f.tenant_id, f.file_id`,
      [bytes],
    );
    expect(rows).toEqual([{ backend: 'Database', sealed: null, isSame: true, documents: 1 }]);
    await owner.end();
  });
});
