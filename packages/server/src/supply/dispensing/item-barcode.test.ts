// Codes of packs through the calls: read with item and batch, kept once in the tenant, released, and refused with a sentence.
import { addItemBarcode, readBarcode, releaseItemBarcode } from '@charaka/contract/supply/dispensing/item-barcode';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const GTIN = '08901000123459';

/** An item with batch AB12C, whose code is kept, and another item. */
async function makeScene() {
  const tenant = await makeTenant(parts);
  const itemId = await addItem(tenant);
  const other = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { quantity: 5, mrp: 50, batchNumber: 'AB12C' });
  const keep = (of: number, code = GTIN) => tenant.call(addItemBarcode, { barcode: { itemId: of, code } });
  const read = (code: string) => tenant.call(readBarcode, { code });
  await keep(itemId);
  return { tenant, itemId, other, batchId, keep, read };
}

const yymmdd = (day: string) => day.slice(2).replaceAll('-', '');

describe('the code of a pack', () => {
  it('names item and batch, and an EAN of thirteen digits the same item (PH048)', async () => {
    const { itemId, batchId, read } = await makeScene();
    const whole = await read(`]d201${GTIN}17${yymmdd(dayOf(200))}10ab12c\u001d210001`);
    expect(whole.output.barcode).toMatchObject({
      code: GTIN,
      item: { itemId },
      batchId,
      batchNumber: 'ab12c',
      serialNo: '0001',
      batches: [{ batchId, mrp: 5000, quantity: 5 }],
    });
    const plain = (await read('8901000123459')).output.barcode;
    expect(plain).toMatchObject({ code: GTIN, item: { itemId } });
    expect(plain.batchId ?? null).toBeNull();
    expect((await read('PH-77')).output.barcode.item ?? null).toBeNull();
  });

  it('is refused when torn, with a wrong check digit or of another layout (PH048)', async () => {
    const { read } = await makeScene();
    expect((await read(']d2010890100012')).message).toBe('The code is not whole: (01)0890100012. Scan it again');
    expect((await read('8901000123450')).message).toBe('The check digit of 8901000123450 is wrong. Scan it again');
    expect((await read(`]d201${GTIN}17281300`)).message).toBe('The code has a day that does not exist: (17)281300');
    expect((await read('https://example.org/x')).message).toMatch(/^This code has another layout: https/);
  });

  it('of a batch that is not on sale, or with another expiry than the books, stops with the names (PH048)', async () => {
    const { read } = await makeScene();
    expect((await read(`]d201${GTIN}10ZZ9`)).message).toMatch(/^Medicine \d+: batch ZZ9 is not on sale here$/);
    const another = await read(`]d201${GTIN}17${yymmdd(dayOf(20))}10AB12C`);
    expect(another.message).toMatch(/^Medicine \d+, batch AB12C: the pack expires on /);
  });

  it('without a batch number stops an expired pack, and means the batches of its expiry alone (PH010, PH048)', async () => {
    const { tenant, itemId, batchId, read } = await makeScene();
    const later = await stock(tenant, itemId, { quantity: 5, mrp: 50, batchNumber: 'LATER', days: 400 });
    expect((await read(`01${GTIN}17200131`)).message).toMatch(/: the pack expired on .* Do not sell it$/);
    expect((await read(`01${GTIN}17${yymmdd(dayOf(900))}`)).message).toMatch(/: no batch that expires on /);
    const meant = async (days: number) =>
      (await read(`01${GTIN}17${yymmdd(dayOf(days))}`)).output.barcode.batches.map((each) => each.batchId);
    expect(await meant(400)).toEqual([later]);
    expect(await meant(200)).toEqual([batchId]);
  });

  it('of goods that are no medicine names them too (PH048)', async () => {
    const { tenant, itemId, read } = await makeScene();
    await parts.owner.query(
      `update pharmacy_item set item_type = 'Non Medical' where tenant_id = $1 and item_id = $2`,
      [tenant.tenantId, itemId],
    );
    expect((await read(GTIN)).output.barcode.item).toMatchObject({ itemId });
  });

  it('belongs to one item of the tenant until it is released (PH078)', async () => {
    const { tenant, itemId, other, keep, read } = await makeScene();
    expect((await keep(itemId)).isFailure).toBe(false);
    expect((await keep(other, '8901000123459')).message).toMatch(new RegExp(`^Code ${GTIN} belongs to Medicine`));
    const answers = await Promise.all([itemId, other, itemId, other].map((each) => keep(each, 'PH-9')));
    expect(answers.filter(({ isFailure }) => isFailure).length).toBeGreaterThan(0);
    const { rows } = await parts.owner.query(
      "select count(*)::int as kept from item_barcode where tenant_id = $1 and code = 'PH-9' and is_active",
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ kept: 1 }]);
    await tenant.ask(releaseItemBarcode, { barcode: { itemId, code: GTIN } });
    expect((await tenant.call(releaseItemBarcode, { barcode: { itemId, code: GTIN } })).isFailure).toBe(true);
    expect((await keep(other)).isFailure).toBe(false);
    expect((await read(GTIN)).output.barcode.item).toMatchObject({ itemId: other });
  });
});
