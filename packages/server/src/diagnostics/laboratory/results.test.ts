// Results: entered cell by cell, judged by the patient's range, worked out, finished, repeated; no version is ever changed.

import { getOrder } from '@charaka/contract/clinic/order/order';
import {
  finishWork,
  getBench,
  noteResult,
  repeatWork,
  saveResults,
} from '@charaka/contract/diagnostics/laboratory/bench';
import { getWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { describe, expect, it } from 'vitest';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const salts = ['NA', 'K', 'CL', 'HCO3', 'AGAP'];

describe('a cell of the bench', () => {
  it('takes what a laboratory writes and refuses what it cannot be; the other cells are kept (LB026, LB027, LB028)', async () => {
    const bench = await openLabBench(parts, ['UREA', 'CREA', 'HBSAG', 'URIC']);
    const { labWorkId } = await bench.arrive();
    const { cells, faults } = await bench.type(labWorkId, { UREA: '<5', CREA: '1.005', HBSAG: 'pos', URIC: 'much' });
    expect(cells.UREA?.valueText).toBe('<5');
    expect(cells.CREA?.valueText).toBe('1.01');
    expect(cells.HBSAG).toMatchObject({ valueText: 'Positive', flag: 'A' });
    expect(faults).toMatchObject({ URIC: { fault: 'NotANumber' } });
    expect((await bench.type(labWorkId, { URIC: '41' })).faults).toMatchObject({ URIC: { fault: 'Absurd' } });
    expect((await bench.type(labWorkId, { HBSAG: 'maybe' })).faults).toMatchObject({ HBSAG: { fault: 'NotAChoice' } });
  });

  it('refuses a comma with every number that it may mean; the other cells are kept (LB026)', async () => {
    const bench = await openLabBench(parts, ['UREA', 'CREA', 'CRP', 'K']);
    const { labWorkId } = await bench.arrive();
    const { cells, faults } = await bench.type(labWorkId, { UREA: '1,250', CREA: '8,5', CRP: '<1,25,000', K: '4.1' });
    expect(faults).toMatchObject({
      UREA: { fault: 'UnclearNumber', proposals: ['1250', '1.25'] },
      CREA: { fault: 'UnclearNumber', proposals: ['8.5'] },
      CRP: { fault: 'UnclearNumber', proposals: ['<125000'] },
    });
    expect(cells.K?.valueText).toBe('4.1');
    expect([cells.UREA, cells.CREA, cells.CRP]).toEqual([undefined, undefined, undefined]);
  });

  it('with a comparator is flagged by all values that it may be (LB033)', async () => {
    const bench = await openLabBench(parts, ['CRP', 'K', 'NA']);
    const { labWorkId } = await bench.arrive();
    const { cells } = await bench.type(labWorkId, { CRP: '>5', K: '<2.8', NA: '<=0.4' });
    expect([cells.CRP?.flag, cells.K?.flag, cells.K?.valueText]).toEqual(['H', 'LL', '<2.8']);
  });

  it('is flagged by its range: a value equal to a limit is inside, beyond a critical one it is critical (LB007, LB033)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId } = await bench.arrive();
    const flags: (string | null | undefined)[] = [];
    for (const value of ['3.5', '3.4', '5.1', '5.2', '2.8', '2.7', '6.2', '6.3'])
      flags.push((await bench.type(labWorkId, { K: value })).cells.K?.flag);
    expect(flags).toEqual(['N', 'L', 'N', 'H', 'L', 'LL', 'H', 'HH']);
  });

  it('becomes a new version with every save; the database changes and deletes none (LB029)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId } = await bench.arrive();
    await bench.type(labWorkId, { K: '4.0' });
    expect((await bench.type(labWorkId, { K: '4.2' })).cells.K?.version).toBe(2);
    const { rows } = await parts.owner.query<{ value_text: string }>(
      'select value_text from lab_result where tenant_id = $1 order by version_no',
      [bench.tenant.tenantId],
    );
    expect(rows.map((row) => row.value_text)).toEqual(['4.0', '4.2']);
    const may = await parts.owner.query<{ may: boolean }>(
      `select bool_or(has_table_privilege('charaka_app', one, two)) as may
       from unnest(array['lab_result', 'lab_report', 'lab_call']) one, unnest(array['update', 'delete']) two`,
    );
    expect(may.rows[0]?.may).toBe(false);
    await expect(
      parts.owner.query(
        `insert into lab_result (tenant_id, lab_work_id, lab_parameter_id, version_no, repeat_no, value_text, source, entered_by, entered_at)
         select tenant_id, lab_work_id, lab_parameter_id, 9, 0, '1', 'Typed', entered_by, now() from lab_result
         where tenant_id = $1 limit 1`,
        [bench.tenant.tenantId],
      ),
    ).rejects.toThrow('does not follow');
  });

  it('has a note beside its value or without one, which the second person reads and which ends with the measurement', async () => {
    const bench = await openLabBench(parts, ['K', 'NA']);
    const { tenant } = bench;
    const { labWorkId } = await bench.arrive();
    const { columns } = await tenant.ask(getBench, {});
    const [potassium = 0, sodium = 0] = ['K', 'NA'].map(
      (code) => columns.find((one) => one.code === code)?.labParameterId ?? 0,
    );
    await bench.type(labWorkId, { K: '4.0' });
    const note = (labParameterId: number, text: string) =>
      tenant.call(noteResult, { labWorkId, labParameterId, note: text });
    const shown = async () =>
      (await tenant.ask(getBench, {})).works[0]?.notes.map((one) => [one.labParameterId, one.note]).toSorted();
    await note(potassium, 'Drawn with the drip running');
    await note(sodium, 'Too little serum');
    await note(sodium, 'Serum for one value only');
    const both = [
      [potassium, 'Drawn with the drip running'],
      [sodium, 'Serum for one value only'],
    ].toSorted();
    expect(await shown()).toEqual(both);
    // The note did not change the value.
    expect((await tenant.ask(getBench, {})).works[0]?.cells).toMatchObject([{ valueText: '4.0', version: 1 }]);
    expect((await note(1, 'Of nothing')).isFailure).toBe(true);
    const read = async () =>
      (await tenant.ask(getWork, { labWorkId })).work.values.map((one) => [one.labParameterId, one.note]).toSorted();
    expect(await read()).toEqual(both);
    await note(sodium, '');
    expect(await shown()).toEqual([[potassium, 'Drawn with the drip running']]);
    await bench.type(labWorkId, { NA: '140' });
    await tenant.ask(repeatWork, { labWorkId, reason: 'Clot in the tube' });
    expect(await shown()).toEqual([]);
    await bench.type(labWorkId, { K: '4.0', NA: '140' });
    await bench.finish(labWorkId);
    expect((await note(potassium, 'Afterwards')).message).toContain("is now 'Finished' (Clerk User)");
    const may = await parts.owner.query<{ may: boolean }>(
      `select bool_or(has_table_privilege('charaka_app', 'lab_result_note', one)) as may from unnest(array['update', 'delete']) one`,
    );
    expect(may.rows[0]?.may).toBe(false);
  });

  it('that two type into at once tells the second the name of the first, and keeps the first (LB030)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId } = await bench.arrive();
    const { columns } = await bench.tenant.ask(getBench, {});
    const cell = { labWorkId, labParameterId: columns[0]?.labParameterId ?? 0, version: 0 };
    const save = (value: string, as: 'clerk' | 'admin') =>
      bench.tenant.ask(saveResults, { results: [{ ...cell, value }] }, { as });
    const both = await Promise.all([save('4.0', 'clerk'), save('4.4', 'admin')]);
    const faults = both.flatMap((one) => one.faults);
    expect(faults).toMatchObject([{ fault: 'ChangedMeanwhile', byName: expect.stringContaining('User') }]);
    const [work] = (await bench.tenant.ask(getBench, {})).works;
    expect(work?.cells).toHaveLength(1);
  });
});

