// Writes the emergency issues of the demo: one settled with its signed order, and one whose order is late.
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';

const HOSPITAL = 1;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

interface DemoEmergency {
  readonly arrivalNo: string;
  readonly askedByName: string;
  readonly reason: string;
  readonly issuedAt: Date;
  readonly settledAt: Date | null;
}

/** After the stock of wards: a unit of the ward store in each issue. */
export async function seedEmergencyIssues(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  const issues: DemoEmergency[] = [
    {
      arrivalNo: 'ER 214',
      askedByName: 'Dr Rao',
      reason: 'Cardiac arrest on arrival',
      issuedAt: hoursBefore(now, 28),
      settledAt: hoursBefore(now, 26),
    },
    {
      arrivalNo: 'ER 219',
      askedByName: 'Sister Mary',
      reason: 'Bleeding after a fall',
      issuedAt: hoursBefore(now, 25),
      settledAt: null,
    },
  ];
  for (const issue of issues) await seedIssue(owner, tenantId, issue);
}

/** The use of one unit at its value out of the lot, and the issue. */
async function seedIssue(owner: pg.Client, tenantId: number, issue: DemoEmergency): Promise<void> {
  const { arrivalNo, askedByName, reason, issuedAt, settledAt } = issue;
  const nurse = userIdFor('nurse', HOSPITAL);
  await owner.query(
    `with lot as (
       select k.store_id, k.lot_id, l.batch_id, stock_value_out(k.value_paise, k.units, 1) as paise
       from store s join stock_balance k on k.tenant_id = $1 and k.store_id = s.store_id and k.units > 1
       join stock_lot l on l.tenant_id = $1 and l.lot_id = k.lot_id
       where s.tenant_id = $1 and s.hospital_id = $2 and s.store_code = 'WARD' order by k.lot_id limit 1),
     used as (
       insert into stock_consumption (tenant_id, hospital_id, store_id, batch_id, units, reason, consumed_by, consumed_at)
       select $1, $2, store_id, batch_id, 1, $3, $4, $5 from lot returning consumption_id),
     moved as (
       insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, consumption_id, moved_at, created_by)
       select $1, $2, store_id, lot_id, 'Consumed', -1, -paise, consumption_id, $5, $4 from lot cross join used)
     insert into emergency_issue (tenant_id, hospital_id, consumption_id, arrival_no, place_kind, asked_by_name, needs_witness, issued_by,
       issued_at, status, settled_by, settled_at, order_reference)
     select $1, $2, consumption_id, $6, 'Ward', $7, false, $4, $5, case when $8::timestamptz is null then 'Open' else 'Settled' end,
       case when $8::timestamptz is not null then $9::bigint end, $8, case when $8::timestamptz is not null then 'Order 4412' end
     from used`,
    [tenantId, HOSPITAL, reason, nurse, issuedAt, arrivalNo, askedByName, settledAt, userIdFor('pharmacy', HOSPITAL)],
  );
}
