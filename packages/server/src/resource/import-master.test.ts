// Single cases of importing a master: references by name, records in use, fixed fields, spellings, rights, and long files.

import { association } from '@charaka/contract/foundation/masters/association';
import { bedType } from '@charaka/contract/foundation/masters/bed-type';
import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { chargeType } from '@charaka/contract/foundation/masters/charge-type';
import { department } from '@charaka/contract/foundation/masters/department';
import { diagnosis } from '@charaka/contract/foundation/masters/diagnosis';
import { gstSlab } from '@charaka/contract/foundation/masters/gst-slab';
import { payrollCalendar } from '@charaka/contract/foundation/masters/payroll-calendar';
import { scheduler } from '@charaka/contract/foundation/masters/scheduler';
import { fileColumns, masterFileEndpoints, mostImportedRows } from '@charaka/contract/kernel/master-file';
import { type Master, masterEndpoints } from '@charaka/contract/kernel/resource';
import { referralFile } from '@charaka/contract/people/referral/referral-file';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const preview = (tenant: TestTenant, master: Master, file: string) =>
  tenant.ask(masterFileEndpoints(master).previewFile, { file });

async function run(tenant: TestTenant, master: Master, file: string) {
  const { fingerprint } = await preview(tenant, master, file);
  return tenant.call(masterFileEndpoints(master).importFile, { file, fingerprint });
}

/** The faults of a file, one line each. */
async function faults(tenant: TestTenant, master: Master, file: string): Promise<string[]> {
  const { badRows } = await preview(tenant, master, file);
  return badRows.map(({ row, column, value, reason }) => `${row} ${column} '${value}': ${reason}`);
}

const linesOf = async (tenant: TestTenant, master: Master) =>
  (await tenant.ask(masterFileEndpoints(master).exportFile, {})).lines;

