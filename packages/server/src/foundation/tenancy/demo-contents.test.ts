// The contents of the demo: enough to click through every screen, and people who can log in.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menuPaths } from '@charaka/contract/composition/menu';
import { deedNames, isDeed } from '@charaka/contract/kernel/deed';
import { gstNumberFault } from '@charaka/rules/money/gst-number';
import { isPersonName, isPlaceName } from '@charaka/rules/person/person-name';
import { isPhone } from '@charaka/rules/person/phone';
import { describe, expect, it } from 'vitest';
import { SHORT_HISTORY_DAYS } from '../../../db/seed/demo-part.ts';
import { useSeededDemo } from '../../../test-support/server/seeded-demo.ts';
import { isPassword } from '../access/password.ts';

const { rows, count } = useSeededDemo();
const loginTexts = join(import.meta.dirname, '../../../../web/public/locales/en/access.json');

describe('what the demo holds', () => {
  it('has enough of everything to click through every screen', async () => {
    expect(await count('hospital where tenant_id = 1')).toBe(2);
    // 300 who were or are in hospital, and those who come to the OPD alone.
    expect(await count('patient where tenant_id = 1')).toBe(300 + 34 * SHORT_HISTORY_DAYS);
    expect(await count('opd_visit where tenant_id = 1')).toBeGreaterThan(110 * SHORT_HISTORY_DAYS);
    expect(await count("opd_visit where tenant_id = 1 and day = '2026-11-21'")).toBe(300);
    expect(await count('patient where tenant_id = 2')).toBe(300);
    expect(await count('staff where tenant_id = 2')).toBe(40);
    expect(await count('admission where tenant_id = 1 and not is_discharged and not is_cancelled')).toBe(120);
    expect(await count('admission where tenant_id = 1 and (is_discharged or is_cancelled)')).toBe(400);
    expect(await count('admission where tenant_id = 2 and (is_discharged or is_cancelled)')).toBe(400);
    expect(await count('charge where tenant_id = 2')).toBeGreaterThanOrEqual(150);
    expect(await count('association where tenant_id = 1')).toBe(15);
    expect(await count('insurance where tenant_id = 1')).toBe(12);
    expect(await count('financial_year where tenant_id = 1')).toBe(6);
    expect(await count('diagnosis where tenant_id = 1')).toBeGreaterThanOrEqual(60);
    expect(await count('package_mapping where tenant_id = 1')).toBeGreaterThan(20);
    expect(await count('birth_record where tenant_id = 1')).toBe(8);
    expect(await count('death_record where tenant_id = 1')).toBe(3);
    // A patient who died was not admitted again, and the stay has how it ended.
    expect(
      await count(`admission a where tenant_id = 1 and discharge_kind = 'Death' and not exists (select 1 from admission b
      where b.tenant_id = a.tenant_id and b.patient_id = a.patient_id and b.admitted_at > a.admitted_at)`),
    ).toBe(3);
    expect(await count('phrase where tenant_id = 1 and department_id is not null')).toBe(27);
    expect(await count('phrase where tenant_id = 1 and staff_id is not null')).toBe(2);
    expect(await count('mortuary_admission where tenant_id = 1')).toBe(3);
  });

  it('has messages for every role, an old, a planned and an inactive one among them, and read and unread notifications of the pharmacy (R147, R153, Q175)', async () => {
    const reached = 'message_role x join message m using (tenant_id, message_id) where tenant_id = 2 and m.is_active';
    const [told] = await rows<{ roles: number }>(`select count(distinct x.role_id) as roles from ${reached}`);
    expect(told?.roles).toBe(await count('role where tenant_id = 2'));
    for (const kind of ['not is_active', `publish_date > '2026-11-21'`, `publish_date < '2026-11-01'`])
      expect(await count(`message where tenant_id = 1 and ${kind}`), kind).toBe(1);
    expect(await count('hms_notification where tenant_id = 1 and role_id = 20 and read_at is null')).toBe(3);
    expect(await count('hms_notification where tenant_id = 1 and role_id = 20 and read_at is not null')).toBe(2);
    // A click on any of them opens a screen of the product (R155).
    const paths = await rows<{ path: string }>('select distinct path from hms_notification');
    expect(paths.filter(({ path }) => !menuPaths.includes(path))).toEqual([]);
  });

  it('has a pharmacy in each hospital: items, batches that add up to their movements, an expired one, and memos of who is in', async () => {
    expect(await count('pharmacy_item where tenant_id = 1')).toBeGreaterThan(20);
    const shelves = await rows<{ batches: number; expired: number; memos: number }>(`
      select count(*) as batches, count(*) filter (where expiry < '2026-11-21') as expired,
        (select count(*) from pharmacy_sale s where (s.tenant_id, s.hospital_id) = (b.tenant_id, b.hospital_id)) as memos
      from pharmacy_batch b group by tenant_id, hospital_id`);
    expect(shelves).toHaveLength(3);
    for (const shelf of shelves) {
      expect(shelf.batches).toBeGreaterThan(40);
      expect(shelf.expired).toBe(1);
      expect(shelf.memos).toBeGreaterThan(10);
    }
    const wrong = await rows(`
      select b.* from pharmacy_batch b where quantity <> (select sum(m.units) from stock_lot l
        join stock_move m on m.tenant_id = l.tenant_id and m.lot_id = l.lot_id
        where l.tenant_id = b.tenant_id and l.batch_id = b.batch_id)`);
    expect(wrong).toEqual([]);
    const uneven = await rows(`
      select s.* from pharmacy_sale s where net_paise <> (select sum(value_paise) from pharmacy_sale_line l
        where l.tenant_id = s.tenant_id and l.sale_id = s.sale_id)`);
    expect(uneven).toEqual([]);
  });

  it('has 60 to 80 beds in each hospital, free ones of every type among them', async () => {
    const beds = await rows<{ beds: number; free_types: number }>(`
      select count(*) as beds, count(distinct bed_type_id) filter (where not exists (select 1 from bed_stay s
        where s.tenant_id = b.tenant_id and s.bed_id = b.bed_id and upper_inf(s.during))) as free_types
      from bed b where not is_virtual group by tenant_id, hospital_id`);
    expect(beds).toHaveLength(3);
    for (const hospital of beds) {
      expect(hospital.beds).toBeGreaterThanOrEqual(60);
      expect(hospital.beds).toBeLessThanOrEqual(80);
      expect(hospital.free_types).toBe(8);
    }
  });

  it('has cultures with susceptibilities, reports of tissue, a month of controls with one refused and acted on, and work sent out', async () => {
    expect(
      await count(
        "lab_work join lab_test using (tenant_id, lab_test_id) where tenant_id = 1 and test_kind = 'Culture' and status = 'Entered'",
      ),
    ).toBeGreaterThan(0);
    expect(await count("susceptibility where tenant_id = 1 and category = 'R'")).toBeGreaterThan(10);
    expect(await count('susceptibility where tenant_id = 1 and is_suppressed')).toBeGreaterThan(0);
    expect(await count('alert_isolate where tenant_id = 1 and seen_at is null')).toBeGreaterThan(0);
    expect(await count('narrative where tenant_id = 1')).toBeGreaterThan(5);
    expect(await count('qc_run where tenant_id = 1')).toBeGreaterThan(400);
    expect(await count("qc_run where tenant_id = 1 and verdict = 'OutOfControl'")).toBe(2);
    expect(await count('qc_open_run where tenant_id = 1')).toBe(1);
    expect(await count('outsource_line where tenant_id = 1 and received_at is null')).toBeGreaterThan(3);
    expect(await count('outsource_line where tenant_id = 1 and received_at is not null')).toBeGreaterThan(0);
  });

  it('has of each day of its history as many visits, medicines and specimens as ninety days of 9,000, 25,000 and 3,000 have', async () => {
    const ofPast = "where tenant_id = 1 and day < '2026-11-21'";
    expect(await count(`opd_visit ${ofPast} and queue_state = 'Done'`)).toBeGreaterThan(100 * SHORT_HISTORY_DAYS);
    const medicines = "clinical_order where tenant_id = 1 and order_kind = 'Medicine'";
    expect(await count(medicines)).toBeGreaterThan(278 * SHORT_HISTORY_DAYS);
    const specimensOfVisits =
      'specimen join encounter e using (tenant_id, encounter_id) where tenant_id = 1 and e.admission_id is null';
    expect(await count(specimensOfVisits)).toBeGreaterThan(25 * SHORT_HISTORY_DAYS);
  });

  it('has templates of notes, children measured at their visits, and refunds of tests that were paid and never begun', async () => {
    expect(await count('consultation_template where tenant_id = 1 and is_active and version = 1')).toBe(10);
    const children = 'vital_sign_set join encounter using (tenant_id, encounter_id)';
    const [grown] = await rows<{ children: number; often: number }>(`
      select count(*) as children, count(*) filter (where sets > 1) as often
      from (select patient_id, count(*) as sets from ${children} where tenant_id = 1 and weight_grams > 0 group by 1) x`);
    expect(grown?.children).toBeGreaterThan(40);
    expect(grown?.often).toBeGreaterThan(20);
    const shrunk = await rows(`
      select 1 from (select length_mm - lag(length_mm) over (partition by tenant_id, patient_id order by taken_at) as more from ${children}) x
      where more < 0`);
    expect(shrunk).toEqual([]);
    expect(await count('counter_refund where tenant_id = 1')).toBe(25);
    expect(
      await count("opd_visit where tenant_id = 1 and queue_state = 'NoShow' and counter_bill_id is not null"),
    ).toBeGreaterThanOrEqual(15);
  });

  it('has the virtual bed with IVF and dental patients in it, in both hospitals (Q78, R391)', async () => {
    const [bed] = await rows<Record<string, unknown>>(
      'select bed_type_id, bed_group_id, is_virtual from bed where tenant_id = 1 and bed_id = 400',
    );
    expect(bed).toEqual({ bed_type_id: 100, bed_group_id: 100, is_virtual: true });
    for (const mode of ['IVF', 'Dental']) {
      const open = `admission where tenant_id = 1 and current_bed_id = 400 and admission_mode = '${mode}' and not is_discharged`;
      expect(await count(`${open} and hospital_id = 1`)).toBeGreaterThan(0);
      expect(await count(`${open} and hospital_id = 2`)).toBeGreaterThan(0);
    }
  });

  it('has the 36 titles with the seven that tell the sex (Q204, R253)', async () => {
    const titles = await rows<{ salutation_name: string }>(
      'select salutation_name from salutation where tenant_id = 2',
    );
    expect(titles).toHaveLength(36);
    expect(titles.map((title) => title.salutation_name)).toEqual(
      expect.arrayContaining(['Mr.', 'Master.', 'Md.', 'Sk.', 'Mrs.', 'Miss.', 'Ms.']),
    );
  });

  it('has laboratory under type 3 and radiology under 1 and 6 (R290)', async () => {
    const types = await rows<{ charge_type_id: number; charge_type_name: string }>(
      'select charge_type_id, charge_type_name from charge_type where tenant_id = 1 and charge_type_id in (1, 3, 6) order by 1',
    );
    expect(types.map((type) => type.charge_type_name)).toEqual(['Radiology', 'Laboratory', 'X-Ray']);
  });

  it('has a setting for each kind of paper, with the head set in type and a GST number that is one (R276, R277)', async () => {
    const settings = await rows<{ setting_for: string }>(
      'select setting_for from print_setting where image is null and image_file_id is null and header_height is null',
    );
    expect(settings.map((setting) => setting.setting_for)).toEqual(
      expect.arrayContaining(['ipd_bill', 'ipd_payment', 'patient_registration']),
    );
    const hospitals = await rows<{ gst_number: string; state_code: string }>(
      "select gst_number, state_code from hospital where currency = 'INR'",
    );
    expect(hospitals.length).toBeGreaterThan(0);
    for (const { gst_number, state_code } of hospitals) expect(gstNumberFault(gst_number, state_code)).toBeNull();
  });

  it('taxes rooms above Rs 5,000 a day and what is no health care, and nothing else', async () => {
    const wrong = await rows(`
      select c.charge_code from charge c join gst_slab g using (tenant_id, gst_slab_id)
      join hospital h using (tenant_id, hospital_id)
      where case when h.currency <> 'INR' then g.igst_basis_points > 0
        when c.charge_code like 'BED-%' and c.charge_code <> 'BED-ICU'
          then (c.standard_charge_paise > 500000) <> (g.igst_basis_points = 500)
        when c.charge_code like 'COS-%' then g.igst_basis_points <> 1800
        when c.charge_code like 'LAB-%' or c.charge_code = 'BED-ICU' then g.igst_basis_points > 0 end`);
    expect(wrong).toEqual([]);
  });
});

