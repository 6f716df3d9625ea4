// Letterhead, footer and sheet of each kind of paper: added, changed, taken out of use, and who may.
import { papers, specifiedSettings } from '@charaka/contract/composition/papers';
import {
  addPrintSetting,
  deletePrintSetting,
  getPrintSetting,
  listPrintSettings,
  updatePrintSetting,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const picture = 'iVBORw0KGgoAAAAN';
const dirty = '<p onclick="steal()">Open day and night<script>steal()</script></p>';
const clean = '<p>Open day and night</p>';

describe('print settings', () => {
  it('are kept with letterhead, heights and sheet, and read by number under both names (R276, Q21)', async () => {
    const tenant = await makeTenant(parts);
    const typed = {
      settingFor: 'ipd_bill',
      headerImage: `data:image/png;base64,${picture}`,
      footerHtml: clean,
      headerHeight: 120,
      footerHeight: 40,
      paperSize: 'A5',
      marginMillimetres: 8,
    } as const;
    const { printSetting } = await tenant.ask(addPrintSetting, {
      printSetting: typed,
    });
    expect(printSetting).toMatchObject({ ...typed, headerImage: picture, isActive: true });
    const { printSettingId } = printSetting;
    for (const path of ['/PrintSetting/GetPrintSettingbyId', '/PrintSetting/GetPrintSetting']) {
      const found = await tenant.ask({ ...getPrintSetting, path }, { printSetting: { printSettingId } });
      expect(found.printSetting).toEqual(printSetting);
    }
    const { rows } = await tenant.ask(listPrintSettings, { isWithoutPictures: true });
    const { version: _, ...listed } = printSetting;
    expect(rows).toEqual([{ ...listed, headerImage: null }]);
  });

  it('have their first values where nothing is given, for each of the 27 papers (R277, Q17)', async () => {
    const tenant = await makeTenant(parts);
    expect(new Set(specifiedSettings).size).toBe(27);
    for (const settingFor of specifiedSettings) await tenant.ask(addPrintSetting, { printSetting: { settingFor } });
    const { rows } = await tenant.ask(listPrintSettings, { pageSize: 0 });
    expect(rows.map((row) => row.settingFor).sort()).toEqual([...specifiedSettings].sort());
    expect(rows[0]).toMatchObject({ paperSize: 'A4', marginMillimetres: 10, headerHeight: null });
  });

  it('give labels, wristbands and slips sheets of their own, and no others (R276, Q17)', async () => {
    const tenant = await makeTenant(parts);
    const first = new Map(
      Object.entries({
        wristband: ['A4', 10],
        patient_label: ['A4', 10],
        dispense_label: ['A4', 10],
        asset_label: ['A4', 10],
        opd_token: ['roll80', 4],
      }),
    );
    for (const { setting: settingFor } of papers.filter(({ sheets }) => sheets)) {
      const { printSetting } = await tenant.ask(addPrintSetting, { printSetting: { settingFor } });
      expect([printSetting.paperSize, printSetting.marginMillimetres]).toEqual(first.get(settingFor));
      const { printSettingId } = printSetting;
      const refused = await tenant.call(updatePrintSetting, {
        printSetting: { printSettingId, settingFor, paperSize: settingFor === 'opd_token' ? 'label50x25' : 'roll80' },
      });
      expect(refused.message).toBe('This paper cannot be printed on that sheet');
    }
    const label = { settingFor: 'patient_label', paperSize: 'label38x25' } as const;
    const { rows } = await tenant.ask(listPrintSettings, { filterParams: [] });
    const printSettingId = rows.find(({ settingFor }) => settingFor === 'patient_label')?.printSettingId ?? 0;
    const { printSetting } = await tenant.ask(updatePrintSetting, { printSetting: { printSettingId, ...label } });
    expect(printSetting).toMatchObject({ paperSize: 'label38x25', marginMillimetres: 1 });
    const wide = await tenant.call(updatePrintSetting, {
      printSetting: { printSettingId, ...label, marginMillimetres: 6 },
    });
    expect(wide.message).toBe('Enter between 0 and 5 mm');
    const bill = await tenant.call(addPrintSetting, {
      printSetting: { settingFor: 'ipd_bill', paperSize: 'label50x25' },
    });
    expect(bill.message).toBe('This paper cannot be printed on that sheet');
    // Servers of the release before go on reading a sheet they know.
    const kept = await parts.owner.query(
      'select paper_size, small_sheet from print_setting where tenant_id = $1 and print_setting_id = $2',
      [tenant.tenantId, printSettingId],
    );
    expect(kept.rows).toEqual([{ paper_size: 'A4', small_sheet: 'label38x25' }]);
  });

  it('clean the footer on its way in and on its way out (Q158)', async () => {
    const tenant = await makeTenant(parts);
    const { printSetting } = await tenant.ask(addPrintSetting, {
      printSetting: { settingFor: 'ipd_bill', footerHtml: dirty },
    });
    expect(printSetting.footerHtml).toBe(clean);
    const stored = await parts.owner.query('select print_footer from print_setting where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(stored.rows).toEqual([{ print_footer: clean }]);
    await parts.owner.query('update print_setting set print_footer = $2 where tenant_id = $1', [
      tenant.tenantId,
      dirty,
    ]);
    const { rows } = await tenant.ask(listPrintSettings, {});
    expect(rows[0]?.footerHtml).toBe(clean);
  });

  it('tell the second of two who change one by name who was faster, though only the picture is new (Q21)', async () => {
    const tenant = await makeTenant(parts);
    const { printSetting } = await tenant.ask(addPrintSetting, { printSetting: { settingFor: 'ipd_bill' } });
    const { printSettingId, version } = printSetting;
    const edit = { printSettingId, settingFor: 'ipd_bill', version } as const;
    await tenant.ask(updatePrintSetting, { printSetting: { ...edit, headerImage: picture } }, { as: 'admin' });
    const refused = await tenant.call(updatePrintSetting, { printSetting: { ...edit, footerHtml: clean } });
    const message = 'Admin User changed this print setting after you opened it';
    expect(refused).toMatchObject({ isFailure: true, message, fields: { 'printSetting.version': message } });
    const present = await tenant.ask(getPrintSetting, { printSetting: { printSettingId } });
    expect(present).toMatchObject({ changedByName: 'Admin User', printSetting: { headerImage: picture } });
    const again = { ...edit, headerImage: picture, footerHtml: clean, version: present.printSetting.version };
    const changed = await tenant.ask(updatePrintSetting, { printSetting: again });
    expect(changed.printSetting).toMatchObject({ headerImage: picture, footerHtml: clean });
  });

  it('are one for each paper of a hospital, until it is taken out of use (R276)', async () => {
    const tenant = await makeTenant(parts);
    const { printSetting } = await tenant.ask(addPrintSetting, { printSetting: { settingFor: 'ipd_bill' } });
    const { printSettingId } = printSetting;
    const second = await tenant.call(addPrintSetting, { printSetting: { settingFor: 'ipd_bill' } });
    expect(second.message).toBe('A setting for ipd_bill already exists');
    await tenant.ask(deletePrintSetting, { printSetting: { printSettingId } });
    await tenant.ask(addPrintSetting, { printSetting: { settingFor: 'ipd_bill', paperSize: 'A5' } });
    const back = await tenant.call(updatePrintSetting, { printSetting: { printSettingId, settingFor: 'ipd_bill' } });
    expect(back.message).toBe('A setting for ipd_bill already exists');
    const moved = await tenant.ask(updatePrintSetting, {
      printSetting: { printSettingId, settingFor: 'ipd_payment', headerHeight: 90 },
    });
    expect(moved.printSetting).toMatchObject({ settingFor: 'ipd_payment', headerHeight: 90, isActive: true });
  });

  it('take PNG and JPEG only, no unknown paper, and margins and heights that leave room (R240, R277)', async () => {
    const tenant = await makeTenant(parts);
    const refusals = await Promise.all(
      [
        { settingFor: 'ipd_bill', headerImage: 'PHN2ZyBvbmxvYWQ9' },
        { settingFor: 'shopping_list' },
        { settingFor: 'ipd_bill', marginMillimetres: 41 },
        { settingFor: 'ipd_bill', headerHeight: 561 },
      ].map((printSetting) =>
        tenant.call(addPrintSetting, { printSetting: printSetting as { settingFor: 'ipd_bill' } }),
      ),
    );
    expect(refusals.map(({ message }) => message)).toEqual([
      'Only PNG and JPEG pictures are accepted',
      'Please select the paper',
      'Enter between 0 and 40 mm',
      'Enter between 0 and 560 pixels',
    ]);
  });

  it("are the hospital's own: another one neither reads nor changes them", async () => {
    const tenant = await makeTenant(parts);
    const foreign = await parts.owner.query<{ print_setting_id: string }>(
      "insert into print_setting (tenant_id, hospital_id, setting_for) values ($1, 2, 'ipd_bill') returning print_setting_id",
      [tenant.tenantId],
    );
    const printSettingId = Number(foreign.rows[0]?.print_setting_id);
    const answers = await Promise.all([
      tenant.call(getPrintSetting, { printSetting: { printSettingId } }),
      tenant.call(updatePrintSetting, { printSetting: { printSettingId, settingFor: 'opd_bill' } }),
      tenant.call(deletePrintSetting, { printSetting: { printSettingId } }),
    ]);
    for (const { message } of answers) expect(message).toBe('This print setting does not exist');
  });
});
