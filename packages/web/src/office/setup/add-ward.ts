// Adds a ward with its beds and what a day in them costs, each by its own call; what is there already by name is taken up.

import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { listCharges } from '@charaka/contract/money/tariff/tariff';
import { addPriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import { RENT_CHARGE_TYPE_ID } from '@charaka/contract/office/setup/setup';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { addBeds } from '@charaka/contract/stay/bed/bed-setting';
import { call } from '../../kernel/call.ts';
import { rentCode, type WardValues } from './ward-form.ts';

const everything = { pageNumber: 0, pageSize: 0 };
const isNamed = (name: string, other: string) => name.trim().toLowerCase() === other.trim().toLowerCase();

async function floorOf(bedFloorName: string): Promise<number | null> {
  if (bedFloorName.trim() === '') return null;
  const { rows } = await call(bedFloors.list, everything);
  const known = rows.find((row) => row.isActive && isNamed(row.bedFloorName, bedFloorName));
  if (known) return known.bedFloorId;
  return (await call(bedFloors.add, { bedFloor: { bedFloorName: bedFloorName.trim() } })).bedFloor.bedFloorId;
}

/** A ward that is there keeps the sex it takes unless another is chosen: Any in the form may only be the default (Q288). */
async function wardOf({ bedGroupName, bedFloorName, sexAllowed }: WardValues): Promise<number> {
  const { rows } = await call(bedGroups.list, everything);
  const known = rows.find((row) => row.isActive && isNamed(row.bedGroupName, bedGroupName));
  if (known) {
    const { bedGroupId, bedFloorId } = known;
    if (sexAllowed !== 'Any' && sexAllowed !== known.sexAllowed)
      await call(bedGroups.update, {
        bedGroup: { bedGroupId, bedFloorId, bedGroupName: known.bedGroupName, sexAllowed },
      });
    return bedGroupId;
  }
  const bedFloorId = await floorOf(bedFloorName);
  const ward = { bedGroupName: bedGroupName.trim(), bedFloorId, sexAllowed };
  return (await call(bedGroups.add, { bedGroup: ward })).bedGroup.bedGroupId;
}

async function rentCategory(): Promise<number> {
  const { rows } = (await call(masterEndpoints(chargeCategory).list, everything)) as {
    rows: { chargeCategoryId: number; chargeTypeId: number; isActive: boolean }[];
  };
  const active = rows.filter((row) => row.isActive);
  const category = active.find((row) => row.chargeTypeId === RENT_CHARGE_TYPE_ID) ?? active[0];
  // Without any category the server says what is missing.
  return category?.chargeCategoryId ?? 0;
}

/** The charge of a day in the ward: one of that code and price is taken up, else it is added under the next free code. */
async function rentOf(bedGroupName: string, bedGroupId: number, rupees: number, chargeName: string): Promise<number> {
  const code = rentCode(bedGroupName, bedGroupId);
  const { rows } = await call(listCharges, { search: code });
  const known = rows.find((row) => row.chargeCode.startsWith(code) && row.standardCharge === Math.round(rupees * 100));
  if (known) return known.chargeId;
  const taken = new Set(rows.map((row) => row.chargeCode));
  let chargeCode = code;
  for (let number = 2; taken.has(chargeCode); number += 1) chargeCode = `${code}-${number}`;
  const charge = { chargeCode, chargeName, chargeCategoryId: await rentCategory(), standardCharge: rupees };
  return (await call(addPriceItem, { charge })).charge.chargeId;
}

/**
 * Answers what the server says of the beds. Nothing is undone where a later call is refused: sending the same once more takes up
 * the floor, the ward and the charge that are there by then.
 */
export async function addWard(values: WardValues, chargeName: string) {
  const bedGroupId = await wardOf(values);
  const rupees = Number(values.dailyRate);
  const chargeId = rupees > 0 ? await rentOf(values.bedGroupName, bedGroupId, rupees, chargeName) : null;
  const { firstBedName, howMany, bedTypeId } = values;
  return call(addBeds, {
    pattern: { firstBedName, howMany: Number(howMany), bedTypeId: bedTypeId as number, bedGroupId, chargeId },
  });
}
