// The day of a hospital ends at its own midnight: a bill of a minute before and one of a minute after fall into two days.
import { listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import { listCollections } from '@charaka/contract/money/finance/finance';
import { dateInZone, daysAfter, endOfDay } from '@charaka/rules/stay/hospital-day';
import { expect, it } from 'vitest';
import { openCounter } from '../../test-support/money/counter-desk.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';

const parts = useTestApp();
const A_MINUTE = 60_000;

it.each(['Asia/Kolkata', 'Asia/Dhaka', 'UTC'])('parts the days of a hospital in %s (Q262, Q278)', async (timezone) => {
  const day = daysAfter(dateInZone(new Date(), timezone), -2);
  const next = daysAfter(day, 1);
  const midnight = endOfDay(day, timezone).getTime();
  const desk = await openCounter(parts, (tenantId) =>
    parts.owner.query('update hospital set timezone = $2 where tenant_id = $1', [tenantId, timezone]),
  );
  const { tenant } = desk;
  await desk.bill({});
  await desk.bill({});
  // A bill's moment is never changed: only the owner of the database moves it, past the triggers.
  await parts.owner.query('set session_replication_role = replica');
  const moments = [midnight - A_MINUTE, midnight + A_MINUTE].map((at) => new Date(at));
  for (const [index, at] of moments.entries()) {
    const of = [tenant.tenantId, index + 1, at];
    await parts.owner.query(`update counter_bill set billed_at = $3 where tenant_id = $1 and bill_no = $2`, of);
    await parts.owner.query(
      `update counter_receipt r set paid_at = $3 from counter_bill b
       where b.tenant_id = $1 and b.bill_no = $2 and r.tenant_id = $1 and r.counter_bill_id = b.counter_bill_id`,
      of,
    );
  }
  await parts.owner.query('set session_replication_role = origin');
  const billsOf = async (of: string) =>
    (await tenant.ask(listCounterBills, { fromDate: of, toDate: of })).rows.map(({ billNo }) => billNo);
  expect([await billsOf(day), await billsOf(next)]).toEqual([[1], [2]]);
  const receivedOn = async (of: string) =>
    (await tenant.ask(listCollections, { day: of })).collectors.map(({ received }) => received.total);
  expect([await receivedOn(day), await receivedOn(next)]).toEqual([[8500], [8500]]);
});