describe('people of the demo', () => {
  it('have names, cities and phones that the forms accept, some in their own scripts (R224, R230, R234, R236)', async () => {
    const people = await rows<Record<string, string>>(
      'select first_name, last_name, city, contact_no, emergency_contact_no, father_name, emergency_contact_person from patient',
    );
    for (const person of people) {
      expect(isPersonName(person.first_name ?? '') && isPersonName(person.last_name ?? '')).toBe(true);
      expect(isPersonName(person.father_name ?? '') && isPersonName(person.emergency_contact_person ?? '')).toBe(true);
      expect(isPlaceName(person.city ?? '')).toBe(true);
      expect(isPhone(person.contact_no ?? '') && isPhone(person.emergency_contact_no ?? '')).toBe(true);
    }
    expect(people.some((person) => /\p{Script=Bengali}/u.test(person.first_name ?? ''))).toBe(true);
    expect(people.some((person) => /\p{Script=Devanagari}/u.test(person.first_name ?? ''))).toBe(true);
  });

  it('log in with the password told at start; an administrator, an approver and a viewer among them', async () => {
    const users = await rows<{ email: string; password_hash: string; role_id: number }>(
      'select email, password_hash, role_id from app_user where tenant_id = 1 order by user_id',
    );
    expect(users.map((user) => user.email.split('@')[0])).toEqual([
      'admin',
      'manager',
      'doctor',
      'frontdesk',
      'nurse',
      'billing',
      'approver',
      'pharmacy',
      'viewer',
      'lab',
      'pathologist',
      'store',
      'purchase',
    ]);
    expect(users.slice(0, 3).map((user) => user.role_id)).toEqual([0, 19, 1]);
    // The log-in page has a button for each, with a title.
    const { login } = JSON.parse(readFileSync(loginTexts, 'utf8')) as { login: { demoUser: Record<string, string> } };
    expect(users.map((user) => user.email.split('@')[0] ?? '').filter((name) => !login.demoUser[name])).toEqual([]);
    expect(await isPassword('Charaka#2026', users[0]?.password_hash ?? '')).toBe(true);
    expect(
      await count(
        `app_user u join staff s using (tenant_id, staff_id) where s.is_approver and u.email = 'approver@demo.example'`,
      ),
    ).toBe(1);
  });

  it('have rights on every screen there is; the viewer sees none of what is personal or secret, and changes nothing (R168, Q224)', async () => {
    const rights = await rows<{ path: string; can_view: boolean; may_change: boolean }>(
      `select menu_path as path, can_view, can_add or can_edit or can_delete as may_change from role_permission
       where tenant_id = 1 and role_id = 34`,
    );
    expect(rights).toHaveLength(menuPaths.length + deedNames.length);
    expect(
      rights
        .filter((right) => !right.can_view && !isDeed(right.path))
        .map((right) => right.path)
        .sort(),
    ).toEqual([
      'approval',
      'audit_log_report',
      'charge_report',
      'diagnosis_report',
      'digo_report',
      'doctor_Collection_Report',
      'doctor_share',
      'gateway-settings',
      'human_resource/administration',
      'human_resource/approving_authorities',
      'investigation/accession',
      'investigation/analyser',
      'investigation/bench',
      'investigation/collection',
      'investigation/histopathology',
      'investigation/microbiology',
      'investigation/outsource',
      'investigation/quality',
      'investigation/specimen-store',
      'investigation/verify',
      'ipd_report_non_hospital',
      'ipd_revenue_report',
      'pathology_report',
      'privacy/access-log',
      'privacy/settings',
      'referal_by_report',
      'report/area',
      'report/collection',
      'report/concession',
      'report/deposit',
      'report/dynamic-charge',
      'report/estimate',
      'report/mis',
      'report/package',
      'report/quality',
      'report/refund',
      'report/runs',
      'report/schedules',
      'role-permission',
      'security',
    ]);
    expect(rights.filter((right) => right.can_view && isDeed(right.path)).map((right) => right.path)).toEqual([
      'read-chart',
    ]);
    expect(rights.some((right) => right.may_change)).toBe(false);
  });
});
