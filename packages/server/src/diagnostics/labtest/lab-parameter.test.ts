// The laboratory's catalogue: the stored fields of a parameter, its formulas and ranges, and the rights to change them.
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { addReferenceRange } from '@charaka/contract/diagnostics/labtest/reference-range';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed: InputOf<typeof labParameters.add>['labParameter'] = {
  valueType: 'Number',
  deltaKind: 'Absolute',
  labParameterName: 'Haemoglobin',
  code: 'HB',
  loincCode: '718-7',
  ucumUnit: 'g/dL',
  shownUnit: 'g/dL',
  decimals: 1,
  deltaLimit: 2,
  deltaDays: 3,
  absurdLow: 0.5,
  absurdHigh: 30,
  reportableLow: 1.5,
  reportableHigh: 25.5,
  isHaemolysisSensitive: true,
  otherUnits: 'g/L 0.1',
};
const kept = { ...typed, formula: null, choices: null, notifiableDiseaseId: null, isActive: true };
const always = { ageFromDays: 0, ageToDays: 50_000, condition: 'None', sourceNote: 'Textbook' } as const;

const add = (tenant: TestTenant, change: object = {}) =>
  tenant.call(labParameters.add, { labParameter: { ...typed, ...change } });

async function addOne(tenant: TestTenant, change: object = {}): Promise<number> {
  const answer = await add(tenant, change);
  expect(answer.message).toBe('Parameter added successfully');
  return answer.output.labParameter.labParameterId;
}

describe('a parameter of the laboratory', () => {
  it('is kept with every field, listed, changed, taken out of use and taken back', async () => {
    const tenant = await makeTenant(parts);
    const labParameterId = await addOne(tenant);
    const read = async () => (await tenant.ask(labParameters.get, { labParameter: { labParameterId } })).labParameter;
    expect(await read()).toMatchObject(kept);
    expect((await tenant.ask(labParameters.list, {})).rows).toMatchObject([{ ...kept, labParameterId }]);
    await tenant.ask(labParameters.update, { labParameter: { ...typed, labParameterId, decimals: 2 } });
    expect((await read()).decimals).toBe(2);
    await tenant.ask(labParameters.remove, { labParameter: { labParameterId } });
    expect((await read()).isActive).toBe(false);
    await tenant.ask(labParameters.update, { labParameter: { ...typed, labParameterId, isActive: true } });
    expect((await read()).isActive).toBe(true);
  });

  it('stays undecided about its choice where a change leaves that out', async () => {
    const tenant = await makeTenant(parts);
    const blood = { labParameterName: 'Blood group', code: 'ABO', loincCode: '', choices: 'A\nB' };
    const labParameterId = await addOne(tenant, { ...blood, valueType: 'Choice', deltaKind: 'None' });
    await parts.owner.query('update lab_parameter set is_change_critical = null where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const changed = {
      ...typed,
      ...blood,
      valueType: 'Choice',
      deltaKind: 'None',
      labParameterId,
      decimals: 0,
    } as const;
    const update = (more: object) => tenant.ask(labParameters.update, { labParameter: { ...changed, ...more } });
    expect((await update({ isActive: true })).labParameter.isChangeCritical).toBe(null);
    expect((await update({ isChangeCritical: false })).labParameter.isChangeCritical).toBe(false);
  });

  it('says beside the field what is wrong: the check digit of LOINC, limits the wrong way round, too few choices', async () => {
    const tenant = await makeTenant(parts);
    const fieldsOf = async (change: object) => (await add(tenant, change)).fields;
    expect(await fieldsOf({ loincCode: '718-8' })).toEqual({
      'labParameter.loincCode': 'The check digit of this LOINC code is wrong',
    });
    expect(await fieldsOf({ absurdLow: 31 })).toHaveProperty(['labParameter.absurdHigh']);
    expect(await fieldsOf({ valueType: 'Choice', choices: 'Only one' })).toHaveProperty(['labParameter.choices']);
    expect(await fieldsOf({ code: 'h b' })).toHaveProperty(['labParameter.code']);
  });

  it('has a name and a code once while it is in use, also when two add it at the same instant', async () => {
    const tenant = await makeTenant(parts);
    const twins = await Promise.all([add(tenant), add(tenant)]);
    expect(twins.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    const other = await add(tenant, { labParameterName: 'Hb' });
    expect(other.fields).toEqual({ 'labParameter.code': "Another parameter already has the code 'HB'" });
  });

  it('worked out by a formula asks for what there is and never for itself (LB010)', async () => {
    const tenant = await makeTenant(parts);
    await addOne(tenant);
    const formula = (code: string, text: string) =>
      add(tenant, { labParameterName: code, code, valueType: 'Formula', formula: text });
    expect((await formula('MCH', 'HB * 10 / RBC')).message).toBe('RBC is not a parameter');
    expect((await formula('MCH', 'HB * * 10')).fields).toEqual({
      'labParameter.formula': 'This formula cannot be read',
    });
    expect((await formula('OWN', 'OWN + 1')).message).toBe('The formula refers back to itself through OWN');
    const first = (await formula('ONE', 'HB * 2')).output.labParameter;
    await formula('TWO', 'ONE + age');
    const back = await tenant.call(labParameters.update, { labParameter: { ...first, formula: 'TWO / 2' } });
    expect(back.message).toBe('The formula refers back to itself through TWO');
  });

  it('needs the right, and is of its own hospital alone', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    expect((await tenant.call(labParameters.add, { labParameter: typed }, { as: 'viewer' })).status).toBe(403);
    const labParameterId = await addOne(tenant);
    const asked = { labParameter: { labParameterId } };
    const range = { ...always, labParameterId, validFrom: '2026-01-01', low: 13, high: 17 };
    for (const { message } of [
      await other.call(labParameters.get, asked),
      await other.call(labParameters.remove, asked),
      await other.call(addReferenceRange, { range }),
      await tenant.call(labParameters.get, asked, { as: 'admin', hospitalId: 2 }),
    ])
      expect(message).toBe('This parameter does not exist');
  });
});

