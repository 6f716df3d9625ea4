// Import files of area lists: the area's rules apply to every row, one bad row stops the import, and a preview leaves no changes.

import { orderableFile } from '@charaka/contract/clinic/orderable/orderable-file';
import { labTestFile } from '@charaka/contract/diagnostics/labtest/lab-test-file';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { masterFileEndpoints } from '@charaka/contract/kernel/master-file';
import { listCharges } from '@charaka/contract/money/tariff/tariff';
import { chargeFile, packageFile, rateFile } from '@charaka/contract/money/tariff/tariff-file';
import { listDatedRates } from '@charaka/contract/money/tariff/tariff-rates';
import { addReferral } from '@charaka/contract/people/referral/referral';
import { referralFile } from '@charaka/contract/people/referral/referral-file';
import { admit } from '@charaka/contract/stay/admission/admission';
import { bedFile, bedFloorFile, bedGroupFile } from '@charaka/contract/stay/bed/bed-file';
import { pharmacyItemFile } from '@charaka/contract/supply/pharmacy/item-file';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../test-support/patient/admission-form.ts';
import { urineTest } from '../../test-support/record/lab-catalogue.ts';
import { addItem, stock } from '../../test-support/record/pharmacy-shelf.ts';
import { LiveScreen } from '../../test-support/server/live-screen.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const preview = (tenant: TestTenant, table: FileTable, file: string) =>
  tenant.ask(masterFileEndpoints(table).previewFile, { file });

async function run(tenant: TestTenant, table: FileTable, file: string) {
  const { fingerprint } = await preview(tenant, table, file);
  return tenant.call(masterFileEndpoints(table).importFile, { file, fingerprint });
}

async function faults(tenant: TestTenant, table: FileTable, file: string): Promise<string[]> {
  const { badRows } = await preview(tenant, table, file);
  return badRows.map(({ row, column, value, reason }) => `${row} ${column} '${value}': ${reason}`);
}

const linesOf = async (tenant: TestTenant, table: FileTable, hospitalId?: number) =>
  (await tenant.ask(masterFileEndpoints(table).exportFile, {}, { as: 'admin', ...(hospitalId ? { hospitalId } : {}) }))
    .lines;

async function auditedRows(tenant: TestTenant): Promise<number> {
  const { rows } = await parts.owner.query<{ count: string }>(
    `select count(*) from audit_log where tenant_id = $1 and operation like '/Bed/%Bed%'`,
    [tenant.tenantId],
  );
  return Number(rows[0]?.count);
}

