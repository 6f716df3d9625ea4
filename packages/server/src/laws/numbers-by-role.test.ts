// Walks each kind of numbered record with each role of the demo: the search finds a number exactly where the role may open the record.
import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { getOrder, orderMenu } from '@charaka/contract/clinic/order/order';
import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectionWorklist, specimenWorklist } from '@charaka/contract/diagnostics/laboratory/specimen';
import type { Endpoint, OutputOf } from '@charaka/contract/kernel/endpoint';
import { getBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { markChart } from '@charaka/contract/people/privacy/marked-chart';
import { findPeople, recordKinds } from '@charaka/contract/stay/admission/find-people';
import { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn, listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoUsers } from '../../db/seed/access-data.ts';
import { openDemoTenant } from '../../test-support/figures/figure-hospitals.ts';
import { seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant, TestUser } from '../../test-support/server/test-tenant.ts';
import { tokenSigner } from '../kernel/token.ts';

const parts = useTestApp({}, seededTemplate);
type Kind = (typeof recordKinds)[number];
type Found = OutputOf<typeof findPeople>['records'][number];

let demo: TestTenant;
let other: TestTenant;

/** Logs a user of the demo in; answers the name to call as. */
async function enter(userId: number, loginName: string): Promise<TestUser> {
  const sessionId = crypto.randomUUID();
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(demo.tenantId)]);
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
     values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [demo.tenantId, sessionId, userId],
  );
  const { token } = tokenSigner(parts.secrets.tokenKey, 60).sign(sessionId, demo.tenantId);
  demo.tokens.set(loginName as TestUser, token);
  return loginName as TestUser;
}

beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
  other = await openDemoTenant(parts, 'sahyog');
  for (const { userId, loginName } of demoUsers) await enter(userId, loginName);
  await returnMedicine();
});

/** Takes one unit of a sale back: the demo has sales alone. */
async function returnMedicine(): Promise<void> {
  const { rows } = await parts.owner.query<{ saleId: number; saleLineId: number; mrp: number }>(
    `select l.sale_id as "saleId", l.sale_line_id as "saleLineId", l.mrp_paise::float8 / 100 as mrp
     from pharmacy_sale_line l join pharmacy_sale s using (tenant_id, sale_id) join admission a using (tenant_id, admission_id)
     where l.tenant_id = $1 and s.hospital_id = 1 and not a.is_final_bill and not a.is_discharged and l.discount_paise = 0
     order by l.sale_line_id desc limit 1`,
    [demo.tenantId],
  );
  const { saleId = 0, saleLineId = 0, mrp = 0 } = rows[0] ?? {};
  const lines = [{ saleLineId, quantity: 1 }];
  await demo.ask(addSalesReturn, { saleReturn: { saleId, lines, net: mrp } }, { as: 'admin' });
}

const ofYear = (number: string) => `${number} || ' / ' || r.fin_year`;
const ofAdmission =
  'join admission a on a.tenant_id = r.tenant_id and a.admission_id = r.admission_id and not a.is_cancelled';
const ofBill = 'join counter_bill b on b.tenant_id = r.tenant_id and b.counter_bill_id = r.counter_bill_id';

