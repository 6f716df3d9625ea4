// The job that brings pictures from their rows into the store of files: read before, while and after, once each, and merges undone across it.
import { addPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { mergePatients, undoPatientMerge } from '@charaka/contract/people/patient/patient-record';
import { describe, expect, it } from 'vitest';
import { patientForm } from '../../test-support/patient/patient-form.ts';
import {
  ageFiles,
  fileCount,
  imageOf,
  putBack,
  register,
  runFileJob,
  storeOf,
  textCount,
} from '../../test-support/record/picture-store.ts';
import { pictureNo, picturePlaces } from '../../test-support/record/pictures.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { fileJobs } from './file-jobs.ts';
import { JobWorker } from './job-worker.ts';

const parts = useTestApp({ role: 'web' });
const patience = { timeout: 20_000 };

const merge = async (tenant: TestTenant, keptPatientId: number, mergedPatientId: number) =>
  (
    await tenant.ask(
      mergePatients,
      { keptPatientId, mergedPatientId, takenFields: ['image'], reason: 'Same person' },
      { as: 'admin' },
    )
  ).patientMergeId;
const undo = (tenant: TestTenant, patientMergeId: number) =>
  tenant.ask(undoPatientMerge, { patientMergeId }, { as: 'admin' });

describe('pictures', () => {
  it('go along with a merge and come back with its undoing, whichever side of the job it was made (Part 3)', async () => {
    const tenant = await makeTenant(parts);
    const [kept, merged] = [await register(tenant, pictureNo(1)), await register(tenant, pictureNo(2))];
    const first = await merge(tenant, kept, merged);
    expect(await imageOf(tenant, kept)).toBe(pictureNo(2));
    // Only the merge record refers to the first picture now; it is not swept.
    await ageFiles(tenant);
    await runFileJob(tenant, 'objects');
    await undo(tenant, first);
    expect([await imageOf(tenant, kept), await imageOf(tenant, merged)]).toEqual([pictureNo(1), pictureNo(2)]);
    await putBack(tenant);
    await parts.owner.query(
      `update patient_merge set undone_at = null, undone_by = null, after = jsonb_set(after - 'image_file_id', '{image}', to_jsonb(md5($2::text)))
       where tenant_id = $1`,
      [tenant.tenantId, pictureNo(2)],
    );
    await parts.owner.query(
      `update patient set image = case patient_id when $2 then $3 else image end, merged_into_id = nullif($2, patient_id), is_active = patient_id = $2
       where tenant_id = $1`,
      [tenant.tenantId, kept, pictureNo(2)],
    );
    await runFileJob(tenant, 'bring-pictures');
    expect([await textCount(tenant), await imageOf(tenant, kept)]).toEqual([0, pictureNo(2)]);
    await undo(tenant, first);
    expect([await imageOf(tenant, kept), await imageOf(tenant, merged)]).toEqual([pictureNo(1), pictureNo(2)]);
  });

  it('somebody gave the kept record since stay when a merge is undone (Part 3)', async () => {
    const tenant = await makeTenant(parts);
    const [kept, merged] = [await register(tenant, pictureNo(1)), await register(tenant, pictureNo(2))];
    const first = await merge(tenant, kept, merged);
    await tenant.ask(updatePatient, { patient: { ...patientForm({ image: pictureNo(3) }), patientId: kept } });
    await undo(tenant, first);
    expect([await imageOf(tenant, kept), await imageOf(tenant, merged)]).toEqual([pictureNo(3), pictureNo(2)]);
  });

  it('of before are read as they stand, brought once, by a job that may be broken off, and are the same (SC033, SC038)', async () => {
    const tenant = await makeTenant(parts);
    const keys: number[] = [];
    for (const [index, { add }] of picturePlaces.entries()) keys.push(await add(tenant, pictureNo(index)));
    for (let index = 0; index < 60; index += 1)
      await tenant.ask(addPatient, {
        patient: patientForm({ middleName: 'N'.repeat(index + 1), image: pictureNo(100 + index) }),
      });
    await putBack(tenant);
    const total = picturePlaces.length + 60;
    const expectSame = async () => {
      for (const [index, { read }] of picturePlaces.entries())
        expect(await read(tenant, keys[index] ?? 0)).toBe(pictureNo(index));
    };
    expect([await textCount(tenant), await fileCount(tenant)]).toEqual([total, 0]);
    await expectSame();
    // A fault in the middle: the pictures moved so far stay moved, and the next try continues after them.
    await parts.owner.query(
      `create function fail_on_some() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
       create trigger fail_on_some before update on patient for each row when (length(new.middle_name) = 20) execute function fail_on_some()`,
    );
    const worker = new JobWorker({
      address: parts.address,
      handlers: fileJobs(storeOf(parts, 'database')),
      onFault: () => undefined,
    });
    await parts.owner.query(`insert into job (tenant_id, kind) values ($1, 'bring-pictures')`, [tenant.tenantId]);
    worker.start();
    const tries = async () =>
      (await parts.owner.query(`select 1 from job where kind = 'bring-pictures' and last_error like '%no room%'`))
        .rowCount;
    await expect.poll(tries, patience).toBe(1);
    await worker.stop();
    await parts.owner.query(`drop function fail_on_some() cascade; delete from job where kind = 'bring-pictures'`);
    const left = await textCount(tenant);
    expect([left > 0 && left < total, await fileCount(tenant)]).toEqual([true, total - left]);
    await expectSame();
    await runFileJob(tenant, 'bring-pictures');
    expect([await textCount(tenant), await fileCount(tenant)]).toEqual([0, total]);
    await runFileJob(tenant, 'bring-pictures');
    await runFileJob(tenant, 'objects');
    expect(await fileCount(tenant)).toBe(total);
    await expectSame();
    // Moved pictures do not count towards the files of the day.
    const { rows } = await parts.owner.query(
      `select count(*)::int as today from stored_file where tenant_id = $1 and created_at > now() - interval '1 day'`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ today: 0 }]);
  });
});
