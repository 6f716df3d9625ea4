// The sub-divisions of a district: those the hospital keeps, and none otherwise.
import { subDivision } from '@charaka/contract/foundation/masters/sub-division';
import { listDistricts, listSubDivisions } from '@charaka/contract/foundation/tenancy/tenancy';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('lists what the hospital keeps of a district, by its number; nothing of another district or tenant (Q20)', async () => {
  const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
  const { rows: districts } = await tenant.ask(listDistricts, { district: { stateId: 27 } });
  const [first, second] = districts;
  if (!first || !second) throw new Error('There are no districts');
  const { add } = masterEndpoints(subDivision);
  for (const subDivisionName of ['Mawal', 'Haveli'])
    await tenant.ask(add, { item: { subDivisionName, districtName: first.districtName.toUpperCase() } } as never);
  const namesOf = async (asker: typeof tenant, districtCode: string | number) =>
    (await asker.ask(listSubDivisions, { subDivision: { districtCode } })).rows.map((row) => row.subDivisionName);
  expect(await namesOf(tenant, first.districtId)).toEqual(['Haveli', 'Mawal']);
  expect(await namesOf(tenant, String(first.districtId))).toEqual(['Haveli', 'Mawal']);
  expect(await namesOf(tenant, second.districtId)).toEqual([]);
  expect(await namesOf(other, first.districtId)).toEqual([]);
});
