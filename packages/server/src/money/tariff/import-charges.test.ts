// Prices: rates by payer, the charge search, and the price-list import on small files and on one of 1,896 rows.
import { getChargeRates, importCharges, listAssociations, listCharges } from '@charaka/contract/money/tariff/tariff';
import { describe, expect, it } from 'vitest';
import { longPriceList, longPriceListCsv, longPriceListRows } from '../../../test-support/money/long-price-list.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeDivisible, makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const mapping = { codeColumn: 'code', nameColumn: 'name', categoryColumn: 'category', standardColumn: 'standard' };
const withTariff = { ...mapping, tariffColumn: 'nabh', associationName: 'CGHS' };

describe('rates', () => {
  it("applies the payer's rate where they have one, else the standard charge (R447, Q93)", async () => {
    const tenant = await makeTenant(parts);
    const [consultation, room] = tenant.chargeIds;
    const own = await tenant.ask(getChargeRates, { chargeId: consultation, associationId: tenant.associationId });
    expect(own).toMatchObject({ standardCharge: 50000, tpaCharge: 40000, appliedCharge: 40000, tpaChargeCode: 'T-C1' });
    const none = await tenant.ask(getChargeRates, { chargeId: room, associationId: tenant.associationId });
    expect(none).toMatchObject({ standardCharge: 625000, tpaCharge: 0, appliedCharge: 625000 });
    const cash = await tenant.ask(getChargeRates, { chargeId: consultation });
    expect(cash.appliedCharge).toBe(50000);
  });

  it('finds charges by code or name from 3 letters on, in this hospital only (R445, Q75)', async () => {
    const tenant = await makeTenant(parts);
    const found = await tenant.ask(listCharges, { search: 'consu' });
    expect(found.rows.map((row) => row.chargeCode)).toEqual(['C1']);
    expect(found.rows[0]).toMatchObject({ chargeName: 'Consultation', standardCharge: 50000 });
    expect((await tenant.call(listCharges, { search: 'co' })).isFailure).toBe(true);
    expect((await tenant.ask(listCharges, { search: '%%%' })).rows).toEqual([]);
  });
});

