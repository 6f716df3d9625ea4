// The facts every tenant shares: districts and towns.
import { listDistricts, listStates } from '@charaka/contract/foundation/tenancy/tenancy';
import { isPlaceName } from '@charaka/rules/person/person-name';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function districtsOf(tenant: TestTenant, countryId: number) {
  const states = await tenant.ask(listStates, { state: { countryId } });
  const lists = await Promise.all(
    states.rows.map(({ stateId }) => tenant.ask(listDistricts, { district: { stateId } })),
  );
  return states.rows.map(({ stateName }, index) => ({ stateName, districts: lists[index]?.rows ?? [] }));
}

describe('districts', () => {
  it('lists those of every state of India, by name (R234, R259)', async () => {
    const tenant = await makeTenant(parts);
    const states = await districtsOf(tenant, 1);
    for (const { stateName, districts } of states) expect(districts.length, stateName).toBeGreaterThan(0);
    const countIn = (name: string) => states.find(({ stateName }) => stateName === name)?.districts.length;
    expect([countIn('West Bengal'), countIn('Uttar Pradesh'), countIn('Tamil Nadu'), countIn('Ladakh')]).toEqual([
      23, 75, 38, 2,
    ]);
    const names = states.flatMap(({ districts }) => districts.map(({ districtName }) => districtName));
    expect(names).toHaveLength(779);
    const [bengal] = states.filter(({ stateName }) => stateName === 'West Bengal').map(({ districts }) => districts);
    expect(bengal?.find(({ districtName }) => districtName === 'Darjeeling')?.townNames).toEqual([
      'Siliguri',
      'Kurseong',
    ]);
    expect(bengal?.map(({ districtName }) => districtName)).toEqual(
      bengal?.map(({ districtName }) => districtName).toSorted(),
    );
  });

  it('lists the 64 of Bangladesh by division (R234, R259)', async () => {
    const tenant = await makeTenant(parts);
    const counts = (await districtsOf(tenant, 2)).map(({ stateName, districts }) => [stateName, districts.length]);
    expect(Object.fromEntries(counts)).toEqual({
      Barishal: 6,
      Chattogram: 11,
      Dhaka: 13,
      Khulna: 10,
      Mymensingh: 4,
      Rajshahi: 8,
      Rangpur: 8,
      Sylhet: 4,
    });
  });

  it('names none that the check of a city would refuse, and none twice in a state (R234, Q197)', async () => {
    const tenant = await makeTenant(parts);
    for (const { stateName, districts } of [...(await districtsOf(tenant, 1)), ...(await districtsOf(tenant, 2))]) {
      const names = districts.flatMap(({ districtName, townNames }) => [districtName, ...townNames]);
      expect(names.filter((name) => !isPlaceName(name))).toEqual([]);
      const districtNames = districts.map(({ districtName }) => districtName);
      expect(new Set(districtNames).size, stateName).toBe(districtNames.length);
    }
  });

  it('has none for a state of another country, and answers under its wire name', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(listDistricts, { district: { stateId: 1154 } });
    expect(answer.wire).toMatchObject({ stateDistrictList: [], totalCount: 0 });
  });
});
