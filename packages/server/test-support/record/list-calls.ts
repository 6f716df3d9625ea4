// Adds and takes out of use in any list that has a file, by the calls of its form: a master's own, or those of its area.

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { type Master, masterEndpoints } from '@charaka/contract/kernel/resource';
import { updateRate } from '@charaka/contract/money/tariff/tariff-rates';
import {
  addPackage,
  addPriceItem,
  deletePackage,
  deletePriceItem,
} from '@charaka/contract/money/tariff/tariff-setting';
import { addReferral, deleteReferral } from '@charaka/contract/people/referral/referral';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { addBed, deleteBed } from '@charaka/contract/stay/bed/bed-setting';
import { addPharmacyItem, deletePharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import type { TestTenant } from '../server/test-tenant.ts';

type Item = Record<string, unknown>;

interface AreaCalls {
  readonly add: Endpoint;
  readonly deactivate: Endpoint;
  readonly item: string;
  /** The record as the form sends it, when it differs from the file's. */
  readonly typed?: (record: Item) => Item;
}

/** The charges of a package as its form sends them; the file has them by their codes in one cell. */
const withCharges = (record: Item): Item => ({
  ...record,
  lines: String(record.lines)
    .split('\n')
    .map((line) => {
      const [code, , quantity, , amount] = line.split(' ');
      return { chargeId: code === 'C1' ? 1 : 3, quantity: Number(quantity), amount: Number(amount) };
    }),
});

/** The calls of areas, with the plain name of the record in what they take and answer. */
const ofAreas: Readonly<Record<string, AreaCalls>> = {
  bedFloor: { add: bedFloors.add, deactivate: bedFloors.remove, item: 'bedFloor' },
  bedGroup: { add: bedGroups.add, deactivate: bedGroups.remove, item: 'bedGroup' },
  packageMaster: { add: addPackage, deactivate: deletePackage, item: 'package', typed: withCharges },
  // A rate is ended, not taken out of use.
  associationCharge: { add: updateRate, deactivate: updateRate, item: 'associationCharge' },
  bed: { add: addBed, deactivate: deleteBed, item: 'bed' },
  referral: { add: addReferral, deactivate: deleteReferral, item: 'referral' },
  pharmacyItem: { add: addPharmacyItem, deactivate: deletePharmacyItem, item: 'item' },
  charge: { add: addPriceItem, deactivate: deletePriceItem, item: 'charge' },
};

/** How records of the list come and go, amounts in rupees. */
export function listCalls(table: FileTable) {
  const calls: AreaCalls = table.isOfArea
    ? (ofAreas[table.name] as AreaCalls)
    : { ...masterEndpoints(table as Master), item: 'item' };
  const { key } = table;
  const { typed = (record: Item) => record } = calls;
  return {
    /** Adds a record and returns its number; the call for a rate returns none. */
    async add(at: TestTenant, record: Item): Promise<number> {
      const answer = (await at.ask(calls.add, { [calls.item]: typed(record) })) as Record<string, Item>;
      return answer[calls.item]?.[key] as number;
    },
    deactivate: (at: TestTenant, number: number) => at.ask(calls.deactivate, { [calls.item]: { [key]: number } }),
  };
}
