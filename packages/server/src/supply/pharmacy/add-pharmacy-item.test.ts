// Items of the pharmacy: what they need, that each is there once, and that stock keeps them in use.
import {
  addPharmacyItem,
  deletePharmacyItem,
  listPharmacyItems,
  listTaxSlabs,
  updatePharmacyItem,
} from '@charaka/contract/supply/pharmacy/item';
import { expect, it } from 'vitest';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const paracetamol = {
  itemCode: 'PCM500',
  itemName: 'Paracetamol 500 mg',
  itemType: 'Medical',
  pack: 'Strip of 10',
  hsnCode: '30049099',
  gstSlabId: 2,
  schedule: 'H',
} as const;

it('an item is listed with its slab and rates, by either path of the master list (R036, R291, Q22, Q209)', async () => {
  const tenant = await makeTenant(parts);
  await tenant.ask(addPharmacyItem, { item: paracetamol });
  const { rows } = await tenant.ask(listPharmacyItems, { isCache: true, isRefreshCache: true });
  expect(rows).toMatchObject([{ ...paracetamol, slabName: 'GST 5%', cgst: 250, sgst: 250, isActive: true }]);
  const aliased = await tenant.ask({ ...listPharmacyItems, path: '/PharmacyItemMaster/GetAllPharmacyItemMaster' }, {});
  expect(aliased.rows).toEqual(rows);
  const { slabs } = await tenant.ask(listTaxSlabs, {});
  expect(slabs.map(({ slabName, igst }) => [slabName, igst])).toEqual([
    ['Nil', 0],
    ['GST 5%', 500],
  ]);
});

it('code and name are there once among the active items, whatever their capitals', async () => {
  const tenant = await makeTenant(parts);
  const { item } = await tenant.ask(addPharmacyItem, { item: paracetamol });
  const again = await tenant.call(addPharmacyItem, { item: { ...paracetamol, itemCode: 'pcm500', itemName: 'Other' } });
  expect([again.message, again.fields]).toEqual([
    "Item code 'pcm500' already exists",
    { 'item.itemCode': "Item code 'pcm500' already exists" },
  ]);
  const named = await tenant.call(addPharmacyItem, {
    item: { ...paracetamol, itemCode: 'X', itemName: 'PARACETAMOL 500 MG' },
  });
  expect(named.message).toBe("Item 'PARACETAMOL 500 MG' already exists");
  await tenant.ask(deletePharmacyItem, { item: { itemId: item.itemId } });
  await tenant.ask(addPharmacyItem, { item: paracetamol });
  const back = await tenant.call(updatePharmacyItem, { item: { ...paracetamol, itemId: item.itemId, isActive: true } });
  expect(back.message).toBe("Item code 'PCM500' already exists");
});

it('fields are checked in sentences', async () => {
  const tenant = await makeTenant(parts);
  const refusal = async (change: object) =>
    (await tenant.call(addPharmacyItem, { item: { ...paracetamol, ...change } })).message;
  expect(await refusal({ itemCode: ' ' })).toBe('Please enter item code');
  expect(await refusal({ itemType: 'Food' })).toBe('Please select item type');
  expect(await refusal({ hsnCode: '300' })).toBe('An HSN code must have 4, 6 or 8 digits');
  expect(await refusal({ gstSlabId: 77 })).toMatch(/does not exist/);
});

it('an item in stock stays in use; one out of use takes no stock', async () => {
  const tenant = await makeTenant(parts);
  const [stocked, empty] = [await addItem(tenant), await addItem(tenant)];
  await stock(tenant, stocked, { quantity: 4, mrp: 10 });
  const kept = await tenant.call(deletePharmacyItem, { item: { itemId: stocked } });
  expect(kept.message).toBe('4 of this item are in stock: it stays active');
  await tenant.ask(deletePharmacyItem, { item: { itemId: empty } });
  await expect(stock(tenant, empty, { quantity: 1, mrp: 10 })).rejects.toThrow('is out of use');
  const other = await makeTenant(parts);
  expect((await other.call(deletePharmacyItem, { item: { itemId: stocked } })).message).toBe(
    'This item does not exist',
  );
});