describe('a file of a master', () => {
  it('names records of other masters, unknown and inactive ones are refused by name', async () => {
    const tenant = await makeTenant(parts);
    const file = (type: string, active = 'yes') =>
      `Charge category,Charge type,Active\nMinor surgery,${type},${active}\n`;
    expect(await faults(tenant, chargeCategory, file('Surgery'))).toEqual([
      "2 Charge type 'Surgery': There is no charge type 'Surgery'",
    ]);
    expect(await faults(tenant, chargeCategory, file(''))).toEqual(["2 Charge type '': Please select charge type"]);
    expect((await run(tenant, chargeType, 'Charge type,Active\nSurgery,no')).isFailure).toBe(false);
    expect(await faults(tenant, chargeCategory, file('surgery'))).toEqual([
      "2 Charge type 'surgery': This charge type is no longer active",
    ]);
    expect((await run(tenant, chargeCategory, file('surgery', 'no'))).isFailure).toBe(false);
    expect(await linesOf(tenant, chargeCategory)).toContainEqual(['Minor surgery', '', 'Surgery', 'no']);
  });

  it('says where a record is in use that it would close, and leaves fixed ones alone', async () => {
    const tenant = await makeTenant(parts);
    expect(await faults(tenant, department, 'Department,Active\nMedicine,no')).toEqual([
      "2 Active 'no': This department is in use by 3 staff and stays active",
    ]);
    expect(await faults(tenant, bedType, 'Bed type,Active\nVIRTUAL,yes')).toEqual([
      "2 Bed type 'VIRTUAL': This bed type is fixed: it can be neither changed nor deactivated",
    ]);
    expect((await preview(tenant, bedType, 'Bed type,Active\nVirtual,yes')).unchangedCount).toBe(1);
  });

  it('keeps what it has no column for, clears what is empty, and takes the spellings of the wire as headings', async () => {
    const tenant = await makeTenant(parts);
    const item = {
      associationName: 'Star',
      address: 'Pune',
      email: 'a@b.example',
      isCorporate: true,
      colorCode: '#fff',
    };
    await tenant.ask(masterEndpoints(association).add, { item });
    expect(
      (await run(tenant, association, 'associationName;eamilAddress;Colour code\nSTAR;c@d.example;\n')).message,
    ).toBe('Associations: 0 added, 1 changed');
    const line = (await linesOf(tenant, association)).find(([name]) => name === 'STAR');
    expect(line).toEqual(['STAR', '', 'Pune', '', 'c@d.example', '', '', 'yes', ...Array(10).fill(''), 'yes']);
    const headings = fileColumns(association)
      .map(({ field }) => field.label)
      .join(', ');
    expect(await faults(tenant, association, 'Association,Fax\nStar,1')).toEqual([
      `1 Fax 'Fax': This column does not exist here. The columns are: ${headings}`,
    ]);
    expect(await faults(tenant, association, 'Address\nPune')).toEqual([
      "1 Association '': The file has no column 'Association'",
    ]);
  });

  it("is checked as the form is: totals, periods, lengths, and days in the hospital's order (R144)", async () => {
    const tenant = await makeTenant(parts);
    const head = 'GST slab,IGST,SGST,CGST,GST type,Active\n';
    expect(
      await faults(
        tenant,
        gstSlab,
        `${head}GST 18%,18,9,8,Exclusive,yes\nOdd,12,5,6.005,Both,yes\nAll,120,60,60,Inclusive,yes`,
      ),
    ).toEqual([
      "2 IGST '18': IGST must be the sum of SGST and CGST",
      "3 GST type 'Both': Please write one of: Inclusive, Exclusive",
      "3 CGST '6.005': The percentage has more than 2 decimals",
      "4 IGST '120': The percentage can't be more than 100",
    ]);
    expect((await run(tenant, gstSlab, `${head}GST 18%,18%,9,"9.00",exclusive,`)).isFailure).toBe(false);
    expect(await linesOf(tenant, gstSlab)).toContainEqual(['GST 18%', 18, 9, 9, 'Exclusive', 'yes']);
    const period = 'Start date,End date\n';
    expect((await run(tenant, payrollCalendar, `${period}01/04/2031,30-Apr-2031`)).isFailure).toBe(false);
    expect((await preview(tenant, payrollCalendar, `${period}01/04/2031,30.4.2031`)).unchangedCount).toBe(1);
    expect(await faults(tenant, payrollCalendar, `${period}2031-05-01,2031-04-30\n31/06/2031,2031-07-01`)).toEqual([
      "2 End date '2031-04-30': The end date can't be before the start date",
      "3 Start date '31/06/2031': This is not a valid date",
    ]);
    expect(await faults(tenant, scheduler, 'Schedule,Time\nNight,24:00')).toEqual([
      "2 Time '24:00': Please enter a time as HH:mm",
    ]);
    expect(await faults(tenant, department, `Department\n${'x'.repeat(101)}`)).toEqual([
      `2 Department '${'x'.repeat(101)}': This text is longer than 100 characters`,
    ]);
  });

  it('needs the right to add and the right to change (R168)', async () => {
    const file = 'Department\nCardiology';
    const { previewFile, importFile, exportFile } = masterFileEndpoints(department);
    for (const missing of ['can_add', 'can_edit', 'neither']) {
      const tenant = await makeTenant(parts);
      if (missing !== 'neither')
        await parts.owner.query(
          `update role_permission set ${missing} = false where tenant_id = $1 and role_id = 30 and menu_path = $2`,
          [tenant.tenantId, department.menu],
        );
      const { fingerprint } = await tenant.ask(previewFile, { file }, { as: 'admin' });
      const status = missing === 'neither' ? 200 : 403;
      expect((await tenant.call(previewFile, { file })).status, missing).toBe(status);
      expect((await tenant.call(importFile, { file, fingerprint })).status, missing).toBe(status);
      expect((await tenant.call(importFile, { file, fingerprint }, { as: 'viewer' })).status).toBe(403);
      expect((await tenant.call(exportFile, {}, { as: 'viewer' })).isFailure).toBe(false);
    }
  });

  it('leaves with the deed to export, and one that names persons only once that is confirmed (Q224, PS035)', async () => {
    const tenant = await makeTenant(parts);
    const plain = masterFileEndpoints(department).exportFile;
    const personal = [masterFileEndpoints(association).exportFile, masterFileEndpoints(referralFile).exportFile];
    const doctor = await addUserOfRole(tenant, 1);
    for (const endpoint of [plain, ...personal])
      expect((await tenant.call(endpoint, {}, { as: doctor })).status).toBe(403);
    for (const endpoint of [plain, ...personal]) expect((await tenant.call(endpoint, {})).isFailure).toBe(false);
    await parts.owner.query(`update session set stepped_up_on = now() - interval '11 minutes' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    for (const endpoint of personal)
      await expect.poll(async () => (await tenant.call(endpoint, {})).wire._stepUp).toBe('password');
    expect((await tenant.call(plain, {})).isFailure).toBe(false);
  });

  it('of a published list may hold 1,00,000 rows and is refused with a sentence when it holds more', async () => {
    const tenant = await makeTenant(parts);
    const file = (count: number) =>
      ['ICD Code,Diagnosis', ...Array.from({ length: count }, (_, index) => `X${index},"Disease, no. ${index}"`)].join(
        '\n',
      );
    const done = await run(tenant, diagnosis, file(2000));
    expect(done.output).toMatchObject({ newCount: 2000, changedCount: 0 });
    const most = mostImportedRows(diagnosis);
    const more = await preview(tenant, diagnosis, file(most));
    expect(more).toMatchObject({ newCount: most - 2000, unchangedCount: 2000, badRows: [] });
    expect(more.rows.length).toBe(200);
    expect(await faults(tenant, diagnosis, file(most + 1))).toEqual([
      "1  '': The file has more than 1,00,000 rows; please split it",
    ]);
  });

  it('has titles above its headings, amounts with signs and dates as people write them (Q278)', async () => {
    const tenant = await makeTenant(parts);
    const file = (...lines: string[]) =>
      ['Sunrise Hospital, Kolkata', '', 'As of 01/04/2026', 'Code;Title;ClassKind', ...lines].join('\n');
    expect(await faults(tenant, diagnosis, file('A010;;category'))).toEqual(["5 Diagnosis '': Please enter diagnosis"]);
    const made = await run(
      tenant,
      diagnosis,
      file(';Infections;chapter', 'A00-A09;Gut;block', 'A010;- - Typhoid fever;category'),
    );
    expect(made.output).toMatchObject({ rowCount: 1, newCount: 1 });
    expect(await linesOf(tenant, diagnosis)).toContainEqual(['A01.0', 'Typhoid fever', 'yes']);
    const again = await preview(tenant, diagnosis, 'ICD-10 code,Long description\nA01.0,Typhoid fever\n');
    expect(again).toMatchObject({ newCount: 0, unchangedCount: 1, badRows: [] });
    const twice = await tenant.call(masterEndpoints(diagnosis).add, {
      item: { icdCode: 'a010', diagnosisName: 'Fever' },
    });
    expect(twice.isFailure).toBe(true);
  });
});
