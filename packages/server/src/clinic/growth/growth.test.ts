// Growth through HTTP: tables imported from files, points of vital signs by them, what is doubtful, and which table an age asks for.
import { confirmGrowthPoint, getGrowth } from '@charaka/contract/clinic/growth/growth';
import { deleteGrowthTable, importGrowthTable, listGrowthTables } from '@charaka/contract/clinic/growth/growth-table';
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ConsultationDesk, openConsultationDesk } from '../../../test-support/patient/consultation-desk.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
type Table = InputOf<typeof importGrowthTable>['table'];
type Signs = Omit<InputOf<typeof vitalSigns.add>['vitalSignSet'], 'encounterId'>;

/** A fragment that is our own: a median that grows evenly, so that a z can be worked out by hand (Q242). */
const fileOf = (heading: string, places: readonly number[], median: (at: number) => number) =>
  [`${heading}\tL\tM\tS\tSD0`, ...places.map((at) => `${at}\t1\t${median(at)}\t0.1\t${median(at)}`)].join('\n');
const source = { sourceNote: 'Own fragment of tests, version 1' };
const weights: Table = {
  standard: 'WHO2006',
  indicator: 'WeightForAge',
  sex: 'F',
  ...source,
  fileText: fileOf('Day', [0, 100, 731, 1856], (day) => 3 + day / 100),
};
const lengths: Table = {
  ...weights,
  indicator: 'LengthForAge',
  fileText: fileOf('Day', [0, 1856], (day) => 50 + day / 20),
};

const byLength = { indicator: 'WeightForLength' as const };

let desk: ConsultationDesk;
let encounterId = 0;
beforeAll(async () => {
  desk = await openConsultationDesk(parts);
  const { rows } = await parts.owner.query<{ id: string }>(
    'select encounter_id as id from encounter where tenant_id = $1',
    [desk.tenant.tenantId],
  );
  encounterId = Number(rows[0]?.id);
});

const { ask, call } = {
  ask: ((endpoint, input) => desk.tenant.ask(endpoint, input)) as ConsultationDesk['tenant']['ask'],
  call: ((endpoint, input) => desk.tenant.call(endpoint, input)) as ConsultationDesk['tenant']['call'],
};

/** The child is so many days old today; what was measured before is gone. */
async function beChild(ageDays: number, signs: Signs): Promise<void> {
  const { tenantId } = desk.tenant;
  await parts.owner.query(`update patient set sex = 'F', birth_date = $2 where tenant_id = $1`, [
    tenantId,
    dayOf(-ageDays),
  ]);
  await parts.owner.query('delete from growth_confirmation where tenant_id = $1', [tenantId]);
  await parts.owner.query('delete from vital_sign_set where tenant_id = $1', [tenantId]);
  await ask(vitalSigns.add, { patientId: desk.patientId, vitalSignSet: { encounterId, ...signs } });
}

const grown = (indicator: InputOf<typeof getGrowth>['indicator'], gestationWeeks?: number) =>
  ask(getGrowth, { patientId: desk.patientId, indicator, ...(gestationWeeks ? { gestationWeeks } : {}) });

describe('a growth table', () => {
  it('is imported from a file with its source; the same one again is the next version (OP032, Q242)', async () => {
    expect(await ask(importGrowthTable, { table: weights })).toMatchObject({ version: 1, lineCount: 4 });
    expect(await ask(importGrowthTable, { table: { ...weights, sourceNote: 'Version 2' } })).toMatchObject({
      version: 2,
    });
    await ask(importGrowthTable, { table: lengths });
    const { tables } = await ask(listGrowthTables, {});
    expect(
      tables.map(({ indicator, version, sourceNote, axis }) => ({ indicator, version, sourceNote, axis })),
    ).toEqual([
      { indicator: 'LengthForAge', version: 1, sourceNote: source.sourceNote, axis: 'Day' },
      { indicator: 'WeightForAge', version: 2, sourceNote: 'Version 2', axis: 'Day' },
    ]);
  });

  it.each([
    [{ fileText: 'Weight,L,M\n1,2,3' }, 'The first line of the file must have one of the headings'],
    [{ fileText: 'Day,L,M,S\n0,1,3,0.1\n0,1,3,0.1' }, 'Line 3 of the file is not a valid line of a growth table'],
    [{ fileText: 'Sex,Day,L,M,S\n1,0,1,3,0.1\n1,1,1,3,0.1' }, 'has no line of the sex that you chose'],
    [{ fileText: 'Age,L,M,S\n0,1,3,0.1\n60,1,18,0.1' }, 'may be days or months'],
    [{ fileText: fileOf('Day', [0, 1], () => 3346) }, 'has M = 3346, but the value must be between 2 and 6'],
    [{ fileText: fileOf('Month', [61, 62], () => 20) }, 'This file uses another measure'],
    [
      { standard: 'WHO2007' as const, indicator: 'HeadForAge' as const },
      'This table does not exist for children above 5',
    ],
    [{ fileText: 'Day,L,L,M,S\n0,1,1,3,0.1\n1,1,1,3,0.1' }, "Two columns have the heading 'L'"],
    [{ fileText: 'Day,Length,L,M,S\n0,50,1,3,0.1\n1,51,1,3,0.1' }, "Two columns have the heading 'Length'"],
    [{ ...byLength, fileText: fileOf('Length', [450, 460], () => 2.4) }, 'the value must be between 180 and 490'],
    [{ ...byLength, fileText: fileOf('Length', [18, 19], () => 2.4) }, 'the value must be between 0.29 and 0.78'],
    [{ ...byLength, fileText: fileOf('Length', [45, 46], () => 5.4) }, 'the value must be between 1.8 and 4.9'],
    [{ sourceNote: ' \u200B' }, 'Please enter the source of the table'],
    [{ sourceNote: ' ' }, 'Please enter the source of the table'],
  ])('with %j is refused, and nothing of it is kept (OP032)', async (change, sentence) => {
    const refused = await call(importGrowthTable, { table: { ...weights, ...change } });
    expect(refused.message + JSON.stringify(refused.wire._fields ?? {})).toContain(sentence);
    expect((await ask(listGrowthTables, {})).tables).toHaveLength(2);
  });
});