/** The newest record of each kind: its number as printed, its table `r` and its patient. */
const sources: Readonly<Record<Kind, { number: string; from: string; patient: string; where?: string; by: string }>> = {
  counterBill: {
    number: ofYear('r.bill_no'),
    from: 'counter_bill r',
    patient: 'r.patient_id',
    by: 'r.counter_bill_id',
  },
  counterReceipt: {
    number: ofYear('r.receipt_no'),
    from: `counter_receipt r ${ofBill}`,
    patient: 'b.patient_id',
    where: `r.kind = 'Receive'`,
    by: 'r.counter_receipt_id',
  },
  counterPayout: {
    number: ofYear('r.receipt_no'),
    from: `counter_receipt r ${ofBill}`,
    patient: 'b.patient_id',
    where: `r.kind = 'Refund'`,
    by: 'r.counter_receipt_id',
  },
  creditNote: {
    number: ofYear('r.refund_no'),
    from: `counter_refund r ${ofBill}`,
    patient: 'b.patient_id',
    by: 'r.counter_refund_id',
  },
  finalBill: { number: ofYear('r.order_no'), from: `bill r ${ofAdmission}`, patient: 'a.patient_id', by: 'r.bill_id' },
  stayReceipt: {
    number: ofYear('r.receipt_no'),
    from: `payment r ${ofAdmission}`,
    patient: 'a.patient_id',
    where: `r.payment_type = 'Receive'`,
    by: 'r.payment_id',
  },
  stayRefund: {
    number: ofYear('r.receipt_no'),
    from: `payment r ${ofAdmission}`,
    patient: 'a.patient_id',
    where: `r.payment_type = 'Refund'`,
    by: 'r.payment_id',
  },
  medicineBill: {
    number: 'r.cash_memo',
    from: `pharmacy_sale r ${ofAdmission}`,
    patient: 'a.patient_id',
    by: 'r.sale_id',
  },
  medicineReturn: {
    number: 'r.return_number',
    from: `pharmacy_return r ${ofAdmission}`,
    patient: 'a.patient_id',
    by: 'r.return_id',
  },
  order: {
    number: `g.group_no || '/' || r.line_no`,
    from: 'clinical_order r join order_group g on g.tenant_id = r.tenant_id and g.order_group_id = r.order_group_id',
    patient: 'r.patient_id',
    by: 'g.fin_year desc, g.group_no',
  },
  specimen: { number: 'r.specimen_no', from: 'specimen r', patient: 'r.patient_id', by: 'r.specimen_id' },
  labReport: {
    number: ofYear('r.report_no'),
    from: 'lab_report r',
    patient: 'r.patient_id',
    where: 'not r.is_confidential',
    by: 'r.lab_report_id',
  },
};

/** The desk of inpatients has a relation with each patient who lies here or left in the last days (Q269). */
const hasRecentStay = (patient: string) => `exists (select from admission z where z.tenant_id = r.tenant_id
  and z.patient_id = ${patient} and (not z.is_discharged or z.discharged_at > now() - interval '30 days'))`;

/** The number of the newest record of a kind, with its patient; of one without a recent stay where there is one. */
async function newestOf(kind: Kind): Promise<{ number: string; patientId: number; isRecent: boolean }> {
  const { number, from, patient, where = 'true', by } = sources[kind];
  const hospital = kind === 'order' ? 'g.hospital_id' : 'r.hospital_id';
  const { rows } = await parts.owner.query<{ number: string; patientId: number; isRecent: boolean }>(
    `select (${number})::text as number, ${patient} as "patientId", ${hasRecentStay(patient)} as "isRecent" from ${from}
     where r.tenant_id = $1 and ${hospital} = 1 and ${where} order by "isRecent", ${by} desc limit 1`,
    [demo.tenantId],
  );
  return rows[0] ?? { number: '', patientId: 0, isRecent: false };
}

const search = (typed: string, as: TestUser) => demo.call(findPeople, { search: typed }, { as });
const ofKind = (kind: Kind, records: readonly Found[] = []) => records.filter((record) => record.kind === kind);

/** Opens a record on its screen; answers whether the caller may. */
async function opens({ kind, recordId, number, admissionId }: Found, as: TestUser): Promise<boolean> {
  const asked = async <E extends Endpoint>(endpoint: E, input: object) => {
    const answer = await demo.call(endpoint, input as never, { as });
    const { rows } = (answer.output ?? {}) as { readonly rows?: readonly unknown[] };
    return !answer.isFailure && (rows === undefined || rows.length > 0);
  };
  switch (kind) {
    case 'finalBill':
      return asked(getBill, { admissionId });
    case 'stayReceipt':
    case 'stayRefund':
      return asked(getPaymentTotals, { admissionId });
    case 'medicineBill':
      return asked(getSale, { sale: { saleId: recordId } });
    case 'medicineReturn':
      return asked(listSalesReturns, { filterParams: [{ columnName: 'returnNumber', filterValue: number }] });
    case 'order':
      return asked(getOrder, { order: { orderId: recordId } });
    case 'specimen': {
      const filterParams = [{ columnName: 'specimenNo', filterValue: number }];
      return (await asked(specimenWorklist.list, { filterParams })) || asked(collectionWorklist.list, { filterParams });
    }
    case 'labReport':
      return asked(getLabReport, { reportId: recordId });
    default:
      return asked(getCounterBill, { counterBill: { counterBillId: recordId } });
  }
}

