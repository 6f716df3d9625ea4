// Stored specimens: aliquots with their own numbers and no more than the volume, places, and discard dates.

import { amendLabReport, getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { getLabels, rejectSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import {
  addAliquot,
  discardSpecimens,
  keptSpecimenWorklist,
  moveSpecimen,
} from '@charaka/contract/diagnostics/specimenstore/kept-specimen';
import { beforeAll, expect, it } from 'vitest';
import { type LabBench, openLabBench, signProposed } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
let bench: LabBench;
beforeAll(async () => {
  bench = await openLabBench(parts, ['K']);
});

const kept = async (specimenId: number) =>
  (await bench.tenant.ask(keptSpecimenWorklist.list, {})).rows.find((one) => one.specimenId === specimenId);

it('an aliquot has a number of its own, leads back to the first specimen, and all have no more than it had (LB022)', async () => {
  const { specimenId, specimenNo, labWorkId } = await bench.arrive();
  const split = (change: object) =>
    bench.tenant.call(addAliquot, { specimenId, volumeMl: 1.5, labWorkIds: [], ...change });
  await bench.tenant.ask(moveSpecimen, { specimenId, storagePlace: 'Rack 1', volumeMl: 4 });
  const first = (await split({ labWorkIds: [labWorkId] })).output;
  expect(first.specimenNo).toMatch(/^\d{12}$/);
  expect(first.specimenNo).not.toBe(specimenNo);
  expect(await kept(first.specimenId)).toMatchObject({
    parentNo: specimenNo,
    volumeMl: 1.5,
    testNames: 'Urine routine',
  });
  const second = (await split({ specimenId: first.specimenId })).output;
  const { labels } = await bench.tenant.ask(getLabels, { specimenIds: [first.specimenId, second.specimenId] });
  expect(labels.map(({ testNames }) => testNames)).toEqual(['Urine routine', '']);
  expect((await kept(second.specimenId))?.parentNo).toBe(specimenNo);
  expect((await split({ volumeMl: 2 })).message).toBe('Aliquots would have 5 mL, but the specimen has 4 mL');
  expect((await split({ volumeMl: 0.5, labWorkIds: [labWorkId] })).message).toBe(
    'Urine routine is not a test of this specimen',
  );
  const less = await bench.tenant.call(moveSpecimen, { specimenId, storagePlace: 'Rack 1', volumeMl: 2 });
  expect(less.message).toBe('The aliquots already have 3 mL');
  const { tenantId } = bench.tenant;
  await expect(
    parts.owner.query('update specimen set volume_microlitres = 2000 where tenant_id = $1 and specimen_id = $2', [
      tenantId,
      specimenId,
    ]),
  ).rejects.toThrow('aliquots have more');
  expect((await bench.type(labWorkId, { K: '4.2' })).cells.K?.valueText).toBe('4.2');
});

it('volumes add up as they are written, and where none is known as much is split as is wanted (LB022)', async () => {
  const { specimenId } = await bench.arrive();
  const split = (volumeMl?: number) => bench.tenant.call(addAliquot, { specimenId, volumeMl, labWorkIds: [] });
  expect((await split(0.1)).message).toMatch(/^Aliquot \d{12} created$/);
  await bench.tenant.ask(moveSpecimen, { specimenId, storagePlace: 'Rack 1', volumeMl: 0.3 });
  expect((await split(0.2)).message).toMatch(/^Aliquot \d{12} created$/);
  expect((await split(0.001)).message).toBe('Aliquots would have 0.301 mL, but the specimen has 0.3 mL');
  expect((await split()).message).toMatch(/^Aliquot \d{12} created$/);
});

it('aliquots of a refused specimen are refused with it, and their works wait for a new one (LB020, LB021, LB022)', async () => {
  const { specimenId, specimenNo, labWorkId, orderId } = await bench.arrive();
  await bench.tenant.ask(moveSpecimen, { specimenId, storagePlace: 'Rack 1' });
  const aliquot = await bench.tenant.ask(addAliquot, { specimenId, labWorkIds: [labWorkId] });
  await bench.type(labWorkId, { K: '4.2' });
  await bench.tenant.ask(rejectSpecimen, { specimenNo, rejectReason: 'WrongPatient' });
  expect(await kept(specimenId)).toBeUndefined();
  expect(await kept(aliquot.specimenId)).toBeUndefined();
  const { rows } = await parts.owner.query(
    `select w.status, o.status as order_status from lab_work w
     join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
     where w.tenant_id = $1 and w.clinical_order_id = $2`,
    [bench.tenant.tenantId, orderId],
  );
  expect(rows).toEqual([{ status: 'Waiting', order_status: 'Ordered' }]);
  const left = 'update specimen set status = $3 where tenant_id = $1 and specimen_id = $2';
  const other = await bench.arrive();
  await bench.tenant.ask(addAliquot, { specimenId: other.specimenId, labWorkIds: [] });
  await expect(
    parts.owner.query(
      `update specimen set status = 'Rejected', rejected_at = now(), rejected_by = 1, reject_reason = 'Old'
       where tenant_id = $1 and specimen_id = $2`,
      [bench.tenant.tenantId, other.specimenId],
    ),
  ).rejects.toThrow('is refused with it');
  await expect(parts.owner.query(left, [bench.tenant.tenantId, aliquot.specimenId, 'Received'])).rejects.toThrow(
    'no step',
  );
});

it('is kept until the day of its type, and what is due is thrown away with one confirmation; its report is amended all the same (LB025, LB048)', async () => {
  const { specimenId, labWorkId, specimenNo } = await bench.arrive();
  await parts.owner.query('update specimen_type set keep_days = 3 where tenant_id = $1', [bench.tenant.tenantId]);
  const discard = () => bench.tenant.call(discardSpecimens, { specimenIds: [specimenId] });
  expect((await discard()).message).toBe(
    `${specimenNo} is now 'In the laboratory' (Clerk User), so this cannot be done. Please look again`,
  );
  await bench.tenant.ask(moveSpecimen, { specimenId, storagePlace: 'Fridge 2, shelf B' });
  expect((await discard()).message).toBe(`Specimen ${specimenNo} is still in progress`);
  const { cells } = await bench.type(labWorkId, { K: '4.2' });
  await bench.finish(labWorkId, true);
  await bench.tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
  expect((await discard()).message).toMatch(/must be kept until \d{4}-\d\d-\d\d/);
  await parts.owner.query(
    'update specimen set discard_on = current_date - 1 where tenant_id = $1 and specimen_id = $2',
    [bench.tenant.tenantId, specimenId],
  );
  const { rows } = await bench.tenant.ask(keptSpecimenWorklist.list, {});
  expect(rows[0]).toMatchObject({ specimenId, isDue: true, storagePlace: 'Fridge 2, shelf B' });
  expect((await discard()).message).toBe('Discarded: 1');
  expect(await kept(specimenId)).toBeUndefined();
  const [report] = (await bench.tenant.ask(labReportWorklist.list, {})).rows;
  const changes = [{ labWorkId, labParameterId: cells.K?.labParameterId ?? 0, value: '4.3' }];
  const amendment = { reportId: report?.reportId ?? 0, amendReason: 'Typed into the wrong row', changes };
  await bench.tenant.ask(amendLabReport, amendment);
  const signed = await bench.tenant.ask(getLabReport, { reportId: await signProposed(bench.tenant) });
  expect(signed.report.versionNo).toBe(2);
  expect((await bench.tenant.call(moveSpecimen, { specimenId, storagePlace: 'Rack 1' })).message).toContain(
    `is now 'Discarded' (Clerk User), so this cannot be done`,
  );
  expect((await bench.tenant.call(discardSpecimens, { specimenIds: [specimenId] }, { as: 'viewer' })).status).toBe(403);
});