describe('a file of an area', () => {
  it('holds every row to the rules of the form: who lies in a bed keeps it open and in its ward (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await tenant.ask(admit, { admission: admissionForm(tenant, patientId, { bedId: 1 }) });
    expect((await run(tenant, bedGroupFile, 'Ward,Floor\nWard C,Ground')).message).toBe('Wards: 1 added, 0 changed');
    const file = [
      'Ward,Bed,Bed type,Charge code,Active',
      'Ward A,B-1,General,R1,no',
      'Ward A,B-2,General,R1,no',
      'Ward C,C-1,General,NONE,yes',
      'Ward C,C-2,Virtual,,yes',
      'Ward D,D-1,General,,yes',
    ].join('\n');
    const told = await faults(tenant, bedFile, file);
    expect(told).toHaveLength(4);
    expect(told[0]).toMatch(/^2 Ward 'Ward A, B-1': Bed B-1 is occupied by .* \(IPD Id \d+\): it stays active$/);
    expect(told.slice(1)).toEqual([
      "4 Charge code 'NONE': There is no charge 'NONE'",
      "5 Ward 'Ward C, C-2': Bed type Virtual is for IVF and Dental only",
      "6 Ward 'Ward D': There is no ward 'Ward D'",
    ]);
    expect((await run(tenant, bedFile, file)).message).toBe('Nothing was imported: 2 rows are wrong');
    expect((await linesOf(tenant, bedFile)).filter(([ward]) => ward === 'Ward C')).toEqual([]);
    expect(await faults(tenant, bedGroupFile, 'Ward,Active\nWard A,no\nVirtual,no')).toEqual([
      expect.stringMatching(/^2 Ward 'Ward A': Ward A has occupied beds and stays active: B-1 /),
      "3 Ward 'Virtual': Virtual is fixed: it can be neither changed nor deactivated",
    ]);
    expect(await faults(tenant, bedFloorFile, 'Floor,Active\nGround,no')).toEqual([
      expect.stringMatching(/^2 Floor 'Ground': Ground has active wards and stays active: /),
    ]);
  });

  it('says which charges are divisible; a test is not, and without the column each stays as it was (Q257)', async () => {
    const tenant = await makeTenant(parts);
    const file = (rows: string[]) =>
      ['Charge code,Charge,Charge category,Standard charge,Non-applicable,Divisible', ...rows].join('\n');
    expect(await faults(tenant, chargeFile, file(['L1,Urine routine,Tests,85,no,yes']))).toEqual([
      expect.stringMatching(/^2 Divisible 'yes': Tests, images, visits, procedures and bed days are charged in whole/),
    ]);
    await run(tenant, chargeFile, file(['C1,Consultation,Consultation,500,no,yes']));
    await run(
      tenant,
      chargeFile,
      'Charge code,Charge,Charge category,Standard charge\nC1,Consultation,Consultation,550',
    );
    const { rows } = await tenant.ask(listCharges, { search: 'consultation' });
    expect(rows).toMatchObject([{ isDivisible: true, standardCharge: 55_000 }]);
  });

  it('keeps an agreed commission to administrators, and writes mail addresses and PAN as they are kept (R166, R261)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(addReferral, { referral: { referralName: 'Dr. Rao', contactNo: '9812345678', ipdPercentage: 5 } });
    const file = (commission: string) =>
      `Referral,Phone,Email,PAN,IPD commission\nDr. Rao,9812345678,Rao@Example.org,abcpe1234f,${commission}`;
    expect(await faults(tenant, referralFile, file('7.5'))).toEqual([
      "2 Referral 'Dr. Rao, 9812345678': The commission is agreed. Only an administrator may change it",
    ]);
    expect((await run(tenant, referralFile, file('5'))).message).toBe('Referrals: 0 added, 1 changed');
    expect(await linesOf(tenant, referralFile)).toEqual([
      ['Dr. Rao', '9812345678', 'rao@example.org', '', 'ABCPE1234F', 5, '', '', '', 'yes'],
    ]);
    expect(await preview(tenant, referralFile, file('5'))).toMatchObject({ changedCount: 0, unchangedCount: 1 });
    expect(await faults(tenant, referralFile, 'Referral,Phone,Email\nDr. Rao,981,rao')).toEqual([
      "2 Phone '981': Please enter a phone number with its area code, for example 033 2345 6789, or a mobile of 10 digits",
      "2 Email 'rao': This is not a valid Email!!!",
    ]);
    const asAdmin = { as: 'admin' } as const;
    const { previewFile, importFile } = masterFileEndpoints(referralFile);
    const { fingerprint } = await tenant.ask(previewFile, { file: file('7.5') }, asAdmin);
    expect((await tenant.call(importFile, { file: file('7.5'), fingerprint }, asAdmin)).isFailure).toBe(false);
  });

  it('keeps an item that is in stock in use, and its name to itself (R291)', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addItem(tenant);
    await stock(tenant, itemId, { quantity: 4, mrp: 10 });
    const [line = []] = await linesOf(tenant, pharmacyItemFile);
    const head = 'Item code,Item name,Item type,Unit,GST slab,Drug schedule,Active';
    const fresh = `NEW-1,${line[1]},non medical,1 box,GST 5%,H1,yes`;
    expect(
      await faults(
        tenant,
        pharmacyItemFile,
        `${head}\n${line[0]},${line[1]},${line[3]},${line[4]},GST 5%,,no\n${fresh}`,
      ),
    ).toEqual([
      `2 Item code '${line[0]}': 4 of this item are in stock: it stays active`,
      `3 Item name '${line[1]}': Item '${line[1]}' already exists`,
    ]);
    expect(await faults(tenant, pharmacyItemFile, `${head}\nNEW-1,Bandage,Cloth,1 box,GST 5%,Z,yes`)).toEqual([
      "2 Item type 'Cloth': Please write one of: Medical, Non Medical",
      "2 Drug schedule 'Z': Please write one of: G, H, H1, X",
    ]);
  });

  it('holds the charges of a package in one cell, by code, and replaces them as the form does (R278)', async () => {
    const tenant = await makeTenant(parts);
    const file = (cell: string) => `Package,For TPA,Charges\nDelivery,no,"${cell}"`;
    expect((await run(tenant, packageFile, file('R1 x 3 = 15000\nc1 × 2=1,000.50'))).message).toBe(
      'Packages: 1 added, 0 changed',
    );
    expect(await linesOf(tenant, packageFile)).toEqual([['Delivery', 'no', 'R1 x 3 = 15000\nC1 x 2 = 1000.5', 'yes']]);
    expect(await preview(tenant, packageFile, file('R1 x 3 = 15000\nC1 × 2=1000.50'))).toMatchObject({
      unchangedCount: 1,
    });
    expect(await faults(tenant, packageFile, file('R1 x 3 = 15000\nQ9 x 1 = 5'))).toEqual([
      "2 Charges 'R1 x 3 = 15000\nQ9 x 1 = 5': The charge 'Q9' does not exist",
    ]);
    expect(await faults(tenant, packageFile, file('R1 three'))).toEqual([
      "2 Charges 'R1 three': Please write one charge per line as 'code x quantity = amount', not 'R1 three'",
    ]);
    expect(await faults(tenant, packageFile, file('R1 x 0 = 5'))).toEqual([
      "2 Charges 'R1 x 0 = 5': R1 x 0 = 5: Value should greater then 0",
    ]);
    await run(tenant, packageFile, file('L1 x 1 = 80'));
    expect(await linesOf(tenant, packageFile)).toEqual([['Delivery', 'no', 'L1 x 1 = 80', 'yes']]);
  });

  it('refines charges that can be ordered, once each; a panel names the charges of its members (OR002, OR019, OR041)', async () => {
    const tenant = await makeTenant(parts);
    const head =
      'Charge code,Ordered as,Only for,Youngest (days),Oldest (days),The payer is asked first,"Charged, if not as its kind",Members of the panel';
    const told = await faults(
      tenant,
      orderableFile,
      [
        head,
        'C1,Consultation,,,,no,,',
        'L1,Urine,Men,400,30,no,,',
        'X1,Chest x-ray,Nobody,,,no,Later,',
        'Q9,Unknown,,,,no,,',
      ].join('\n'),
    );
    expect(told).toEqual([
      "2 Charge code 'C1': Consultation cannot be ordered",
      "3 Oldest (days) '30': The minimum age must not be above the maximum age",
      "4 Only for 'Nobody': Please write one of: Men, Women",
      "4 Charged, if not as its kind 'Later': Please write one of: When signed, When begun, When done",
      "5 Charge code 'Q9': There is no charge 'Q9'",
    ]);
    const file = `${head}\nL1,Urine,Men,,30,yes,When signed,\nX1,Chest panel,,,,no,,l1`;
    expect((await run(tenant, orderableFile, file)).message).toBe('Orderables: 2 added, 0 changed');
    expect(await linesOf(tenant, orderableFile)).toEqual([
      ['L1', 'Urine', '', '', '', 'Men', '', 30, '', 'yes', 'no', 'When signed', '', '', 'yes'],
      ['X1', 'Chest panel', '', '', '', '', '', '', '', 'no', 'no', '', '', 'L1', 'yes'],
    ]);
    expect(await preview(tenant, orderableFile, file.replace('l1', 'L1'))).toMatchObject({
      unchangedCount: 2,
      changedCount: 0,
      newCount: 0,
    });
    expect(await linesOf(tenant, orderableFile, 2)).toEqual([]);
    const later = await preview(
      tenant,
      orderableFile,
      `${head}\nL1,Urine,Men,,60,yes,When signed,\nX1,Chest panel,,,,no,,NONE`,
    );
    expect(later.badRows).toMatchObject([
      { row: 3, column: 'Members of the panel', reason: "No orderable has the charge 'NONE'" },
    ]);
    expect((await run(tenant, orderableFile, `${head}\nL1,Urine,Men,,60,yes,When signed,`)).message).toBe(
      'Orderables: 0 added, 1 changed',
    );
  });

  it('holds the settings of laboratory tests, with their parameters by code (LB001, LB053)', async () => {
    const tenant = await makeTenant(parts);
    await urineTest(tenant, []);
    const head =
      'Charge code,Section,Specimen,Container,Kind of test,Codes of parameters,Method,LOINC code,In accredited scope,Minimum volume (mL),Print order,Own page,Confidential';
    const row = (...cells: string[]) => `${head}\n${cells.map((cell) => `"${cell}"`).join(',')}`;
    const urine = ['L1', 'Biochemistry', 'Serum', 'Serum', 'Measured in numbers'];
    expect(
      await faults(tenant, labTestFile, row(...urine, 'UREA\nNONE', '', '3094-1', 'yes', '0', '10000', 'no', 'no')),
    ).toEqual([
      "2 LOINC code '3094-1': The check digit of this LOINC code is wrong",
      "2 Minimum volume (mL) '0': Enter a volume above 0 and at most 1000 mL",
      "2 Print order '10000': Enter a whole number between 1 and 9999",
    ]);
    const right = ['IFCC', '3094-0', 'yes', '2.5', '7', 'yes', 'no'];
    expect(await faults(tenant, labTestFile, row(...urine, 'UREA\nNONE', ...right))).toEqual([
      "2 Codes of parameters 'UREA\nNONE': No parameter in use has the code 'NONE'",
    ]);
    expect(await faults(tenant, labTestFile, row(...urine, '', ...right))).toEqual([
      "2 Codes of parameters '': Please choose at least one parameter",
    ]);
    const file = row(...urine, 'UREA, crea\nURIC?', ...right);
    expect((await run(tenant, labTestFile, file)).message).toBe('Laboratory tests: 1 added, 0 changed');
    const sheet = await tenant.ask(masterFileEndpoints(labTestFile).exportFile, {}, { as: 'admin' });
    const cells = Object.fromEntries(sheet.headings.map((heading, place) => [heading, sheet.lines[0]?.[place]]));
    expect(cells).toMatchObject({
      'Charge code': 'L1',
      'Codes of parameters': 'UREA\nCREA\nURIC?',
      'LOINC code': '3094-0',
      'In accredited scope': 'yes',
      'Minimum volume (mL)': 2.5,
      'Print order': 7,
      'Own page': 'yes',
    });
    expect(await preview(tenant, labTestFile, file.replace('UREA, crea\nURIC?', 'UREA\nCREA\nURIC?'))).toMatchObject({
      newCount: 0,
      changedCount: 0,
      unchangedCount: 1,
    });
    const other = file.replace('"7"', '"3"').replace('"yes","2.5"', '"no","2.5"');
    expect(await faults(tenant, labTestFile, other)).toEqual([]);
    const changed = await run(tenant, labTestFile, other);
    expect(changed.message).toBe('Laboratory tests: 0 added, 1 changed');
  });

  it('sets rates of payers from a day on; a charge or payer that is not in use has none (Q93)', async () => {
    const tenant = await makeTenant(parts);
    const file = 'Association,Charge code,Valid from,Rate\nTest TPA,C1,01/04/2031,450\nTest Corporate,R1,2031-04-01,0';
    expect((await run(tenant, rateFile, file)).message).toBe('Payer rates: 2 added, 0 changed');
    expect(await linesOf(tenant, rateFile)).toEqual([
      ['Test Corporate', 'R1', '2031-04-01', 0, ''],
      ['Test TPA', 'C1', '2000-01-01', 400, 'T-C1'],
      ['Test TPA', 'C1', '2031-04-01', 450, ''],
    ]);
    const { rates } = await tenant.ask(listDatedRates, { associationId: 1, chargeId: 1 });
    expect(rates.map(({ tpaCharge, validFrom }) => [tpaCharge, validFrom])).toEqual([
      [45000, '2031-04-01'],
      [40000, '2000-01-01'],
    ]);
    expect(
      await faults(
        tenant,
        rateFile,
        'Association,Charge code,Valid from,Rate\nNobody,C1,2031-04-01,1\nTest TPA,C1,soon,-1',
      ),
    ).toEqual([
      "2 Association 'Nobody': There is no association 'Nobody'",
      "3 Valid from 'soon': This is not a valid date",
      expect.stringMatching(/^3 Rate '-1': /),
    ]);
  });

  it('is written whole or not at all, also when the fault is found by the rules of the area alone (Part 6)', async () => {
    const tenant = await makeTenant(parts);
    const before = await linesOf(tenant, bedFile);
    const written = await auditedRows(tenant);
    const file = 'Ward,Bed,Bed type\nWard A,N-1,General\nWard A,N-2,Virtual\nWard A,N-3,General';
    const shown = await preview(tenant, bedFile, file);
    expect(shown).toMatchObject({ newCount: 2, changedCount: 0, unchangedCount: 0, badCount: 1 });
    const { importFile } = masterFileEndpoints(bedFile);
    const done = await tenant.call(importFile, { file, fingerprint: shown.fingerprint });
    expect(done.message).toBe('Nothing was imported: 1 row is wrong');
    expect(await linesOf(tenant, bedFile)).toEqual(before);
    expect(await auditedRows(tenant)).toBe(written);
    expect((await run(tenant, bedFile, file.replace('Virtual', 'General'))).message).toBe('Beds: 3 added, 0 changed');
    expect(await auditedRows(tenant)).toBe(written + 3);
  });

  it('is of the hospital one works in, and tells open screens once when it is done (R284, R285)', async () => {
    const address = await parts.app.listen({ port: 0, host: '127.0.0.1' });
    const tenant = await makeTenant(parts);
    const screen = await new LiveScreen().open(address, tenant, tenant.tokens.get('viewer') as string, 'hospitalId=1');
    const other = await linesOf(tenant, bedFile, 2);
    expect(other.map(([ward]) => ward)).toEqual(['Ward B', 'Ward B']);
    const file = 'Ward,Bed,Bed type\nWard A,N-1,General\nWard A,N-2,General\nWard A,N-3,General';
    await run(tenant, bedFile, file);
    const heard = () => screen.news.filter(({ topic }) => topic === 'bed').length;
    await expect.poll(heard).toBe(1);
    await run(tenant, bedFloorFile, 'Floor,Description\nGround,The entrance');
    await expect.poll(heard).toBe(2);
    expect(await linesOf(tenant, bedFile, 2)).toEqual(other);
    expect(await faults(tenant, bedFile, 'Ward,Bed,Bed type\nWard B,N-1,General')).toEqual([
      "2 Ward 'Ward B': There is no ward 'Ward B'",
    ]);
    screen.close();
  });

  it('fills a second hospital of the tenant with the price list of the first (Part 6)', async () => {
    const tenant = await makeTenant(parts);
    const { exportFile, previewFile, importFile } = masterFileEndpoints(chargeFile);
    const sheet = await tenant.ask(exportFile, {});
    const file = [sheet.headings, ...sheet.lines].map((line) => line.join('\t')).join('\n');
    const second = { as: 'admin', hospitalId: 2 } as const;
    const { fingerprint, ...shown } = await tenant.ask(previewFile, { file }, second);
    // The consultation is there already.
    expect(shown).toMatchObject({ newCount: 4, changedCount: 0, unchangedCount: 1, badRows: [] });
    await tenant.ask(importFile, { file, fingerprint }, second);
    expect(await linesOf(tenant, chargeFile, 2)).toEqual(sheet.lines);
    expect((await tenant.ask(previewFile, { file }, second)).unchangedCount).toBe(5);
    expect(
      await faults(tenant, chargeFile, 'Charge code,Charge,Charge category,Standard charge\nR1,Room,Room,'),
    ).toEqual(["2 Standard charge '': Please enter standard charge"]);
  });

  it('needs the right to add and the right to change, as the form does (R168)', async () => {
    const file = 'Floor\nRoof';
    const { previewFile, importFile } = masterFileEndpoints(bedFloorFile);
    for (const missing of ['can_add', 'can_edit']) {
      const tenant = await makeTenant(parts);
      await parts.owner.query(
        `update role_permission set ${missing} = false where tenant_id = $1 and role_id = 30 and menu_path = $2`,
        [tenant.tenantId, bedFloorFile.menu],
      );
      const { fingerprint } = await tenant.ask(previewFile, { file }, { as: 'admin' });
      expect((await tenant.call(previewFile, { file })).status, missing).toBe(403);
      expect((await tenant.call(importFile, { file, fingerprint })).status, missing).toBe(403);
    }
  });
});