/** Calls that other screens may send too: the search opens the record on this screen alone. */
const screens: Readonly<Partial<Record<Kind, string>>> = { order: orderMenu, labReport: reportMenu };

async function seesScreen(kind: Kind, roleId: number): Promise<boolean> {
  const menu = screens[kind];
  if (menu === undefined || roleId === 0) return true;
  const { rows } = await parts.owner.query<{ canView: boolean }>(
    'select can_view as "canView" from role_permission where tenant_id = $1 and role_id = $2 and menu_path = $3',
    [demo.tenantId, roleId, menu],
  );
  return rows[0]?.canView ?? false;
}

describe.each(recordKinds)('%s', (kind) => {
  it('is found by each role that may open it, and by no other (R419, Q271)', async () => {
    const { number } = await newestOf(kind);
    const [known] = ofKind(kind, (await search(number, 'admin')).output.records);
    expect(known, number).toBeDefined();
    const differing: unknown[] = [];
    for (const { loginName, roleId } of demoUsers) {
      const as = loginName as TestUser;
      const found = await search(number, as);
      const isFound = !found.isFailure && ofKind(kind, found.output.records).length > 0;
      const mayOpen = (await seesScreen(kind, roleId)) && (await opens(known as Found, as));
      if (isFound !== mayOpen) differing.push([loginName, { isFound, mayOpen }]);
    }
    expect(differing).toEqual([]);
  });
});

// Marked charts stay marked: this comes behind the walk above.
describe.each(recordKinds)('%s of a marked patient', (kind) => {
  it('has no name for a role without relation (PS009)', async () => {
    const { number, patientId, isRecent } = await newestOf(kind);
    const named = await search(number, 'viewer' as TestUser);
    const { isFailure, message } = await demo.call(
      markChart,
      { patientId, kind: 'VIP', reason: 'Minister' },
      { as: 'admin' },
    );
    if (isFailure) expect(message).toBe('This chart is already restricted');
    const { records = [], people = [] } = (await search(number, 'viewer' as TestUser)).output ?? {};
    expect(ofKind(kind, records)).toHaveLength(ofKind(kind, named.output?.records).length);
    const shown = [...records, ...people].filter((one) => one.patientId === patientId);
    const hidden = { firstName: 'Restricted', lastName: '', phoneEnding: '' };
    for (const one of isRecent ? [] : shown) expect(one).toMatchObject(hidden);
    // A role that finds the patient by the number of the record is told no more than by the patient's own number.
    for (const { loginName } of demoUsers) {
      const as = loginName as TestUser;
      const found = (await search(number, as)).output?.records ?? [];
      const recalled = (await demo.call(findPeople, { patientIds: [patientId] }, { as })).output?.people ?? [];
      const names = [...found, ...recalled].filter((one) => one.patientId === patientId).map((one) => one.firstName);
      expect([loginName, new Set(names).size]).toEqual([loginName, Math.min(names.length, 1)]);
    }
  });

  it('is not found by another tenant (R003, Q18)', async () => {
    const { number } = await newestOf(kind);
    const { number: printed, from, where = 'true' } = sources[kind];
    const own = await parts.owner.query(
      `select from ${from} where r.tenant_id = $1 and (${printed})::text = $2 and ${where}`,
      [other.tenantId, number],
    );
    const found = await other.ask(findPeople, { search: number }, { as: 'admin' });
    expect(ofKind(kind, found.records)).toHaveLength(own.rowCount ?? 0);
  });
});

it.each(demoUsers.map(({ loginName }) => loginName))(
  '%s finds no record by a hostile text (R024)',
  async (loginName) => {
    const hostile = [
      `1' or ''='`,
      '1 / %',
      '1/_',
      '% / 2026',
      '1; drop table bill',
      '\u0661\u0662',
      '0x10',
      '-1',
      '1e3',
      '1\0',
    ];
    const longest = [
      '9'.repeat(9),
      `${'9'.repeat(9)} / ${'9'.repeat(9)}`,
      '9'.repeat(12),
      '9'.repeat(60),
      `PH${'9'.repeat(9)}`,
    ];
    for (const text of [...hostile, ...longest]) {
      const { status, output } = await search(text, loginName as TestUser);
      expect([text, status < 500, output?.records ?? []]).toEqual([text, true, []]);
    }
  },
);
