// The demo: whole, consistent to the paisa, the same every time, and ready to be worked on.
import { availableParallelism, loadavg } from 'node:os';
import { menuPaths } from '@charaka/contract/menu';
import { computeBill } from '@charaka/rules/bill';
import { isCityName, isPersonName, isPlainName } from '@charaka/rules/person-name';
import { isPhone } from '@charaka/rules/phone';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo, seedDemoOnce } from '../../db/seed/seed-demo.ts';
import { copyDatabase, useTestApp } from '../../test-support/test-app.ts';
import { isPassword } from '../access/password.ts';
import { verifyBooks } from '../finance/verify-books.ts';
import { openOwner } from '../kernel/database.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const parts = useTestApp();
let seconds = 0;

beforeAll(async () => {
  const start = performance.now();
  await seedDemo(parts.owner, NOW);
  seconds = (performance.now() - start) / 1000;
});

/** Rows of a query, keys as PostgreSQL gives them. */
async function rows<R extends pg.QueryResultRow>(text: string, owner: pg.Client = parts.owner): Promise<R[]> {
  return (await owner.query<R>(text)).rows;
}

async function count(text: string): Promise<number> {
  const [row] = await rows<{ count: number }>(`select count(*) as count from ${text}`);
  return row?.count ?? 0;
}

/** Every final bill with what it is worked out from, named as the rules name it. */
function readAccounts() {
  return rows<Parameters<typeof computeBill>[0] & { saved: Record<string, number | boolean> }>(`
    select a.patient_type as "patientType", a.association_id is not null as "hasAssociation", true as "isFinal",
      a.tpa_authorized_paise as "authorizedPaise", a.final_authorized_paise as "finalAuthorizedPaise",
      h.state_code as "hospitalStateCode", p.state_code as "patientStateCode",
      h.is_non_hospital_charge as "isNonHospitalChargeOn", 0 as "medicinePaise",
      b.other_charge_paise as "otherChargePaise", jsonb_build_object('kind', 'amount', 'paise', b.discount_paise) as discount,
      to_jsonb(b) as saved,
      coalesce((select jsonb_agg(jsonb_build_object('quantityThousandths', quantity_thousandths,
        'appliedPaise', applied_charge_paise, 'itemDiscountPaise', item_discount_paise,
        'igstBasisPoints', igst_basis_points, 'sgstBasisPoints', sgst_basis_points, 'cgstBasisPoints', cgst_basis_points,
        'isIgstApplied', is_igst_applied, 'isNonApplicable', is_non_applicable))
        from service_charge c where c.tenant_id = b.tenant_id and c.admission_id = b.admission_id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('paymentType', payment_type, 'amountPaise', amount_paise,
        'isNonHospitalPayment', is_non_hospital, 'cardPaise', card_paise, 'upiPaise', upi_paise, 'neftPaise', neft_paise))
        from payment y where y.tenant_id = b.tenant_id and y.admission_id = b.admission_id and bill_id is null), '[]') as payments
    from bill b
    join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id`);
}

