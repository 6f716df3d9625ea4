// Ranges of adults begin at 18 years; critical limits hold from 28 days on; worked-out values have limits of sense.
import { finishWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import {
  addReferenceRange,
  confirmAdultRange,
  listRangesFromBirth,
} from '@charaka/contract/diagnostics/labtest/reference-range';
import { expect, it } from 'vitest';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

async function aged(bench: LabBench, age: string): Promise<void> {
  await parts.owner.query(
    `update patient set sex = 'F', birth_date = (now() at time zone 'Asia/Kolkata')::date - interval '${age}'
     where tenant_id = $1 and patient_id in (select patient_id from admission where tenant_id = $1)`,
    [bench.tenant.tenantId],
  );
}

async function judged(bench: LabBench, values: Readonly<Record<string, string>>) {
  const { labWorkId } = await bench.arrive();
  const { cells } = await bench.type(labWorkId, values);
  return Object.keys(values).map((code) => [cells[code]?.flag ?? null, cells[code]?.rangeText ?? null]);
}

const idOf = async ({ tenant }: LabBench, code: string) => {
  const { rows } = await tenant.ask(labParameters.list, { pageNumber: 0, pageSize: 0 });
  return rows.find((one) => one.code === code)?.labParameterId ?? 0;
};

it('a child has no range of adults, and what is critical is critical from 28 days on (LB006, LB033)', async () => {
  const bench = await openLabBench(parts, ['WBC', 'K', 'CREA']);
  const none = 'no range for this age';
  await aged(bench, '3 years');
  expect(await judged(bench, { WBC: '14', K: '6.3', CREA: '0.3' })).toEqual([
    [null, none],
    ['HH', none],
    [null, none],
  ]);
  expect(await judged(bench, { WBC: '30.1', K: '2.7', CREA: '7.6' })).toEqual([
    ['HH', none],
    ['LL', none],
    ['HH', none],
  ]);
  await aged(bench, '28 days');
  expect(await judged(bench, { K: '6.3' })).toEqual([['HH', none]]);
  await aged(bench, '27 days');
  expect(await judged(bench, { WBC: '31', K: '6.3' })).toEqual([
    [null, none],
    [null, none],
  ]);
  await aged(bench, '18 years');
  expect(await judged(bench, { WBC: '14', K: '6.3' })).toEqual([
    ['H', '4 - 11'],
    ['HH', '3.5 - 5.1'],
  ]);
});

it('an upper limit that the catalogue prints with < is itself abnormal (LB007, LB033)', async () => {
  const bench = await openLabBench(parts, ['CHOL', 'CRP', 'ALT', 'PSA']);
  await aged(bench, '60 years');
  const flags = async (values: Readonly<Record<string, string>>) => (await judged(bench, values)).map(([flag]) => flag);
  expect(await flags({ CHOL: '200', CRP: '5.0', ALT: '33', PSA: '4.00' })).toEqual(['H', 'H', 'H', 'H']);
  expect(await judged(bench, { CHOL: '199', CRP: '4.9', ALT: '32' })).toEqual([
    ['N', '< 200'],
    ['N', '< 5'],
    ['N', '< 33'],
  ]);
});

it('a worked-out value that cannot be is not calculated (LB010, LB028)', async () => {
  const bench = await openLabBench(parts, ['CHOL', 'HDL', 'TG', 'LDL', 'NHDL']);
  const { labWorkId } = await bench.arrive();
  const { cells } = await bench.type(labWorkId, { CHOL: '40', HDL: '60', TG: '100' });
  expect([cells.LDL?.valueText ?? null, cells.NHDL?.valueText ?? null]).toEqual([null, null]);
  const { cells: usual } = await bench.type(labWorkId, { CHOL: '200', HDL: '45', TG: '150' });
  expect([usual.LDL?.valueText, usual.NHDL?.valueText]).toEqual(['125', '155']);
  expect((await bench.tenant.call(finishWork, { labWorkIds: [labWorkId] })).message).toBe('Finished: 1');
});

it('a range of adults from birth is listed, and confirmed as a new range from 18 years (LB004)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  await parts.owner.query(
    `update reference_range set valid_from = '2020-01-01', age_from_days = 0, low_critical = 2.8, high_critical = 6.2
    where tenant_id = $1 and lab_parameter_id = $2`,
    [tenant.tenantId, await idOf(bench, 'K')],
  );
  await parts.owner.query(
    `update lab_parameter set low_critical = null, high_critical = null where tenant_id = $1 and code = 'K'`,
    [tenant.tenantId],
  );
  const { ranges } = await tenant.ask(listRangesFromBirth, {});
  expect(ranges.map((one) => [one.parameterName, one.ageFromDays, one.low])).toEqual([['Potassium', 0, 3.5]]);
  const referenceRangeId = ranges[0]?.referenceRangeId ?? 0;
  const { range } = await tenant.ask(confirmAdultRange, { referenceRangeId });
  expect(range).toMatchObject({ ageFromDays: 6574, low: 3.5, high: 5.1, lowCritical: 2.8 });
  expect((await tenant.ask(listRangesFromBirth, {})).ranges).toEqual([]);
  const again = await tenant.call(confirmAdultRange, { referenceRangeId });
  expect(again.message).toBe('This range no longer starts at birth');
  await aged(bench, '3 years');
  expect(await judged(bench, { K: '6.3' })).toEqual([['HH', 'no range for this age']]);
});

it('a unit that is unknown or changes is asked about, and limits that say nothing are refused (LB028, LB034, LB036)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const fresh = {
    labParameterName: 'Length',
    code: 'LEN',
    valueType: 'Number',
    decimals: 0,
    deltaKind: 'None',
  } as const;
  const unknown = await tenant.call(labParameters.add, { labParameter: { ...fresh, shownUnit: 'furlong' } });
  expect(unknown.message).toBe('furlong is not a known unit. Confirm it, or correct it');
  await tenant.ask(labParameters.add, { labParameter: { ...fresh, shownUnit: 'furlong', isUnitConfirmed: true } });
  const { labWorkId } = await bench.arrive();
  await bench.type(labWorkId, { K: '4.0' });
  const labParameterId = await idOf(bench, 'K');
  const { labParameter } = await tenant.ask(labParameters.get, { labParameter: { labParameterId } });
  const changed = { ...labParameter, shownUnit: 'mg/dL' };
  expect((await tenant.call(labParameters.update, { labParameter: changed })).message).toContain(
    'has values in mmol/L',
  );
  await tenant.ask(labParameters.update, { labParameter: { ...changed, isUnitConfirmed: true } });
  const bad = {
    ...fresh,
    code: 'LEN2',
    labParameterName: 'Width',
    deltaKind: 'Absolute',
    absurdLow: 1,
    absurdHigh: 9,
  } as const;
  const { fields } = await tenant.call(labParameters.add, {
    labParameter: { ...bad, deltaLimit: -1, deltaDays: 0, reportableHigh: 10 },
  });
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(
    ['deltaDays', 'deltaLimit', 'reportableHigh'].map((one) => `labParameter.${one}`),
  );
  const range = { labParameterId, ageFromDays: 0, ageToDays: 9000, sourceNote: 'Own', validFrom: '2099-01-01' };
  const nothing = await tenant.call(addReferenceRange, { range: { ...range, condition: 'None' } });
  expect(Object.keys(nothing.fields ?? {})).toEqual(['range.low']);
  const men = await tenant.call(addReferenceRange, { range: { ...range, condition: 'Pregnant1', sex: 'M', low: 1 } });
  expect(Object.keys(men.fields ?? {})).toEqual(['range.condition']);
});
