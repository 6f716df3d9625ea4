// Files on an S3 store: signed as Amazon requires, byte for byte, moved both ways while read, swept, and with failing requests.
import { addStaffDocument, getStaffDocument } from '@charaka/contract/foundation/staff/staff-document';
import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { afterAll, describe, expect, it } from 'vitest';
import { startS3Store } from '../../test-support/server/s3-store.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { fileJobs } from './file-jobs.ts';
import { JobWorker } from './job-worker.ts';
import { openFileStore } from './open-file-store.ts';
import { S3Backend, signed } from './s3-backend.ts';
import { Vault } from './vault.ts';

const store = await startS3Store('charaka', 'secret');
const s3 = { url: store.url, bucket: 'charaka', region: 'eu-central-1', accessKey: 'key', secretKey: 'secret' };
const parts = useTestApp({ fileStore: 's3', s3, role: 'web' });
afterAll(() => store.close());
const patience = { timeout: 20_000 };

const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(PART_BYTES + 500, 'abcdefg')]);
const add = (tenant: TestTenant) =>
  tenant.call(addStaffDocument, {
    document: { staffId: 1, title: 'Certificate', fileName: 'c.pdf', content: bytes.toString('base64') },
  });
const read = async (tenant: TestTenant, documentId: number) =>
  Buffer.from((await tenant.ask(getStaffDocument, { documentId })).document.content, 'base64');

async function run({ tenantId }: TestTenant, kind: string, fileStore: 's3' | 'database'): Promise<void> {
  const faults: unknown[] = [];
  const handlers = fileJobs(openFileStore(testSettings({ fileStore, s3 }), new Vault(parts.secrets.vaultKey)));
  const worker = new JobWorker({ address: parts.address, handlers, onFault: (error) => faults.push(error) });
  await parts.owner.query('insert into job (tenant_id, kind) values ($1, $2)', [tenantId, kind]);
  worker.start();
  const left = async () => (await parts.owner.query('select 1 from job where kind = $1', [kind])).rowCount;
  await expect.poll(left, patience).toBe(0);
  await worker.stop();
  expect(faults).toEqual([]);
}

describe('a file on an S3 store', () => {
  it('is asked for with the signature that Amazon publishes for its example', () => {
    const { headers } = signed(
      {
        url: 'https://examplebucket.s3.amazonaws.com',
        bucket: '',
        region: 'us-east-1',
        accessKey: 'AKIAIOSFODNN7EXAMPLE',
        secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      { method: 'GET', path: '', query: { prefix: 'J', 'max-keys': '2' } },
      new Date('2013-05-24T00:00:00Z'),
    );
    expect(headers.authorization?.split('Signature=')[1]).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });

  it('comes back byte for byte though the store is busy for a moment, and is sealed there (SC032)', async () => {
    const tenant = await makeTenant(parts);
    store.busyRequests = 2;
    const { document } = (await add(tenant)).output;
    store.busyRequests = 1;
    expect((await read(tenant, document.documentId)).equals(bytes)).toBe(true);
    const kept = [...store.objects].filter(([key]) => key.startsWith(`${tenant.tenantId}/`));
    expect(kept).toHaveLength(2);
    expect(kept.some(([, object]) => object.bytes.includes('%PDF') || object.bytes.includes('abcdefg'))).toBe(false);
    const [key = '', object] = kept[0] ?? [];
    store.objects.set(key, { bytes: Buffer.from('something else entirely, and long enough'), at: new Date() });
    expect((await tenant.call(getStaffDocument, { documentId: document.documentId })).status).toBe(500);
    if (object) store.objects.set(key, object);
    expect((await read(tenant, document.documentId)).equals(bytes)).toBe(true);
  });

  it('is not there at all when the store refuses or stays busy (SC031)', async () => {
    const tenant = await makeTenant(parts);
    store.busyRequests = 3;
    expect((await add(tenant)).status).toBe(500);
    const { rowCount } = await parts.owner.query('select 1 from stored_file where tenant_id = $1', [tenant.tenantId]);
    expect(rowCount).toBe(0);
    const wrong = new S3Backend({ ...s3, secretKey: 'wrong' });
    const name = { tenantId: tenant.tenantId, objectKey: 'a' };
    await expect(wrong.put(name, bytes)).rejects.toThrow('The S3 store answered 403');
  });

  it('moves into the database and back while it is read, and what it leaves behind is swept (SC033)', async () => {
    const tenant = await makeTenant(parts);
    const { document } = (await add(tenant)).output;
    const own = () => [...store.objects].filter(([key]) => key.startsWith(`${tenant.tenantId}/`));
    await run(tenant, 'files', 'database');
    expect((await read(tenant, document.documentId)).equals(bytes)).toBe(true);
    await run(tenant, 'files', 's3');
    expect((await read(tenant, document.documentId)).equals(bytes)).toBe(true);
    expect(own()).toHaveLength(4);
    await run(tenant, 'objects', 's3');
    expect(own()).toHaveLength(4);
    for (const [, object] of own()) object.at = new Date(Date.now() - 25 * 3_600_000);
    await run(tenant, 'objects', 's3');
    expect(own()).toHaveLength(2);
    expect((await read(tenant, document.documentId)).equals(bytes)).toBe(true);
  });
});
