// The associations as the specification's own program asks for them.
import { association } from '@charaka/contract/foundation/masters/association';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const { add, get, list } = masterEndpoints(association);

/** Sends a body just as it is and answers what came back just as it came. */
const send = async (tenant: TestTenant, endpoint: typeof add, body: object) =>
  (await tenant.call(endpoint, {}, { body })).wire;

it('spell their email eamilAddress, and take both spellings (R293, Q206)', async () => {
  const tenant = await makeTenant(parts);
  for (const spelling of ['eamilAddress', 'email']) {
    const record = { associationName: `By ${spelling}`, isCorp: false, [spelling]: 'desk@tpa.example' };
    const added = (await send(tenant, add, { association: record })).association as Record<string, unknown>;
    expect(added.eamilAddress).toBe('desk@tpa.example');
    expect(added.email).toBe('desk@tpa.example');
    const read = await send(tenant, get, { association: { associationId: added.associationId } });
    expect(read.association).toEqual(added);
  }
});

it('are fetched ten at a time by name with page 0 and size 10, and all of them with size 0 (R294, R295, Q03)', async () => {
  const tenant = await makeTenant(parts);
  for (let number = 30; number > 10; number--)
    await tenant.ask(add, { item: { associationName: `TPA ${number}`, isCorporate: false } });
  const sortingModel = { SortColumn: 'associationName', SortDirection: 'asc' };
  const fetched = async (pageSize: number) => {
    const answer = await send(tenant, list, { pageNumber: 0, pageSize, sortingModel });
    const rows = answer.associationList as { associationName: string }[];
    return rows.map(({ associationName }) => associationName);
  };
  const all = await fetched(0);
  expect(all).toHaveLength(22);
  expect(all).toEqual(all.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
  expect(await fetched(10)).toEqual(all.slice(0, 10));
});
