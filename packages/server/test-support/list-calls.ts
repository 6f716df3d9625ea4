// Adds and takes out of use in any list that has a file, by the calls of its form: a master's own, or those of its area.
import {
  addBed,
  addBedFloor,
  addBedGroup,
  deleteBed,
  deleteBedFloor,
  deleteBedGroup,
} from '@charaka/contract/bed-setting';
import type { Endpoint } from '@charaka/contract/endpoint';
import type { FileTable } from '@charaka/contract/file-table';
import { type Master, masterEndpoints } from '@charaka/contract/resource';
import { addCharge, deleteCharge } from '@charaka/contract/tariff-setting';
import type { TestTenant } from './test-tenant.ts';

type Item = Record<string, unknown>;

/** The calls of areas, with the plain name of the record in what they take and answer. */
const ofAreas: Readonly<Record<string, { add: Endpoint; deactivate: Endpoint; item: string }>> = {
  bedFloor: { add: addBedFloor, deactivate: deleteBedFloor, item: 'bedFloor' },
  bedGroup: { add: addBedGroup, deactivate: deleteBedGroup, item: 'bedGroup' },
  bed: { add: addBed, deactivate: deleteBed, item: 'bed' },
  charge: { add: addCharge, deactivate: deleteCharge, item: 'charge' },
};

/** How records of the list come and go, amounts in rupees. */
export function listCalls(table: FileTable) {
  const calls = table.isOfArea
    ? (ofAreas[table.name] as (typeof ofAreas)[string])
    : { ...masterEndpoints(table as Master), item: 'item' };
  const { key } = table;
  return {
    /** Adds a record and answers its number. */
    async add(at: TestTenant, record: Item): Promise<number> {
      const answer = (await at.ask(calls.add, { [calls.item]: record })) as Record<string, Item>;
      return answer[calls.item]?.[key] as number;
    },
    deactivate: (at: TestTenant, number: number) => at.ask(calls.deactivate, { [calls.item]: { [key]: number } }),
  };
}
