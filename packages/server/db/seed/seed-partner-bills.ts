// Writes two bills of a partner laboratory of the demo: one that was accepted, and one in which the partner asks for too much (LB073).
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';

const MINUTE_MS = 60_000;
const PROVIDER = 1;
const ABOVE_PAISE = 2000;
/** A specimen that this laboratory never had. */
const UNKNOWN_SPECIMEN = '999999999999';

interface Sent {
  readonly outsourceLineId: number;
  readonly specimenNo: string;
  readonly testCode: string;
  readonly ratePaise: number;
  readonly isReceived: boolean;
}

interface Line {
  readonly specimenNo: string;
  readonly testCode: string;
  readonly amountPaise: number;
  readonly outsourceLineId: number | null;
}

const lineOf = (one: Sent, abovePaise = 0): Line => ({
  specimenNo: one.specimenNo,
  testCode: one.testCode,
  amountPaise: one.ratePaise + abovePaise,
  outsourceLineId: one.outsourceLineId,
});

async function readSent(owner: pg.Client, tenantId: number, hospitalId: number): Promise<Sent[]> {
  const { rows } = await owner.query<Sent>(
    `select o.outsource_line_id::int as "outsourceLineId", s.specimen_no as "specimenNo", c.charge_code as "testCode",
       o.purchase_price_paise::int as "ratePaise", o.received_at is not null as "isReceived"
     from outsource_line o
     join outsource_dispatch d on d.tenant_id = o.tenant_id and d.dispatch_id = o.dispatch_id
     join specimen s on s.tenant_id = o.tenant_id and s.specimen_id = o.specimen_id
     join lab_work w on w.tenant_id = o.tenant_id and w.lab_work_id = o.lab_work_id
     join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
     join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
     where o.tenant_id = $1 and d.hospital_id = $2 and d.third_party_provider_id = $3 order by o.outsource_line_id`,
    [tenantId, hospitalId, PROVIDER],
  );
  return rows;
}

/** After the dispatches. */
export async function seedPartnerBills(
  owner: pg.Client,
  { tenantId, hospitals }: DemoTenant,
  now: Date,
): Promise<void> {
  for (const { hospitalId } of hospitals) {
    const sent = await readSent(owner, tenantId, hospitalId);
    const received = sent.filter(({ isReceived }) => isReceived);
    const [first] = received;
    if (!first) continue;
    const paid = received.slice(0, Math.ceil(received.length / 2));
    const [dearer] = received.slice(paid.length);
    const [awaited] = sent.filter(({ isReceived }) => !isReceived);
    const base = { tenantId, hospitalId, now };
    await acceptBill(owner, base, paid);
    await writeBill(owner, base, { place: 2, billNo: `GRL-${hospitalId}-1042`, minutesAgo: 30 }, [
      ...(dearer ? [lineOf(dearer, ABOVE_PAISE)] : []),
      ...(awaited ? [lineOf(awaited)] : []),
      { ...lineOf(first), outsourceLineId: null },
      { ...lineOf(first), specimenNo: UNKNOWN_SPECIMEN, outsourceLineId: null },
    ]);
  }
}

interface Base {
  readonly tenantId: number;
  readonly hospitalId: number;
  readonly now: Date;
}

interface Head {
  readonly place: number;
  readonly billNo: string;
  readonly minutesAgo: number;
}

const momentOf = ({ now }: Base, minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString();

async function writeBill(
  owner: pg.Client,
  base: Base,
  { place, billNo, minutesAgo }: Head,
  lines: readonly Line[],
): Promise<number> {
  const { tenantId, hospitalId } = base;
  const partnerBillId = hospitalId * 10 + place;
  const enteredAt = momentOf(base, minutesAgo);
  await insertRows(owner, tenantId, 'partner_bill', [
    {
      partnerBillId,
      hospitalId,
      thirdPartyProviderId: PROVIDER,
      billNo,
      billedOn: enteredAt.slice(0, 10),
      status: 'Open',
      enteredAt,
      enteredBy: userIdFor('manager', hospitalId),
    },
  ]);
  await insertRows(
    owner,
    tenantId,
    'partner_bill_line',
    lines.map((line, index) => ({ partnerBillId, lineNo: index + 1, ...line })),
  );
  return partnerBillId;
}

/** Each line at its rate. */
async function acceptBill(owner: pg.Client, base: Base, paid: readonly Sent[]): Promise<void> {
  const { tenantId, hospitalId } = base;
  const head = { place: 1, billNo: `GRL-${hospitalId}-1041`, minutesAgo: 50 };
  const partnerBillId = await writeBill(
    owner,
    base,
    head,
    paid.map((one) => lineOf(one)),
  );
  await owner.query(
    `update partner_bill_line set verdict = 'Matched', rate_paise = amount_paise, expected_paise = amount_paise, settled_paise = amount_paise
     where tenant_id = $1 and partner_bill_id = $2`,
    [tenantId, partnerBillId],
  );
  await owner.query(
    `update partner_bill set status = 'Accepted', closed_at = $3, closed_by = $4,
       settled_paise = (select sum(l.amount_paise) from partner_bill_line l where l.tenant_id = $1 and l.partner_bill_id = $2)
     where tenant_id = $1 and partner_bill_id = $2`,
    [tenantId, partnerBillId, momentOf(base, 40), userIdFor('manager', hospitalId)],
  );
}