describe('the growth of a child', () => {
  it('is compared by age and sex, with centile, nutrition and the lines around it (OP032)', async () => {
    // At 100 days the median is 4 kg and its tenth 0.4 kg: 3.04 kg is z -2.4.
    await beChild(100, { weightGrams: 3040 });
    const { points, curves, tables } = await grown('WeightForAge');
    expect(points).toMatchObject([
      { ageDays: 100, measure: 3.04, z: -2.4, centile: 0.8, nutrition: 'Moderate', isDoubtful: false },
    ]);
    expect(curves.map(({ z }) => z)).toEqual([-3, -2, 0, 2, 3]);
    expect(curves[2]?.places.at(-1)).toEqual({ at: 731, measure: 10.31 });
    expect(tables).toMatchObject([{ standard: 'WHO2006', sourceNote: 'Version 2' }]);
  });

  it('that was born before 37 weeks is compared by the corrected age, to 24 months (OP032)', async () => {
    await beChild(100, { weightGrams: 3440 });
    expect((await grown('WeightForAge', 30)).points).toMatchObject([{ correctedDays: 70, at: 30, z: 0.42 }]);
    expect((await grown('WeightForAge', 38)).points).toMatchObject([{ correctedDays: 0, at: 100, z: -1.4 }]);
    await beChild(800, { weightGrams: 11_000 });
    expect((await grown('WeightForAge', 30)).points).toMatchObject([{ correctedDays: 0 }]);
  });

  it('takes a length lying below 24 months and standing above; the other way 0.7 cm are added or taken (OP033)', async () => {
    await beChild(500, { lengthMm: 743, lengthKind: 'Standing' });
    expect((await grown('LengthForAge')).points).toMatchObject([{ measure: 75, addedMm: 7, z: 0 }]);
    await beChild(1000, { lengthMm: 1007, lengthKind: 'Lying' });
    expect((await grown('LengthForAge')).points).toMatchObject([{ measure: 100, addedMm: -7, z: 0 }]);
    await beChild(1000, { lengthMm: 1000, lengthKind: 'Standing' });
    expect((await grown('LengthForAge')).points).toMatchObject([{ measure: 100, addedMm: 0, z: 0 }]);
  });

  it('leaves a point that cannot be out until it is noted as measured twice (OP032)', async () => {
    await beChild(100, { weightGrams: 6500 });
    const [point] = (await grown('WeightForAge')).points;
    expect(point).toMatchObject({ z: 6.25, isDoubtful: true, isConfirmed: false });
    const key = { patientId: desk.patientId, vitalSignSetId: point?.vitalSignSetId ?? 0 };
    for (let times = 0; times < 2; times++) await ask(confirmGrowthPoint, key);
    expect((await grown('WeightForAge')).points).toMatchObject([{ isDoubtful: true, isConfirmed: true }]);
    const [other = 0] = await desk.tenant.addPatients(1);
    expect((await call(confirmGrowthPoint, { ...key, patientId: other })).message).toBe(
      'These vital signs belong to another patient',
    );
  });

  it('from 5 years on goes by the table the hospital keeps in use, that of IAP before that of WHO (OP032)', async () => {
    const older = (standard: 'IAP2015' | 'WHO2007', kg: number): Table => ({
      standard,
      indicator: 'WeightForAge',
      sex: 'F',
      ...source,
      fileText: fileOf('Month', [61, 216], () => kg),
    });
    await ask(importGrowthTable, { table: older('WHO2007', 20) });
    await ask(importGrowthTable, { table: older('IAP2015', 25) });
    await beChild(2500, { weightGrams: 20_000 });
    expect((await grown('WeightForAge')).points).toMatchObject([{ z: -2 }]);
    const iap = (await ask(listGrowthTables, {})).tables.find(({ standard }) => standard === 'IAP2015');
    await ask(deleteGrowthTable, { growthTableId: iap?.growthTableId ?? 0 });
    expect((await grown('WeightForAge')).points).toMatchObject([{ z: 0 }]);
    expect((await call(deleteGrowthTable, { growthTableId: iap?.growthTableId ?? 0 })).message).toBe(
      'This growth table is not in use',
    );
    // Without a table no value is calculated.
    expect((await grown('HeadForAge')).curves).toEqual([]);
  });

  it('by weight for length goes lying or standing as its age says, and the arm tells nutrition', async () => {
    await ask(importGrowthTable, {
      table: { ...weights, indicator: 'WeightForLength', fileText: fileOf('Length', [45, 110], (cm) => cm / 10) },
    });
    await beChild(500, { weightGrams: 7500, lengthMm: 750, lengthKind: 'Lying', muacMm: 114 });
    const { points, curves, arm } = await grown('WeightForLength');
    expect(points).toMatchObject([{ at: 750, measure: 7.5, z: 0 }]);
    expect(curves).toHaveLength(5);
    expect(arm).toMatchObject({ muacMm: 114, nutrition: 'Severe' });
    await beChild(900, { weightGrams: 9000, lengthMm: 900, lengthKind: 'Standing' });
    expect((await grown('WeightForLength')).points[0]?.z).toBeUndefined();
  });
});