describe('a formula', () => {
  it('follows its parts, and is not calculated where one is missing: never 0 (LB010, LB037)', async () => {
    const bench = await openLabBench(parts, salts);
    const { labWorkId } = await bench.arrive();
    const first = await bench.type(labWorkId, { NA: '138', CL: '102' });
    expect(first.cells.AGAP).toBeUndefined();
    expect((await bench.type(labWorkId, { HCO3: '18' })).cells.AGAP).toMatchObject({ valueText: '18', flag: 'H' });
    expect((await bench.type(labWorkId, { HCO3: '24' })).cells.AGAP).toMatchObject({ valueText: '12', flag: 'N' });
    expect((await bench.type(labWorkId, { HCO3: '' })).cells.AGAP?.valueText).toBeNull();
    expect((await bench.type(labWorkId, { AGAP: '11' })).faults).toMatchObject({ AGAP: { fault: 'WorkedOut' } });
  });

  it.each([
    [
      ['HB', 'HCT', 'RBC', 'MCV', 'MCH', 'MCHC'],
      { HB: '12.6', HCT: '38', RBC: '4.2' },
      { MCV: '90.5', MCH: '30.0', MCHC: '33.2' },
    ],
    [
      ['CHOL', 'HDL', 'TG', 'LDL', 'VLDL', 'NHDL'],
      { CHOL: '200', HDL: '45', TG: '150' },
      { LDL: '125', VLDL: '30', NHDL: '155' },
    ],
    [['HBA1C', 'EAG'], { HBA1C: '7.2' }, { EAG: '159.9' }],
    [['TP', 'ALB', 'GLOB', 'AG'], { TP: '7.2', ALB: '4.1' }, { GLOB: '3.1', AG: '1.3' }],
    [['UREA', 'BUN'], { UREA: '30' }, { BUN: '14.0' }],
    [['PT', 'INR'], { PT: '18.6' }, { INR: '1.55' }],
  ])('of %s gives what the specification says (LB010)', async (codes, typed, wanted) => {
    const bench = await openLabBench(parts, codes);
    const { labWorkId } = await bench.arrive();
    const { cells } = await bench.type(labWorkId, typed);
    expect(Object.fromEntries(Object.keys(wanted).map((code) => [code, cells[code]?.valueText]))).toEqual(wanted);
  });
});

