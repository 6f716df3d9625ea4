// One value a specimen: a cell that several tests share closes with the first of them, and follows a repeat or an amendment of either.
import { finishWork, getBench, repeatWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { differingWorklist } from '@charaka/contract/diagnostics/laboratory/differing-value';
import { amendLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { addLabCall, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { decideChoice, labParameters, listUndecidedChoices } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { getLabTest, listLabTests, updateLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { describe, expect, it } from 'vitest';
import { openLabBench, signProposed } from '../../../test-support/patient/lab-bench.ts';
import { openSharedBench } from '../../../test-support/patient/shared-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

const texts = ({
  content,
}: {
  content: { tests: { values: { parameterName: string; valueText?: string | null }[] }[] };
}) => content.tests.map(({ values }) => values.find((one) => one.parameterName === 'Potassium')?.valueText);

describe('a value that two tests of a specimen share', () => {
  it('is closed once the first of them is finished: the other shows where it was entered (LB003)', async () => {
    const { tenant, first, second, current, type, finish } = await openSharedBench(parts);
    await type(first, 'K', '4.4');
    await type(first, 'NA', '140');
    expect(await finish(first)).toMatchObject({ message: 'Finished: 1' });
    const { cells, faults } = await type(second, 'K', '5.0');
    expect(faults).toMatchObject([{ fault: 'EnteredElsewhere', byName: 'Clerk User' }]);
    expect(cells).toMatchObject([{ valueText: '4.4', elsewhere: { testName: 'Urine routine' } }]);
    expect((await current(second, 'K'))?.value).toBe('4.4');
    const { works } = await tenant.ask(getBench, {});
    expect(works.map((one) => [one.labWorkId, one.cells[0]?.elsewhere?.enteredByName])).toEqual([
      [second, 'Clerk User'],
    ]);
    await type(second, 'CL', '101');
    expect(await finish(second)).toMatchObject({ message: 'Finished: 1' });
  });

  it('opens in both with a repeat of either, and the verified report gets a version (LB003, LB038, LB048)', async () => {
    const { tenant, first, second, type, finish, verify, reportOf } = await openSharedBench(parts);
    await type(first, 'K', '4.4');
    await type(first, 'NA', '140');
    await finish(first);
    const before = await reportOf(await verify(first));
    expect(texts(before)).toEqual(['4.4']);
    await type(second, 'CL', '101');
    await finish(second);
    await tenant.ask(repeatWork, { labWorkId: second, reason: 'Clot in the cuvette' });
    expect((await type(second, 'K', '4.9')).faults).toEqual([]);
    await type(second, 'CL', '102');
    await finish(second);
    const after = await reportOf(await verify(second));
    expect(texts(after)).toEqual(['4.9', '4.9']);
    expect(after).toMatchObject({ status: 'Amended', versionNo: before.versionNo + 1 });
    expect(after.content.amendReason).toContain('Measured anew with');
  });

  it('comes back to the bench in both when neither is verified (LB003, LB038)', async () => {
    const { tenant, first, second, current, type, finish } = await openSharedBench(parts);
    await type(first, 'K', '4.4');
    await type(first, 'NA', '140');
    await type(second, 'CL', '101');
    expect(await finish(first, second)).toMatchObject({ message: 'Finished: 2' });
    await tenant.ask(repeatWork, { labWorkId: first, reason: 'Clot in the cuvette' });
    expect((await type(first, 'K', '4.9')).faults).toEqual([]);
    expect((await current(second, 'K'))?.value).toBe('4.9');
  });

  it('is amended in both (LB003, LB048)', async () => {
    const { tenant, first, second, idOf, type, finish, verify, reportOf } = await openSharedBench(parts);
    await type(first, 'K', '4.4');
    await type(first, 'NA', '140');
    await type(second, 'CL', '101');
    await finish(first, second);
    await verify(first);
    const reportId = await verify(second);
    const changes = [{ labWorkId: first, labParameterId: idOf('K'), value: '4.6' }];
    await tenant.ask(amendLabReport, { reportId, amendReason: 'Read from another tube', changes });
    const report = await reportOf(await signProposed(tenant));
    expect(texts(report)).toEqual(['4.6', '4.6']);
  });
});

describe('a choice that differs from the last verified one', () => {
  it('is critical: it takes two persons and a call, also in a section of one step (LB033, LB040, LB044)', async () => {
    const bench = await openLabBench(parts, ['ABO', 'RH']);
    const { tenant } = bench;
    await parts.owner.query(`update lab_section set is_two_step = false where tenant_id = $1`, [tenant.tenantId]);
    const verify = (labWorkId: number, as: 'clerk' | 'admin') =>
      tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as });
    const { labWorkId: first } = await bench.arrive();
    const { cells } = await bench.type(first, { ABO: 'A', RH: 'Positive' });
    expect([cells.ABO?.flag, cells.RH?.flag]).toEqual(['N', 'N']);
    await bench.finish(first);
    expect((await verify(first, 'admin')).message).toBe('Verified: 1');
    const { labWorkId } = await bench.arrive();
    const other = (await bench.type(labWorkId, { ABO: 'B', RH: 'Positive' })).cells;
    expect(other.ABO).toMatchObject({ flag: 'AA', isDelta: true, previousText: 'A' });
    expect(other.RH).toMatchObject({ flag: 'N', isDelta: false });
    expect((await bench.finish(labWorkId)).message).toContain(
      'Please confirm or repeat values that differ from the previous result: Blood group, ABO',
    );
    await tenant.call(finishWork, { labWorkIds: [labWorkId], isDeltaConfirmed: true }, { as: 'admin' });
    expect((await verify(labWorkId, 'admin')).message).toBe('Another person must verify');
    await tenant.ask(repeatWork, { labWorkId, reason: 'Second sample' }, { as: 'admin' });
    await bench.type(labWorkId, { ABO: 'B', RH: 'Positive' });
    await bench.finish(labWorkId, true);
    expect((await verify(labWorkId, 'admin')).message).toBe('Please log the call for Blood group, ABO B');
    await tenant.ask(addLabCall, { call: { labWorkId, isReached: true, toldName: 'Dr Rao', isReadBack: true } });
    expect((await verify(labWorkId, 'admin')).message).toBe('Verified: 1');
  });
});

describe('a choice whose change says nothing about the patient', () => {
  const colour = {
    valueType: 'Choice' as const,
    deltaKind: 'None' as const,
    labParameterName: 'Colour of the specimen',
    code: 'COLOUR',
    decimals: 0,
    choices: 'Pale yellow\nAmber\nRed*',
  };

  it('is not critical when it differs from the last verified one (LB033)', async () => {
    const bench = await openLabBench(parts, ['ABO']);
    const { tenant } = bench;
    const added = (await tenant.ask(labParameters.add, { labParameter: colour })).labParameter;
    expect(added.isChangeCritical).toBe(false);
    const [{ labTestId } = { labTestId: 0 }] = (await tenant.ask(listLabTests, {})).rows;
    const { labTest } = await tenant.ask(getLabTest, { labTest: { labTestId } });
    const lines = [...labTest.lines, { labParameterId: added.labParameterId, isMandatory: true }];
    await tenant.ask(updateLabTest, { labTest: { ...labTest, lines } });
    const measure = async (value: string) => {
      const { labWorkId } = await bench.arrive();
      const { cells } = await bench.type(labWorkId, { ABO: 'A', COLOUR: value });
      await bench.finish(labWorkId, true);
      const message = (await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' })).message;
      return [cells.COLOUR?.flag, cells.COLOUR?.isDelta, message];
    };
    expect(await measure('Amber')).toEqual(['N', false, 'Verified: 1']);
    expect(await measure('Pale yellow')).toEqual(['N', false, 'Verified: 1']);
    expect(await measure('Red')).toEqual(['A', false, 'Verified: 1']);
  });

  it('of an existing hospital is critical and listed until the hospital decides (LB033)', async () => {
    const { tenant } = await openLabBench(parts, ['ABO']);
    const { labParameterId } = (await tenant.ask(labParameters.add, { labParameter: colour })).labParameter;
    await parts.owner.query(
      'update lab_parameter set is_change_critical = null where tenant_id = $1 and lab_parameter_id = $2',
      [tenant.tenantId, labParameterId],
    );
    const listed = async () => (await tenant.ask(listUndecidedChoices, {})).choices.map(({ code }) => code);
    expect(await listed()).toEqual(['COLOUR']);
    await tenant.ask(decideChoice, { labParameterId, isChangeCritical: true });
    expect(await listed()).toEqual([]);
    await tenant.ask(labParameters.update, { labParameter: { ...colour, labParameterId } });
    const { labParameter } = await tenant.ask(labParameters.get, { labParameter: { labParameterId } });
    expect(labParameter.isChangeCritical).toBe(true);
  });
});

it('verified values of a specimen that differ already are listed until one report is amended (LB003, LB048)', async () => {
  const { tenant, first, second, idOf, type, finish, verify } = await openSharedBench(parts);
  await type(first, 'K', '4.0');
  await type(first, 'NA', '140');
  await type(second, 'CL', '100');
  await finish(first, second);
  await verify(first);
  await verify(second);
  const differing = async () => (await tenant.ask(differingWorklist.list, {}, { as: 'admin' })).rows;
  expect(await differing()).toEqual([]);
  // Data of before: the tests of a specimen could have different values.
  await parts.owner.query(
    `insert into lab_result (tenant_id, lab_work_id, lab_parameter_id, version_no, repeat_no, number_value, value_text, unit, source,
       entered_by, entered_at)
     select tenant_id, lab_work_id, lab_parameter_id, version_no + 1, repeat_no, 4.4, '4.4', unit, 'Typed', entered_by, now()
     from lab_result_now where tenant_id = $1 and lab_work_id = $2 and lab_parameter_id = $3`,
    [tenant.tenantId, second, idOf('K')],
  );
  const [row] = await differing();
  expect(row).toMatchObject({ parameterName: 'Potassium', valueText: '4.0', otherValueText: '4.4' });
  expect(row?.testName).not.toBe(row?.otherTestName);
  const changes = [{ labWorkId: first, labParameterId: idOf('K'), value: '4.4' }];
  await tenant.ask(amendLabReport, {
    reportId: row?.reportId ?? 0,
    amendReason: 'The other test measured 4.4',
    changes,
  });
  await signProposed(tenant);
  expect(await differing()).toEqual([]);
});
