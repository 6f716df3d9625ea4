// Values in their context: the patient's facts, the condition of the specimen, earlier values, and the names of parameters.

import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectSpecimens, makeLabels, receiveSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { getWork, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { mergePatients } from '@charaka/contract/people/patient/patient-record';
import { describe, expect, it } from 'vitest';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { urineTest } from '../../../test-support/record/lab-catalogue.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

/** Changes the patient of a bench directly in the database. */
function changePatient({ tenant }: LabBench, change: string) {
  return parts.owner.query(
    `update patient set ${change} where tenant_id = $1 and patient_id in (select patient_id from admission where tenant_id = $1)`,
    [tenant.tenantId],
  );
}

/** An order collected and received with the given facts on patient and specimen; returns the work. */
async function arriveWith(bench: LabBench, taken: object, seen: object = {}): Promise<number> {
  const { specimenId, specimenNo } = await bench.label(await bench.order());
  await bench.tenant.ask(collectSpecimens, { specimenIds: [specimenId], identifiedBy: 'Wristband', ...taken });
  await bench.tenant.ask(receiveSpecimen, { specimenNo, ...seen });
  return (await bench.works()).find((one) => one.specimenNo === specimenNo)?.labWorkId ?? 0;
}

/** Finishes and verifies a work; answers its report. */
async function verified({ tenant, finish }: LabBench, labWorkId: number): Promise<number> {
  await finish(labWorkId, true);
  const { output, message } = await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
  if (!output) throw new Error(message);
  return output.reportIds[0] ?? 0;
}

describe('a value is judged', () => {
  it('by every range that fits where pregnancy is unknown: no flag, but for what is critical by all (LB006, LB009, LB044)', async () => {
    const bench = await openLabBench(parts, ['HB']);
    await changePatient(bench, `sex = 'F', birth_date = current_date - interval '30 years'`);
    const unknown = await arriveWith(bench, {});
    const { HB } = (await bench.type(unknown, { HB: '11.5' })).cells;
    expect(HB).toMatchObject({ flag: null, rangeText: 'F: 12 - 15; F, pregnant: 11 - 15' });
    expect((await bench.type(unknown, { HB: '6.9' })).cells.HB?.flag).toBe('LL');
    const asked = await arriveWith(bench, { patientState: 'None' });
    expect((await bench.type(asked, { HB: '11.5' })).cells.HB).toMatchObject({ flag: 'L', rangeText: '12 - 15' });
    const pregnant = await arriveWith(bench, { patientState: 'Pregnant2' });
    expect((await bench.type(pregnant, { HB: '11.5' })).cells.HB).toMatchObject({ flag: 'N', rangeText: '11 - 15' });
  });

  it('by every range that fits a sex that is neither (LB009)', async () => {
    const bench = await openLabBench(parts, ['CREA']);
    await changePatient(bench, `sex = 'O'`);
    const labWorkId = await arriveWith(bench, {});
    expect((await bench.type(labWorkId, { CREA: '1.2' })).cells.CREA).toMatchObject({
      flag: null,
      rangeText: 'M: 0.7 - 1.3; F: 0.6 - 1.1',
    });
  });

  it('by the age on the day its specimen was taken (LB008)', async () => {
    const bench = await openLabBench(parts, ['TBIL']);
    const flags: unknown[] = [];
    for (const days of [28, 29]) {
      await changePatient(bench, `birth_date = (now() at time zone 'Asia/Kolkata')::date - ${days}`);
      const labWorkId = await arriveWith(bench, {});
      flags.push((await bench.type(labWorkId, { TBIL: '15.1' })).cells.TBIL?.flag);
    }
    // From the 29th day on the catalogue has no range until 18 years (decision 0247).
    expect(flags).toEqual(['HH', null]);
  });
});

describe('a specimen', () => {
  it('that is haemolysed puts its remark on what is sensitive, on the bench and on the report (LB023)', async () => {
    const bench = await openLabBench(parts, ['K', 'NA']);
    const labWorkId = await arriveWith(bench, {}, { conditions: ['Haemolysed', 'Lipaemic'] });
    const { cells } = await bench.type(labWorkId, { K: '4.9', NA: '140' });
    expect([cells.K?.remark, cells.NA?.remark]).toEqual(['Haemolysed', null]);
    const { report } = await bench.tenant.ask(getLabReport, { reportId: await verified(bench, labWorkId) });
    expect(report.content.tests[0]?.values.map(({ remark }) => remark)).toEqual(['Haemolysed', null]);
  });

  it('taken before the fasting hours were over is measured all the same, and the report says so (LB017)', async () => {
    const bench = await openLabBench(parts, ['K'], { fastingHours: 10 });
    const hoursOn = async (fastedHours: number | null) => {
      const labWorkId = await arriveWith(bench, { fastedHours });
      await bench.type(labWorkId, { K: '4.0' });
      const { report } = await bench.tenant.ask(getLabReport, { reportId: await verified(bench, labWorkId) });
      return report.content.tests.map((test) => [test.fastingHours ?? null, test.fastedHours ?? null]);
    };
    expect(await hoursOn(3)).toEqual([[10, 3]]);
    expect(await hoursOn(10)).toEqual([[null, null]]);
    expect(await hoursOn(null)).toEqual([[null, null]]);
  });

  it('that two tests measure the same of is measured once, and both show it (LB003)', async () => {
    const bench = await openLabBench(parts, ['K', 'NA']);
    const { tenant } = bench;
    await parts.owner.query(`update charge set charge_type_id = 3 where tenant_id = $1 and charge_id = 4`, [
      tenant.tenantId,
    ]);
    await tenant.ask(addLabTest, { labTest: { ...(await urineTest(tenant, ['K', 'CL'])), chargeId: 4 } });
    const orderIds = await bench.sign({}, { chargeId: 4 });
    const { specimenIds } = await tenant.ask(makeLabels, { orderIds });
    expect(specimenIds).toHaveLength(1);
    const { rows } = await parts.owner.query<{ specimen_no: string }>(
      'select specimen_no from specimen where tenant_id = $1',
      [tenant.tenantId],
    );
    await bench.receive(specimenIds[0] ?? 0, rows[0]?.specimen_no ?? '');
    const [first] = await bench.works();
    await bench.type(first?.labWorkId ?? 0, { K: '4.4', NA: '140' });
    const found = await parts.owner.query<{ value_text: string }>(
      `select r.value_text from lab_result_now r join lab_parameter p on p.tenant_id = r.tenant_id
        and p.lab_parameter_id = r.lab_parameter_id and p.code = 'K' where r.tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(found.rows).toEqual([{ value_text: '4.4' }, { value_text: '4.4' }]);
  });
});

describe('what was measured before', () => {
  it('under a record that was merged counts for the jump (LB035)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { tenant } = bench;
    const first = await arriveWith(bench, {});
    await bench.type(first, { K: '4.0' });
    await verified(bench, first);
    const [kept = 0] = await tenant.addPatients(1);
    const { rows } = await parts.owner.query<{ id: string }>(
      'select patient_id as id from admission where tenant_id = $1',
      [tenant.tenantId],
    );
    const merged = Number(rows[0]?.id);
    await tenant.ask(
      mergePatients,
      { keptPatientId: kept, mergedPatientId: merged, takenFields: [], reason: 'One person, two records' },
      { as: 'admin' },
    );
    const second = await arriveWith(bench, {});
    expect((await bench.type(second, { K: '5.4' })).cells.K).toMatchObject({ isDelta: true, previousText: '4.0' });
  });

  it('in another unit is compared by the factor of the parameter, and not at all without one (LB036)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const first = await arriveWith(bench, {});
    await bench.type(first, { K: '4.0' });
    await verified(bench, first);
    const change = (otherUnits: string | null) =>
      parts.owner.query(
        `update lab_parameter set absurd_high = null, shown_unit = 'mg/dL', other_units = $2 where tenant_id = $1 and code = 'K'`,
        [bench.tenant.tenantId, otherUnits],
      );
    await change(null);
    const second = await arriveWith(bench, {});
    expect((await bench.type(second, { K: '15.6' })).cells.K?.isDelta).toBe(false);
    await change('mmol/L 3.9');
    expect((await bench.type(second, { K: '15.7' })).cells.K?.isDelta).toBe(false);
    expect((await bench.type(second, { K: '25.0' })).cells.K?.isDelta).toBe(true);
  });

  it('in another unit is judged by no range of the unit before, until there are ranges of its own (LB004, LB033)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { tenant } = bench;
    const { rows } = await tenant.ask(labParameters.list, {});
    const { labParameterId = 0 } = rows.find(({ code }) => code === 'K') ?? {};
    const { labParameter } = await tenant.ask(labParameters.get, { labParameter: { labParameterId } });
    const work = await arriveWith(bench, {});
    expect((await bench.type(work, { K: '2.0' })).cells.K?.flag).toBe('LL');
    const turned = { ...labParameter, shownUnit: 'mg/dL', absurdLow: null, absurdHigh: null, isUnitConfirmed: true };
    await tenant.ask(labParameters.update, { labParameter: turned });
    const { cells } = await bench.type(work, { K: '15.6' });
    expect([cells.K?.flag ?? null, cells.K?.rangeText ?? null]).toEqual([null, null]);
  });
});

it('nobody signs without a registration number, and the signature is that of who signs (LB041)', async () => {
  const bench = await openLabBench(parts, ['K']);
  await parts.owner.query(
    `update hospital set patient_registration_prefix = 'UH', inpatient_admission_prefix = 'IN' where tenant_id = $1`,
    [bench.tenant.tenantId],
  );
  const labWorkId = await arriveWith(bench, {});
  await bench.type(labWorkId, { K: '4.0' });
  await bench.finish(labWorkId);
  const register = (registrationNo: string | null) =>
    parts.owner.query('update staff set registration_no = $2 where tenant_id = $1', [
      bench.tenant.tenantId,
      registrationNo,
    ]);
  await register(null);
  const refused = await bench.tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
  expect(refused.message).toContain('Only a person with a registration number can sign');
  await register('KMC 815');
  const { report } = await bench.tenant.ask(getLabReport, { reportId: await verified(bench, labWorkId) });
  expect(report.content).toMatchObject({ verifiedByName: 'Admin User', verifiedByTitle: 'MD, Reg. KMC 815' });
  // As the wristband has them: with the prefixes of the hospital.
  const { patientId } = report;
  expect(report.content).toMatchObject({ uhid: `UH${patientId}`, stayNumber: `IN${bench.admissionId}` });
});

it('three clocks run until a work is verified; only that of the order stands still on hold (LB055)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const labWorkId = await arriveWith(bench, {});
  const { tenantId } = bench.tenant;
  // Some seconds past the minute: the clock of a call may be some milliseconds behind that of this statement.
  await parts.owner.query(
    `update order_group set ordered_at = now() - interval '100 minutes 10 seconds' where tenant_id = $1`,
    [tenantId],
  );
  await parts.owner.query(
    `update specimen set collected_at = now() - interval '50 minutes 10 seconds',
       received_at = now() - interval '40 minutes 10 seconds' where tenant_id = $1`,
    [tenantId],
  );
  await parts.owner.query(
    `insert into order_event (tenant_id, clinical_order_id, from_status, to_status, event_at, event_by)
     select tenant_id, clinical_order_id, 'Ordered', step.status, now() + make_interval(mins => minutes), 2
     from clinical_order, (values ('OnHold', -90), ('Accepted', -60)) as step (status, minutes) where tenant_id = $1`,
    [tenantId],
  );
  const { work } = await bench.tenant.ask(getWork, { labWorkId });
  expect(work.minutes).toMatchObject({ sinceOrdered: 70, sinceCollected: 50, sinceReceived: 40 });
  const [row] = (await bench.works()) as unknown as { dueAt: string }[];
  expect(Math.round((Date.parse(row?.dueAt ?? '') - Date.now()) / 60_000)).toBe(1400);
});