describe('a work', () => {
  it('is finished when nothing mandatory is missing; its order is done with the result in words (LB031)', async () => {
    const bench = await openLabBench(parts, ['UREA', 'CREA', 'URIC']);
    const { labWorkId, orderId } = await bench.arrive();
    await bench.type(labWorkId, { UREA: '30' });
    expect((await bench.finish(labWorkId)).message).toBe('Please enter Creatinine');
    await bench.type(labWorkId, { CREA: '9.1' });
    const twins = await Promise.all([bench.finish(labWorkId), bench.finish(labWorkId)]);
    expect(twins.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    const { order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(order).toMatchObject({ status: 'Done', isCritical: true });
    expect(order.resultSummary).toContain('Creatinine 9.10 mg/dL HH');
  });

  it('with a differential that does not add up to 100 is not finished (LB032)', async () => {
    const bench = await openLabBench(parts, ['NEUT', 'LYMPH', 'MONO', 'EOS', 'BASO']);
    const { labWorkId } = await bench.arrive();
    await bench.type(labWorkId, { NEUT: '60', LYMPH: '30', MONO: '5', EOS: '2', BASO: '1' });
    expect((await bench.finish(labWorkId)).message).toBe('The differential adds up to 98 instead of 100 %');
    await bench.type(labWorkId, { EOS: '3' });
    expect((await bench.finish(labWorkId)).isFailure).toBe(false);
  });

  it('that is repeated keeps its first value as a version and is measured anew (LB038)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId, orderId } = await bench.arrive();
    await bench.type(labWorkId, { K: '6.9' });
    await bench.finish(labWorkId);
    await bench.tenant.ask(repeatWork, { labWorkId, reason: 'Haemolysis suspected' });
    expect(await bench.status(orderId)).toBe('InProgress');
    const { works } = await bench.tenant.ask(getBench, {});
    expect(works).toMatchObject([{ labWorkId, repeatNo: 1, cells: [] }]);
    const again = await bench.tenant.call(finishWork, { labWorkIds: [labWorkId] });
    expect(again.message).toBe('Please enter Potassium');
    expect((await bench.type(labWorkId, { K: '4.1' })).faults).toMatchObject({});
    const { rows } = await parts.owner.query('select value_text from lab_result where tenant_id = $1', [
      bench.tenant.tenantId,
    ]);
    expect(rows).toHaveLength(2);
  });
});
