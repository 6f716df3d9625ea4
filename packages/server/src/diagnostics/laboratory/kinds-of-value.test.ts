// Titres, grades and headings; ranges of hours, analysers and methods; and formulas that say why they give no value.
import { finishWork, getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { getWork, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { getLabTest, listLabTests, updateLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { addReferenceRange } from '@charaka/contract/diagnostics/labtest/reference-range';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { urineParameters } from '@charaka/rules/diagnostics/starting-urine';
import { describe, expect, it } from 'vitest';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

type Added = Partial<InputOf<typeof labParameters.add>['labParameter']>;

/** Adds a parameter, and measures it with the test of the bench. */
async function measureToo(bench: LabBench, code: string, more: Added): Promise<number> {
  const { tenant } = bench;
  const fresh = { labParameterName: code, code, valueType: 'Number', decimals: 0, deltaKind: 'None' } as const;
  const { labParameter } = await tenant.ask(labParameters.add, { labParameter: { ...fresh, ...more } });
  const [{ labTestId } = { labTestId: 0 }] = (await tenant.ask(listLabTests, {})).rows;
  const { labTest } = await tenant.ask(getLabTest, { labTest: { labTestId } });
  const lines = [...labTest.lines, { labParameterId: labParameter.labParameterId, isMandatory: true }];
  await tenant.ask(updateLabTest, { labTest: { ...labTest, lines } });
  return labParameter.labParameterId;
}

const range = {
  ageFromDays: 0,
  ageToDays: 54_000,
  condition: 'None',
  sourceNote: 'Own',
  validFrom: '2020-01-01',
} as const;

async function signed(bench: LabBench, labWorkId: number) {
  const { tenant } = bench;
  expect((await bench.finish(labWorkId, true)).message).toBe('Finished: 1');
  const { output, message } = await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
  if (!output) throw new Error(message);
  const { report } = await tenant.ask(getLabReport, { reportId: output.reportIds[0] ?? 0 });
  return report.content.tests[0]?.values ?? [];
}

describe('a titre', () => {
  it('is read as laboratories write it, and judged by its dilution (LB026, LB033)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const labParameterId = await measureToo(bench, 'WIDAL', { valueType: 'Titre', absurdHigh: 10_000 });
    await bench.tenant.ask(addReferenceRange, { range: { ...range, labParameterId, high: 80 } });
    const { labWorkId } = await bench.arrive();
    const typed = async (value: string) => {
      const { cells, faults } = await bench.type(labWorkId, { WIDAL: value });
      const fault = faults.WIDAL?.fault;
      return fault ? [fault] : [cells.WIDAL?.valueText, cells.WIDAL?.flag, cells.WIDAL?.rangeText];
    };
    expect(await typed('1:160')).toEqual(['1:160', 'H', '≤ 1:80']);
    expect(await typed('1/80')).toEqual(['1:80', 'N', '≤ 1:80']);
    expect(await typed('40')).toEqual(['1:40', 'N', '≤ 1:80']);
    expect(await typed('<1:20')).toEqual(['<1:20', 'N', '≤ 1:80']);
    expect(await typed('>= 1:320')).toEqual(['>=1:320', 'H', '≤ 1:80']);
    for (const value of ['80:1', '1:0', '1:8,0', 'positive']) expect(await typed(value)).toEqual(['NotATitre']);
    expect(await typed('1:20000')).toEqual(['Absurd']);
  });
});

describe('the urine routine of the catalogue', () => {
  const codes = urineParameters.map(({ code }) => code);

  it('takes grades as they are typed, and prints its headings (LB026, LB033, LB053)', async () => {
    const bench = await openLabBench(parts, codes);
    const { labWorkId } = await bench.arrive();
    const { cells, faults } = await bench.type(labWorkId, {
      UPRO: '2+',
      UGLU: 'nil',
      UKET: 'tr',
      UBIL: '+',
      UBLD: '5+',
    });
    expect(Object.entries(cells).map(([code, { valueText, flag }]) => [code, valueText, flag])).toEqual(
      expect.arrayContaining([
        ['UPRO', '++', 'A'],
        ['UGLU', 'Negative', 'N'],
        ['UKET', 'Trace', 'A'],
        ['UBIL', '+', 'A'],
      ]),
    );
    expect(faults.UBLD?.fault).toBe('NotAChoice');
    const { columns } = await bench.tenant.ask(getBench, {});
    expect(columns.map(({ valueType }) => valueType)).not.toContain('Heading');
    await bench.type(labWorkId, {
      UCOL: 'Yellow',
      UAPP: 'Clear',
      USG: '1.020',
      UPH: '6',
      UBLD: '-',
      UNIT: 'Neg',
      ULEU: 'neg',
      UWBC: '1',
      URBC: '4',
      UEPI: 'Few',
      UCAST: 'None',
      UCRYS: 'None',
    });
    const values = await signed(bench, labWorkId);
    expect(values.filter(({ isHeading }) => isHeading).map(({ parameterName }) => parameterName)).toEqual([
      'Physical examination',
      'Chemical examination',
      'Microscopic examination',
    ]);
    expect(values.find(({ parameterName }) => parameterName === 'Red cells in urine')?.flag).toBe('H');
  });
});

describe('a range', () => {
  async function newborn(bench: LabBench, time: string | null) {
    const { tenantId } = bench.tenant;
    await parts.owner.query(
      `update patient set sex = 'F', birth_date = (now() at time zone 'Asia/Kolkata' - interval '30 hours')::date
       where tenant_id = $1 and patient_id in (select patient_id from admission where tenant_id = $1)`,
      [tenantId],
    );
    await parts.owner.query('delete from birth_record where tenant_id = $1', [tenantId]);
    if (time === null) return;
    await parts.owner.query(
      `insert into birth_record (tenant_id, hospital_id, patient_id, admission_id, sex, birth_date, birth_time, born_type, created_by)
       select a.tenant_id, a.hospital_id, a.patient_id, a.admission_id, 'F', p.birth_date,
         to_char(now() at time zone 'Asia/Kolkata' - interval '30 hours', 'HH24:MI'), 'Live', 1
       from admission a join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
       where a.tenant_id = $1 order by a.admission_id limit 1`,
      [tenantId],
    );
  }

  it('of hours judges a newborn whose time of birth is known, and is printed among others without it (LB005, LB006, LB009)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const labParameterId = await measureToo(bench, 'BILI', {});
    const hours = [
      [0, 24, 6],
      [24, 48, 9],
      [48, 72, 12],
    ] as const;
    for (const [ageFromHours, ageToHours, high] of hours) {
      const days = { ageFromDays: ageFromHours / 24, ageToDays: ageToHours / 24 - 1 };
      await bench.tenant.ask(addReferenceRange, {
        range: { ...range, ...days, labParameterId, ageFromHours, ageToHours, high },
      });
    }
    const overlapping = {
      ...range,
      labParameterId,
      ageFromDays: 1,
      ageToDays: 1,
      ageFromHours: 30,
      ageToHours: 40,
      high: 1,
    };
    expect((await bench.tenant.call(addReferenceRange, { range: overlapping })).message).toContain('overlaps');
    const judged = async () => {
      const { labWorkId } = await bench.arrive();
      const { BILI } = (await bench.type(labWorkId, { BILI: '10' })).cells;
      return [BILI?.flag ?? null, BILI?.rangeText];
    };
    await newborn(bench, 'known');
    expect(await judged()).toEqual(['H', '≤ 9']);
    await newborn(bench, null);
    const [flag, text] = await judged();
    expect(flag).toBeNull();
    expect(text).toContain('24-48 h: ≤ 9');
  });

  it('of the method of the test counts before one for all (LB006)', async () => {
    const bench = await openLabBench(parts, ['K'], { methodName: 'ELISA' });
    const labParameterId = await measureToo(bench, 'ANTI', {});
    await bench.tenant.ask(addReferenceRange, { range: { ...range, labParameterId, high: 5 } });
    await bench.tenant.ask(addReferenceRange, { range: { ...range, labParameterId, methodName: 'elisa', high: 20 } });
    await bench.tenant.ask(addReferenceRange, { range: { ...range, labParameterId, methodName: 'CLIA', high: 1 } });
    const { labWorkId } = await bench.arrive();
    expect((await bench.type(labWorkId, { ANTI: '10' })).cells.ANTI).toMatchObject({ flag: 'N', rangeText: '≤ 20' });
  });
});

describe('a formula without a value', () => {
  it('says on the bench, for the pathologist and on the report what is missing (LB010)', async () => {
    const bench = await openLabBench(parts, ['CHOL', 'HDL', 'TG', 'LDL', 'CREA', 'CRCL']);
    const { tenant } = bench;
    const { labWorkId } = await bench.arrive();
    await bench.type(labWorkId, { CHOL: '200', HDL: '45', CREA: '0.9' });
    const whyAtBench = async () => {
      const { works } = await tenant.ask(getBench, {});
      const found = works.find((one) => one.labWorkId === labWorkId)?.notCalculated ?? [];
      return found.map(({ reason, lacking }) => `${reason}: ${lacking}`);
    };
    expect(await whyAtBench()).toEqual(['Missing: Triglycerides', 'Missing: weight']);
    await bench.type(labWorkId, { TG: '500' });
    expect(await whyAtBench()).toEqual(['OutOfScope: ', 'Missing: weight']);
    await tenant.ask(finishWork, { labWorkIds: [labWorkId] });
    const { work } = await tenant.ask(getWork, { labWorkId }, { as: 'admin' });
    const told = work.values.find(({ parameterName }) => parameterName.startsWith('LDL'));
    expect(told?.notCalculated).toEqual({ reason: 'OutOfScope', lacking: '' });
    const { output } = await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
    const { report } = await tenant.ask(getLabReport, { reportId: output.reportIds[0] ?? 0 });
    const printed = report.content.tests[0]?.values.flatMap(({ notCalculated }) => notCalculated?.reason ?? []);
    expect(printed).toEqual(['OutOfScope', 'Missing']);
  });

  it('is not worked out of another unit than it was made for (LB010, LB036)', async () => {
    const bench = await openLabBench(parts, ['CREA', 'EGFR']);
    await parts.owner.query(
      `update lab_parameter set shown_unit = 'µmol/L', absurd_high = 5000 where tenant_id = $1 and code = 'CREA'`,
      [bench.tenant.tenantId],
    );
    const { labWorkId } = await bench.arrive();
    expect((await bench.type(labWorkId, { CREA: '80' })).cells.EGFR?.valueText ?? null).toBeNull();
    const { works } = await bench.tenant.ask(getBench, {});
    expect(works[0]?.notCalculated).toMatchObject([{ reason: 'Unit', lacking: 'Creatinine (mg/dL)' }]);
    await parts.owner.query(
      `update lab_parameter set other_units = 'mg/dL 88.42' where tenant_id = $1 and code = 'CREA'`,
      [bench.tenant.tenantId],
    );
    const other = await bench.arrive();
    const { EGFR } = (await bench.type(other.labWorkId, { CREA: '80' })).cells;
    expect(Number(EGFR?.valueText)).toBeGreaterThan(50);
  });

  it('takes the weight that was measured last (LB010)', async () => {
    const bench = await openLabBench(parts, ['CREA', 'CRCL']);
    const { tenantId } = bench.tenant;
    await parts.owner.query(
      `update patient set sex = 'F', birth_date = '1966-01-01'
       where tenant_id = $1 and patient_id in (select patient_id from admission where tenant_id = $1)`,
      [tenantId],
    );
    const { labWorkId, orderId } = await bench.arrive();
    await parts.owner.query(
      `insert into vital_sign_set (tenant_id, hospital_id, encounter_id, taken_at, taken_by, weight_grams)
       select o.tenant_id, 1, g.encounter_id, now() - interval '1 day', 1, 70000
       from clinical_order o join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
       where o.tenant_id = $1 and o.clinical_order_id = $2`,
      [tenantId, orderId],
    );
    const { CRCL } = (await bench.type(labWorkId, { CREA: '0.9' })).cells;
    const age = new Date().getUTCFullYear() - 1966;
    expect(Number(CRCL?.valueText)).toBeCloseTo(((140 - age) * 70 * 0.85) / (72 * 0.9), 0);
  });
});
