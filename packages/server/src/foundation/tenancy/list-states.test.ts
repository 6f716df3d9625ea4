// The facts every tenant shares: countries and states.
import { listCountries, listStates } from '@charaka/contract/foundation/tenancy/tenancy';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('countries and states', () => {
  it('lists all countries of ISO 3166, India and Bangladesh first, the others by name (R259)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(listCountries, {});
    const { rows } = answer.output;
    expect(rows).toHaveLength(249);
    expect(new Set(rows.map((row) => row.countryCode)).size).toBe(249);
    expect(rows.slice(0, 2).map((row) => row.countryCode)).toEqual(['IN', 'BD']);
    const others = rows.slice(2).map((row) => row.countryName);
    expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other, 'en')));
    expect(answer.wire).toHaveProperty('tableCountry');
  });

  it('lists the states of India, each numbered as its GST code (R248, R521)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(listStates, { state: { countryId: 1 } });
    const { rows } = answer.output;
    expect(rows).toHaveLength(36);
    for (const row of rows) expect(row.stateCode).toBe(String(row.stateId).padStart(2, '0'));
    expect(rows.find((row) => row.stateId === 32)?.stateName).toBe('Kerala');
    expect(rows.find((row) => row.stateId === 19)?.stateName).toBe('West Bengal');
    expect(rows[0]?.stateName).toBe('Andaman and Nicobar Islands');
    expect(answer.wire).toHaveProperty('tableState');
  });

  it("lists the eight divisions of Bangladesh, and for any other country the country itself with GST's code 96 (R233, R248)", async () => {
    const tenant = await makeTenant(parts);
    const divisions = await tenant.ask(listStates, { state: { countryId: 2 } });
    expect(divisions.rows.map((row) => row.stateCode).sort()).toEqual([...'ABCDEFGH'].map((letter) => `BD-${letter}`));
    const { rows } = await tenant.ask(listCountries, {
      filterParams: [{ columnName: 'countryCode', filterValue: 'NP', filterOption: 11 }],
    });
    const nepal = await tenant.ask(listStates, { state: { countryId: rows[0]?.countryId ?? 0 } });
    expect(nepal.rows).toMatchObject([{ stateName: 'Nepal', stateCode: '96' }]);
  });
});