describe('a reference range', () => {
  it('is never changed: a new one begins on a day and ends the old (LB004)', async () => {
    const tenant = await makeTenant(parts);
    const labParameterId = await addOne(tenant);
    const begin = (validFrom: string, low: number) =>
      tenant.call(addReferenceRange, { range: { ...always, labParameterId, validFrom, low, high: 17, sex: 'M' } });
    await begin('2026-01-01', 13);
    await begin('2026-06-01', 13.5);
    const { ranges } = await tenant.ask(labParameters.get, { labParameter: { labParameterId } });
    expect(ranges.map(({ low, validFrom, validTo }) => [low, validFrom, validTo])).toEqual([
      [13.5, '2026-06-01', null],
      [13, '2026-01-01', '2026-06-01'],
    ]);
    expect((await begin('2026-06-01', 14)).fields).toHaveProperty(['range.validFrom']);
    const { rows } = await parts.owner.query<{ may: boolean }>(
      `select has_column_privilege('charaka_app', 'reference_range', 'low', 'update') as may`,
    );
    expect(rows[0]?.may).toBe(false);
  });

  it('overlaps no other of its sex and condition: refused on saving, and by the database (LB005)', async () => {
    const tenant = await makeTenant(parts);
    const labParameterId = await addOne(tenant);
    const range = { ...always, labParameterId, validFrom: '2026-01-01', low: 12, high: 15 };
    const begin = (change: object) => tenant.call(addReferenceRange, { range: { ...range, ...change } });
    expect((await begin({})).isFailure).toBe(false);
    expect((await begin({ ageFromDays: 100, ageToDays: 200 })).message).toBe('This range overlaps 0-50000 d: 12 - 15');
    expect((await begin({ sex: 'F', ageFromDays: 100 })).isFailure).toBe(false);
    expect((await begin({ condition: 'Fasting', ageFromDays: 100 })).isFailure).toBe(false);
    const twins = await Promise.all([begin({ sex: 'M' }), begin({ sex: 'M', ageToDays: 400 })]);
    expect(twins.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    await expect(
      parts.owner.query(
        `insert into reference_range (tenant_id, lab_parameter_id, age_from_days, age_to_days, source_note, valid_from)
         values ($1, $2, 10, 20, 'Hand', '2026-03-01')`,
        [tenant.tenantId, labParameterId],
      ),
    ).rejects.toThrow('reference_range_overlap');
  });
});
