// Pictures in the store of files: every picture field is written there, read from there, moved there, and swept when unused.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addStaff, listStaffWithImage } from '@charaka/contract/foundation/staff/staff';
import { getPatient } from '@charaka/contract/people/patient/patient';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { afterAll, describe, expect, it } from 'vitest';
import { staffForm } from '../../test-support/access/staff-form.ts';
import { lieInBed } from '../../test-support/patient/lie-in-bed.ts';
import {
  ageFiles,
  fileCount,
  imageOf,
  namingColumns,
  register,
  runFileJob,
  storeOf,
} from '../../test-support/record/picture-store.ts';
import { pictureNo, picturePlaces } from '../../test-support/record/pictures.ts';
import { useEmptyDatabases } from '../../test-support/server/empty-database.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';
import { restoreBackup } from '../database/restore-backup.ts';
import { writeBackup } from '../database/write-backup.ts';
import { openOwner } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'charaka-pictures-'));
const parts = useTestApp({ fileDirectory: folder, role: 'web' });
const emptyDatabase = useEmptyDatabases();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(picturePlaces)('a picture of $column', ({ column, add, change, read }) => {
  it('is a file of the store: added, saved again, replaced and removed (SC031, R240)', async () => {
    const tenant = await makeTenant(parts);
    const [table = '', fileColumn = ''] = column.split('.');
    const key = await add(tenant, `data:image/png;base64,${pictureNo(1)}`);
    expect(await read(tenant, key)).toBe(pictureNo(1));
    const named = async () => {
      const { rows } = await parts.owner.query(
        `select ${fileColumn}::int as "fileId", ${fileColumn.replace('_file_id', '')} as text, backend
         from ${table} r left join stored_file f on f.tenant_id = r.tenant_id and f.file_id = r.${fileColumn}
         where r.tenant_id = $1 and ${fileColumn} is not null`,
        [tenant.tenantId],
      );
      return rows;
    };
    const [first] = await named();
    expect(first).toMatchObject({ text: null, backend: 'Database' });
    if (table !== 'hospital') {
      await change(tenant, key, pictureNo(1));
      expect(await named()).toEqual([first]);
    }
    await change(tenant, key, pictureNo(2));
    expect(await read(tenant, key)).toBe(pictureNo(2));
    await ageFiles(tenant);
    await runFileJob(tenant, 'objects');
    expect([await fileCount(tenant), await read(tenant, key)]).toEqual([1, pictureNo(2)]);
    await change(tenant, key, null);
    expect([await read(tenant, key), await named()]).toEqual([null, []]);
    await runFileJob(tenant, 'objects');
    expect(await fileCount(tenant)).toBe(0);
  });
});

describe('pictures', () => {
  it('are read by their own tenant alone (R003)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const patientId = await register(tenant, pictureNo(1));
    expect((await other.call(getPatient, { patient: { patientId } })).isFailure).toBe(true);
    const { rows } = await parts.owner.query<{ id: number }>(
      'select image_file_id::int as id from patient where tenant_id = $1',
      [tenant.tenantId],
    );
    await register(other, null);
    const named = parts.owner.query('update patient set image_file_id = $2 where tenant_id = $1', [
      other.tenantId,
      rows[0]?.id,
    ]);
    await expect(named).rejects.toThrow('patient_image_file');
  });

  it('of many on one page are read with a few statements, each beside its own name (R179)', async () => {
    const tenant = await makeTenant(parts);
    const photos = new Map<number, string>();
    for (let index = 0; index < 12; index += 1) {
      const form = staffForm({
        image: pictureNo(index),
        email: `s${index}@test.example`,
        contactNo: `+9198111111${10 + index}`,
      });
      photos.set((await tenant.ask(addStaff, { staff: form })).staff.staffId, pictureNo(index));
    }
    const { rows } = await tenant.ask(listStaffWithImage, {});
    expect(rows.length).toBeGreaterThan(photos.size);
    for (const { staffId, image } of rows) expect(image).toBe(photos.get(staffId) ?? null);
  });

  it('stand beside the stay, and a store that cannot be reached keeps nobody from the stay (SC031)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await register(tenant, pictureNo(7));
    const admissionId = await lieInBed(tenant, patientId, { bedId: 1 });
    const beside = async () => (await tenant.ask(getAdmission, { admission: { admissionId } })).admission.image;
    expect(await beside()).toBe(pictureNo(7));
    await runFileJob(tenant, 'files', storeOf(parts, 'disk', folder));
    expect([await beside(), await imageOf(tenant, patientId)]).toEqual([pictureNo(7), pictureNo(7)]);
    rmSync(join(folder, String(tenant.tenantId)), { recursive: true });
    expect(await beside()).toBeNull();
    expect((await tenant.call(getPatient, { patient: { patientId } })).status).toBe(503);
  });

  it('are in a backup, wherever they lie, and named by the same rows after it is restored (SC021)', async () => {
    const tenant = await makeTenant(parts);
    const hospitalPictures = picturePlaces.filter(({ column }) => column.startsWith('hospital.'));
    for (const [index, { add }] of hospitalPictures.entries()) await add(tenant, pictureNo(index));
    const patientId = await register(tenant, pictureNo(9));
    await runFileJob(tenant, 'files', storeOf(parts, 'disk', folder));
    const path = join(folder, 'tenant.backup');
    await writeBackup(parts.owner, path, { tenantName: tenant.name, files: storeOf(parts, 'disk', folder) });
    const owner = await openOwner(await emptyDatabase());
    await restoreBackup(owner, { path });
    const { rows } = await owner.query(
      `select translate(encode(a.bytes, 'base64'), E'\n', '') as "appLogo", translate(encode(i.bytes, 'base64'), E'\n', '') as image
       from hospital h join file_part a on a.tenant_id = h.tenant_id and a.file_id = h.app_logo_file_id
         join patient p on p.tenant_id = h.tenant_id and p.patient_id = $1
         join file_part i on i.tenant_id = p.tenant_id and i.file_id = p.image_file_id where h.hospital_id = 1`,
      [patientId],
    );
    expect(rows).toEqual([{ appLogo: pictureNo(2), image: pictureNo(9) }]);
    await owner.end();
  });

  it('and documents are named by columns that the sweep reads from the keys, each the tenant’s own and indexed', async () => {
    const { rows } = await parts.owner.query(
      `select c.relname || '.' || a.attname as column,
         exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'stored_file'::regclass
           and array_length(k.conkey, 1) = 2 and k.conkey[2] = a.attnum
           and (select t.attname from pg_attribute t where t.attrelid = c.oid and t.attnum = k.conkey[1]) = 'tenant_id') as "isKey",
         exists (select from pg_index i where i.indrelid = c.oid and i.indkey[1] = a.attnum
           and (select t.attname from pg_attribute t where t.attrelid = c.oid and t.attnum = i.indkey[0]) = 'tenant_id') as "isIndexed"
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
         and a.attname ~ '(^|_)file_id$' and c.relname not in ('stored_file', 'file_part') order by 1`,
    );
    expect(rows.filter(({ isKey, isIndexed }) => !isKey || !isIndexed)).toEqual([]);
    const known = (await namingColumns(parts)).map(({ table, column }) => `${table}.${column}`);
    expect(known.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
    const tested = [...picturePlaces.map(({ column }) => column), 'patient_merge.image_file_id'];
    expect(known.filter((column) => column.endsWith('_file_id') && !column.endsWith('.file_id')).toSorted()).toEqual(
      tested.toSorted(),
    );
  });
});
