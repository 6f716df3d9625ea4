// The report of `npm run verify` on files: empty when all are as written, else the first that differs.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPatient } from '@charaka/contract/people/patient/patient';
import { afterAll, expect, it } from 'vitest';
import { patientForm } from '../../test-support/patient/patient-form.ts';
import { pictureNo } from '../../test-support/record/pictures.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { openFileStore } from '../kernel/open-file-store.ts';
import { Vault } from '../kernel/vault.ts';
import { verifyFiles } from './verify-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'charaka-verify-'));
const inside = useTestApp({ role: 'web' });
const outside = useTestApp({ fileStore: 'disk', fileDirectory: folder, role: 'web' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const verify = ({ parts, tenantId }: TestTenant) =>
  verifyFiles(
    parts.owner,
    tenantId,
    openFileStore(testSettings({ fileDirectory: folder }), new Vault(parts.secrets.vaultKey)),
  );

async function tenantWithPictures(parts: typeof inside): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  for (const number of [1, 2]) await tenant.ask(addPatient, { patient: patientForm({ image: pictureNo(number) }) });
  return tenant;
}

it('tells of a file in the database that lost a part, holds other bytes, or is not kept though it is named (SC032)', async () => {
  for (const [statement, fault] of [
    ['delete from file_part where tenant_id = $1', 'a part of it is missing'],
    [
      `update file_part set bytes = overlay(bytes placing '\\x00' from 1) where tenant_id = $1`,
      'a part of it is not what was written',
    ],
    ['update stored_file set erased_on = now() where tenant_id = $1', 'it is not kept'],
  ] as const) {
    const tenant = await tenantWithPictures(inside);
    expect(await verify(tenant)).toEqual({ fileCount: 2, difference: null });
    await inside.owner.query(statement, [tenant.tenantId]);
    expect((await verify(tenant)).difference).toMatch(new RegExp(`^The file \\d+: ${fault}$`));
  }
});

it('tells of a file on the disk that is gone or holds other bytes (SC032)', async () => {
  const tenant = await tenantWithPictures(outside);
  expect(await verify(tenant)).toEqual({ fileCount: 2, difference: null });
  const [object] = readdirSync(join(folder, String(tenant.tenantId)), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  writeFileSync(object ?? '', 'other bytes');
  expect((await verify(tenant)).difference).toMatch(/^The file \d+: part 0 cannot be read on Disk$/);
  rmSync(object ?? '');
  expect((await verify(tenant)).difference).toMatch(/^The file \d+: part 0 cannot be read on Disk$/);
});