describe('what the demo holds', () => {
  it('adds up: every bill, and every account of the ledger', async () => {
    for (const tenantId of [1, 2]) {
      const { difference, admissionCount, voucherCount } = await verifyBooks(parts.owner, tenantId);
      expect(difference).toBeNull();
      expect(Math.min(admissionCount, voucherCount)).toBeGreaterThan(100);
    }
  });

  it('is there in under 20 seconds, where the cores are not shared with others', () => {
    const sharing = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
    expect(seconds / sharing).toBeLessThan(20);
  });

  it('has enough of everything to click through every screen', async () => {
    expect(await count('hospital where tenant_id = 1')).toBe(2);
    expect(await count('patient where tenant_id = 1')).toBe(300);
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
  });

  it('has messages for every role, an old, a planned and an inactive one among them, and read and unread notifications of the pharmacy (R147, R153, Q175)', async () => {
    const reached = 'message_role x join message m using (tenant_id, message_id) where tenant_id = 2 and m.is_active';
    const [told] = await rows<{ roles: number }>(`select count(distinct x.role_id) as roles from ${reached}`);
    expect(told?.roles).toBe(await count('role where tenant_id = 2'));
    for (const kind of ['not is_active', `publish_date > '2026-11-21'`, `publish_date < '2026-11-01'`])
      expect(await count(`message where tenant_id = 1 and ${kind}`), kind).toBe(1);
    expect(await count('hms_notification where tenant_id = 1 and role_id = 20 and read_at is null')).toBe(3);
    expect(await count('hms_notification where tenant_id = 1 and role_id = 20 and read_at is not null')).toBe(2);
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
      select b.* from pharmacy_batch b where quantity <> (select sum(change) from pharmacy_stock_move m
        where m.tenant_id = b.tenant_id and m.batch_id = b.batch_id)`);
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

  it('prints on a letterhead that is a picture (R276, R277)', async () => {
    const settings = await rows<{ setting_for: string; image: string }>('select setting_for, image from print_setting');
    expect(settings.map((setting) => setting.setting_for)).toEqual(
      expect.arrayContaining(['ipd_bill', 'ipd_payment', 'patient_registration']),
    );
    for (const { image } of settings) {
      expect(Buffer.from(image, 'base64').subarray(1, 4).toString('latin1')).toBe('PNG');
    }
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
      expect(isPlainName(person.father_name ?? '') && isPlainName(person.emergency_contact_person ?? '')).toBe(true);
      expect(isCityName(person.city ?? '')).toBe(true);
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
    ]);
    expect(users.slice(0, 3).map((user) => user.role_id)).toEqual([0, 19, 1]);
    expect(await isPassword('Charaka#2026', users[0]?.password_hash ?? '')).toBe(true);
    expect(
      await count(
        `app_user u join staff s using (tenant_id, staff_id) where s.is_approver and u.email = 'approver@demo.example'`,
      ),
    ).toBe(1);
  });

  it('have rights on every screen there is; the viewer sees all of them but the audit log and human resource, and changes none (R168)', async () => {
    const rights = await rows<{ path: string; can_view: boolean; may_change: boolean }>(
      `select menu_path as path, can_view, can_add or can_edit or can_delete as may_change from role_permission
       where tenant_id = 1 and role_id = 34`,
    );
    expect(rights).toHaveLength(menuPaths.length);
    expect(
      rights
        .filter((right) => !right.can_view)
        .map((right) => right.path)
        .sort(),
    ).toEqual(['audit_log_report', 'human_resource/administration', 'human_resource/approving_authorities']);
    expect(rights.some((right) => right.may_change)).toBe(false);
  });
});

describe('admissions of the demo', () => {
  it('never put two patients into one bed, nor one patient into two admissions at a time (R414, R415)', async () => {
    const doubled = await rows(`
      select 1 from bed_stay x join bed_stay y on x.tenant_id = y.tenant_id and x.bed_id = y.bed_id
        and x.bed_stay_id < y.bed_stay_id and x.during && y.during where not x.is_virtual`);
    expect(doubled).toEqual([]);
    const twice = await rows(`
      select 1 from admission x join admission y on x.tenant_id = y.tenant_id and x.patient_id = y.patient_id
        and x.admission_id < y.admission_id
        and tstzrange(x.admitted_at, coalesce(x.discharged_at, x.cancelled_at))
          && tstzrange(y.admitted_at, coalesce(y.discharged_at, y.cancelled_at))`);
    expect(twice).toEqual([]);
  });

  it('keep things in the order they can happen in', async () => {
    const wrong = await rows(`
      select a.tenant_id, a.admission_id from admission a
      join patient p using (tenant_id, patient_id)
      left join bill b using (tenant_id, admission_id)
      where a.admitted_at > '${NOW.toISOString()}' or p.created_at > a.admitted_at
        or a.discharge_initiated_at <= a.admitted_at or b.billed_at < a.discharge_initiated_at
        or a.discharged_at < b.billed_at or a.discharged_at > '${NOW.toISOString()}'
        or a.is_final_bill <> (b.bill_id is not null) or a.current_bed_id <> (select s.bed_id from bed_stay s
          where s.tenant_id = a.tenant_id and s.admission_id = a.admission_id order by lower(s.during) desc limit 1)
        or exists (select 1 from service_charge c where c.tenant_id = a.tenant_id and c.admission_id = a.admission_id
          and (c.applied_at < a.admitted_at or c.applied_at > coalesce(a.discharge_initiated_at, '${NOW.toISOString()}')))
        or exists (select 1 from payment y where y.tenant_id = a.tenant_id and y.admission_id = a.admission_id
          and (y.paid_at < a.admitted_at or y.paid_at > '${NOW.toISOString()}'))`);
    expect(wrong).toEqual([]);
  });

  it('have asked their payers in an order that can be, some of whom are late and some still in time', async () => {
    const wrong = await rows(`
      select 1 from tpa_authorization x join admission a using (tenant_id, admission_id)
      where x.asked_at < a.admitted_at or x.asked_at > '${NOW.toISOString()}' or x.answered_at > '${NOW.toISOString()}'
        or x.association_id <> a.association_id or x.approved_paise > x.asked_paise
        or (x.kind = 'discharge' and x.asked_at < a.discharge_initiated_at)`);
    expect(wrong).toEqual([]);
    const [open] = await rows(`
      select count(*) filter (where asked_at + make_interval(mins => limit_minutes) < '${NOW.toISOString()}') as late,
        count(*) filter (where asked_at + make_interval(mins => limit_minutes) >= '${NOW.toISOString()}') as waiting
      from tpa_authorization where answered_at is null and hospital_id = 1`);
    expect(open?.late).toBeGreaterThan(0);
    expect(open?.waiting).toBeGreaterThan(0);
  });

  it('charge the price list, or the tariff of the payer (R447, Q93)', async () => {
    const wrong = await rows(`
      select 1 from service_charge x join admission a using (tenant_id, admission_id)
      join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id and c.hospital_id = x.hospital_id
      left join association_charge t on t.tenant_id = x.tenant_id and t.association_id = a.association_id and t.charge_id = x.charge_id
      where x.standard_charge_paise <> c.standard_charge_paise or x.tpa_charge_paise <> coalesce(t.tpa_charge_paise, 0)
        or x.applied_charge_paise <> coalesce(t.tpa_charge_paise, c.standard_charge_paise)`);
    expect(wrong).toEqual([]);
  });

  it('have bills that equal their re-computation to the paisa, of every sort (R503, R513, R520, R521, R522, R523)', async () => {
    const accounts = await readAccounts();
    expect(accounts.length).toBeGreaterThan(780);
    for (const { saved, ...input } of accounts) {
      const bill = computeBill(input);
      expect({
        total_without_gst_paise: bill.totalChargeWithoutGstPaise,
        igst_paise: bill.igstPaise,
        sgst_paise: bill.sgstPaise,
        cgst_paise: bill.cgstPaise,
        total_charge_paise: bill.totalChargePaise,
        non_hospital_paise: bill.nonHospitalPaise,
        gross_amount_paise: bill.grossPaise,
        round_off_paise: bill.roundOffPaise,
        net_amount_paise: bill.netPaise,
        paid_in_advance_paise: bill.paidInAdvancePaise,
        authorized_paise: bill.authorizedPaise,
        net_payable_paise: bill.netPayablePaise,
      }).toEqual(expect.objectContaining(pick(saved)));
    }
    const some = (test: (saved: Record<string, number | boolean>) => boolean) =>
      accounts.some(({ saved }) => test(saved));
    expect(some((bill) => Number(bill.igst_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.cgst_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.non_hospital_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.cash_refund_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.cheque_refund_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.due_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.authorized_paise) > 0)).toBe(true);
  });

  it('settle every bill by exactly what is payable or refundable, recorded as a payment of the bill', async () => {
    const wrong = await rows(`
      select b.bill_id from bill b left join payment y on y.tenant_id = b.tenant_id and y.bill_id = b.bill_id
      where greatest(b.net_payable_paise, 0) <> b.cash_paise + b.card_paise + b.upi_paise + b.neft_paise + b.cheque_paise + b.due_paise
        or b.cash_refund_paise > 1000000 or b.is_settled <> (b.due_paise = 0)
        or coalesce(y.amount_paise, 0) <> case when b.net_payable_paise > 0
          then b.net_payable_paise - b.due_paise else b.cash_refund_paise + b.cheque_refund_paise end`);
    expect(wrong).toEqual([]);
    const unevenly = await count(
      'payment where cash_paise <> amount_paise - card_paise - upi_paise - neft_paise - cheque_paise',
    );
    expect(unevenly).toBe(0);
  });
});

const figures = [
  ...['total_without_gst_paise', 'igst_paise', 'sgst_paise', 'cgst_paise', 'total_charge_paise', 'non_hospital_paise'],
  ...['gross_amount_paise', 'round_off_paise', 'net_amount_paise', 'paid_in_advance_paise', 'authorized_paise'],
  'net_payable_paise',
];
const pick = (saved: Record<string, number | boolean>) => Object.fromEntries(figures.map((key) => [key, saved[key]]));

describe('going on from the demo', () => {
  it('finds every number series without a gap and set to its last number (Q87, Q145)', async () => {
    const wrong = await rows(`
      select n.* from number_series n cross join lateral (
        select count(*) as many, max(number) as last from (
          select patient_id as number from patient where n.series = 'patient' and tenant_id = n.tenant_id
          union all select admission_id from admission where n.series = 'admission' and tenant_id = n.tenant_id
          union all select registration_no::bigint from admission where n.series = 'registration' and tenant_id = n.tenant_id
          union all select appointment_id from appointment where n.series = 'appointment' and tenant_id = n.tenant_id
          union all select ot_provisional_booking_id from ot_provisional_booking
            where n.series = 'ot provisional' and tenant_id = n.tenant_id
          union all select opd_number::bigint from opd_visit where n.series = 'opd' and tenant_id = n.tenant_id
          union all select receipt_no from advance_entry
            where n.series = 'advance' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select memo_no from pharmacy_sale
            where n.series = 'cash memo' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select order_no from bill
            where n.series = 'bill' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select receipt_no from payment where n.series = case payment_type when 'Receive' then 'receipt' else 'refund' end
            and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)) numbers) taken
      where taken.many <> n.last_number or taken.last <> n.last_number`);
    expect(wrong).toEqual([]);
    expect(await count(`number_series where series in ('patient', 'admission', 'registration')`)).toBe(6);
  });

  it('leaves ids from 1000 on to those who go on', async () => {
    const tables = ['department', 'staff', 'app_user', 'bed', 'bed_group', 'charge', 'association', 'package_master'];
    for (const table of tables) {
      const key = { app_user: 'user_id', package_master: 'package_id' }[table] ?? `${table}_id`;
      const [row] = await rows<{ last: number }>(`select max(${key}) as last from ${table}`);
      expect(row?.last).toBeLessThan(1000);
    }
  });

  it('is made once by two servers starting together, and is the same for the same moment', async () => {
    const database = await copyDatabase();
    const owners = await Promise.all([openOwner(database.address), openOwner(database.address)]);
    const [owner] = owners;
    try {
      expect(await Promise.all(owners.map((each) => seedDemoOnce(each, NOW)))).toEqual([true, true]);
      const admissions = `select md5(string_agg(to_jsonb(x)::text, '|' order by tenant_id, admission_id)) as print from admission x`;
      expect(await rows(admissions, owner)).toEqual(await rows(admissions));
      const bills = `select md5(string_agg((to_jsonb(x) - 'bill_id')::text, '|' order by tenant_id, admission_id)) as print from bill x`;
      expect(await rows(bills, owner)).toEqual(await rows(bills));
    } finally {
      await Promise.all(owners.map((each) => each.end()));
      await database.drop();
    }
  }, 60_000);
});