describe('price-list import', () => {
  it('takes amounts as price lists write them, and asks about one with two meanings', async () => {
    const tenant = await makeTenant(parts);
    const rows = [
      'A1,Scan,Room,₹ 1,350',
      'A2,Lead,Room,Rs. 500/-',
      'A3,Gel,Room,Tk ৫০০',
      'A4,Tube,Room,1.250',
      'A5,Bag,Room,1\u00a0000',
      'A6,Tape,Room,12 50',
    ];
    const csv = ['Sunrise Hospital', 'Rates of 01/04/2026', 'code,name,category,standard', ...rows]
      .join('\n')
      .replace('₹ 1,350', '"₹ 1,350"');
    const { newCount, badRows } = await tenant.ask(importCharges, { csv, mapping, isPreview: true });
    expect(newCount).toBe(4);
    expect(badRows.map(({ row, reason }) => [row, reason])).toEqual([
      [7, 'This may mean 1250 or 1.25. Please write the value that is meant'],
      [9, 'This is not an amount in rupees with at most 2 decimals'],
    ]);
  });

  it('asks about a code that a spreadsheet rounded or shows as an error, and knows a category in other blanks', async () => {
    const tenant = await makeTenant(parts);
    const rows = [
      '1.00E+50,Scan,Room,10',
      'A2,#N/A,Room,10',
      'A3,Gel, ROOM\u00A0,10',
      'A4,Tube,Bed  rent,10',
      'A5,Pad,Bed rent,10',
    ];
    const csv = ['code,name,category,standard', ...rows].join('\r\n');
    const { newCount, newCategories, badRows } = await tenant.ask(importCharges, { csv, mapping, isPreview: true });
    expect([newCount, newCategories]).toEqual([3, ['Bed rent']]);
    expect(badRows.map(({ row, column }) => `${row} ${column}`)).toEqual(['2 code', '3 name']);
    expect(badRows[0]?.reason).toMatch(/^The spreadsheet shows an error here, or has rounded/);
  });

  it('previews without writing, then commits new, changed and unchanged charges and the payer tariff', async () => {
    const tenant = await makeTenant(parts);
    const csv =
      'code,name,category,standard,nabh\nC1,Consultation,Consultation,500,450\nR1,Deluxe room,Room,"7,000",\nZ9,New test,Laboratory Investigation,85.50,90';
    const preview = await tenant.ask(importCharges, { csv, mapping: withTariff, isPreview: true });
    expect(preview).toMatchObject({
      newCount: 1,
      changedCount: 1,
      unchangedCount: 1,
      tariffCount: 2,
      isCommitted: false,
    });
    expect(preview.newCategories).toEqual(['Laboratory Investigation']);
    expect((await tenant.ask(listCharges, { search: 'New test' })).rows).toEqual([]);
    const done = await tenant.call(importCharges, { csv, mapping: withTariff, isPreview: false });
    expect(done.message).toBe('2 charges imported');
    const [added] = (await tenant.ask(listCharges, { search: 'New test' })).rows;
    expect(added).toMatchObject({ standardCharge: 8550, chargeTypeId: 3 });
    const payer = (await tenant.ask(listAssociations, {})).rows.find((row) => row.associationName === 'CGHS');
    const rates = await tenant.ask(getChargeRates, {
      chargeId: added?.chargeId ?? 0,
      associationId: payer?.associationId,
    });
    expect(rates).toMatchObject({ tpaCharge: 9000, appliedCharge: 9000 });
    const again = await tenant.ask(importCharges, { csv, mapping: withTariff, isPreview: false });
    expect(again).toMatchObject({ newCount: 0, changedCount: 0, unchangedCount: 3 });
  });

  it('names every bad row and writes nothing when one is bad', async () => {
    const tenant = await makeTenant(parts);
    const csv =
      'code,name,category,standard\nA1,Good,Room,100\nA1,Twice,Room,100\n,No code,Room,100\nA3,Bad amount,Room,12.345\nA4,,Room,-5';
    const preview = await tenant.ask(importCharges, { csv, mapping, isPreview: true });
    expect(preview.badRows.map((bad) => [bad.row, bad.column])).toEqual([
      [3, 'code'],
      [4, 'code'],
      [5, 'standard'],
      [6, 'name'],
      [6, 'standard'],
    ]);
    const commit = await tenant.call(importCharges, { csv, mapping, isPreview: false });
    expect(commit.isFailure).toBe(true);
    expect((await tenant.ask(listCharges, { search: 'Good' })).rows).toEqual([]);
  });

  it('leaves a charge divisible, unless it moves to a type that never is (Q257)', async () => {
    const tenant = await makeTenant(parts);
    await makeDivisible(tenant, 1, 5);
    const csv = 'code,name,category,standard\nC1,Consultation,Consultation,700\nN1,Attendant meal,Tests,50';
    await tenant.ask(importCharges, { csv, mapping, isPreview: false });
    const { rows } = await tenant.ask(listCharges, {});
    const isDivisible = (code: string) => rows.find(({ chargeCode }) => chargeCode === code)?.isDivisible;
    expect([isDivisible('C1'), isDivisible('N1')]).toEqual([true, false]);
  });

  it('takes the type chosen for new categories as a type, not as a column', async () => {
    const tenant = await makeTenant(parts);
    const { rows } = await parts.owner.query<{ chargeTypeId: number }>(
      'select max(charge_type_id) as "chargeTypeId" from charge_type where tenant_id = $1 and is_active',
      [tenant.tenantId],
    );
    const chosen = { ...mapping, chargeTypeId: rows[0]?.chargeTypeId };
    const csv = 'code,name,category,standard\nT1,Tea,Cafeteria,15';
    const done = await tenant.ask(importCharges, { csv, mapping: chosen, isPreview: false });
    expect(done).toMatchObject({ newCount: 1, newCategories: ['Cafeteria'], badRows: [], isCommitted: true });
  });

  it('reads a code however it is written, and refuses two headings alike and letters that cannot be kept', async () => {
    const tenant = await makeTenant(parts);
    const rowsOf = async (csv: string) =>
      (await tenant.ask(importCharges, { csv, mapping, isPreview: true })).badRows.map(({ row, column, reason }) => [
        row,
        column,
        reason,
      ]);
    const head = 'code,name,category,standard\n';
    expect(await rowsOf(`${head}TDX,One,Room,1\n"TDX ",Two,Room,1\n\u200Btdx,Three,Room,1`)).toEqual([
      [3, 'code', 'This code is already in row 2'],
      [4, 'code', 'This code is already in row 2'],
    ]);
    expect(await rowsOf('code,name,category,standard,standard\nA,B,C,1,999')).toEqual([
      [1, '', "Two columns have the heading 'standard'. Please rename or remove one"],
    ]);
    expect(await rowsOf(`${head}A,B\0ad,Room,1\nB,Good,Room,1`)).toEqual([
      [2, 'name', 'This cell has a character that cannot be saved'],
    ]);
    const first = `${head}ＴＤＸ,One,Room,1`;
    await tenant.ask(importCharges, { csv: first, mapping, isPreview: false });
    const again = await tenant.ask(importCharges, { csv: `${head}"tdx ",One,Room,1`, mapping, isPreview: false });
    expect(again).toMatchObject({ newCount: 0, unchangedCount: 1 });
  });

  it('says which column a file lacks and which file is no CSV', async () => {
    const tenant = await makeTenant(parts);
    const lacking = await tenant.ask(importCharges, { csv: 'code,name\nA,B', mapping, isPreview: true });
    expect(lacking.badRows.map((bad) => bad.reason)).toContain("The file has no column 'standard'");
    const broken = await tenant.ask(importCharges, { csv: 'code,name\n"A,B', mapping, isPreview: true });
    expect(broken.badRows[0]?.reason).toMatch(/not a readable CSV/);
  });

  it('imports a list of 1,896 rows within seconds, each to the rupee', { timeout: 30_000 }, async () => {
    const tenant = await makeTenant(parts);
    const cghs = { ...withTariff, standardColumn: 'non_nabh' };
    const done = await tenant.ask(importCharges, { csv: longPriceListCsv(), mapping: cghs, isPreview: false });
    const count = longPriceListRows;
    expect(done).toMatchObject({ rowCount: count, newCount: count, tariffCount: count, isCommitted: true });
    const sample = longPriceList()[1_111];
    const [charge] = (await tenant.ask(listCharges, { search: sample?.code })).rows;
    const payer = (await tenant.ask(listAssociations, {})).rows.find((row) => row.associationName === 'CGHS');
    const rates = await tenant.ask(getChargeRates, {
      chargeId: charge?.chargeId ?? 0,
      associationId: payer?.associationId,
    });
    expect(rates).toMatchObject({
      standardCharge: (sample?.standardRupees ?? 0) * 100,
      appliedCharge: (sample?.tariffRupees ?? 0) * 100,
    });
  });
});
