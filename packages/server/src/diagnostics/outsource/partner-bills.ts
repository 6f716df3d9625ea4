// Bills of partner laboratories as they are read: the list, one bill with its verdicts, and what came back and is billed by none (LB073).
import { outsourceSentences } from '@charaka/contract/diagnostics/outsource/outsource-sentences';
import * as wire from '@charaka/contract/diagnostics/outsource/partner-bill';
import { totalPartnerBill } from '@charaka/rules/diagnostics/partner-bill';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { type BillHead, readLines, verdictsOf } from './partner-bill-store.ts';

const billRow = wire.listPartnerBills.output.shape.rows.element;
const unbilledRow = wire.listUnbilledTests.output.shape.rows.element;

/** Open ones first, then the latest. */
export const listPartnerBills = handle(wire.listPartnerBills, (call, input) =>
  readList(call.tx, bills(call), billRow, input),
);

function bills(call: Call): ListSource {
  return {
    select: sql`b.partner_bill_id, b.bill_no, b.billed_on::text as billed_day, v.provider_name, b.status, l.line_count, l.refused_count,
      l.billed_paise, b.settled_paise`,
    from: sql`partner_bill b
      join third_party_provider v on v.tenant_id = b.tenant_id and v.third_party_provider_id = b.third_party_provider_id
      cross join lateral (
        select count(*) as line_count, count(k.refused_at) as refused_count, coalesce(sum(k.amount_paise), 0)::bigint as billed_paise
        from partner_bill_line k where k.tenant_id = b.tenant_id and k.partner_bill_id = b.partner_bill_id) l`,
    where: sql`b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}`,
    counted: sql`partner_bill b`,
    columns: {
      billNo: { sql: sql`b.bill_no`, kind: 'text' },
      billedDay: { sql: sql`b.billed_on`, kind: 'day' },
      providerName: { sql: sql`v.provider_name`, kind: 'text' },
      status: { sql: sql`b.status`, kind: 'text' },
      lineCount: { sql: sql`l.line_count`, kind: 'number' },
      billedPaise: { sql: sql`l.billed_paise`, kind: 'money' },
      settledPaise: { sql: sql`b.settled_paise`, kind: 'money' },
    },
    tieBreak: sql`b.partner_bill_id desc`,
    defaultOrder: sql`(b.status = 'Open') desc, b.billed_on desc`,
  };
}

interface ReadHead extends BillHead {
  readonly providerName: string;
  readonly enteredByName: string;
  readonly enteredAt: string;
  readonly closedByName: string | null;
  readonly closedAt: string | null;
  readonly withdrawReason: string | null;
  readonly unbilledCount: number;
  readonly unbilledPaise: Paise;
}

/** Includes the tests that the partner returned by the day of the bill and that are on no bill. */
function readHead(call: Call, partnerBillId: number): Promise<ReadHead> {
  return call.tx.one<ReadHead>(
    sql`select b.partner_bill_id, b.third_party_provider_id, b.bill_no, b.billed_on::text as billed_day, b.status, v.provider_name,
        e.name as entered_by_name, b.entered_at, c.name as closed_by_name, b.closed_at, b.withdraw_reason, u.unbilled_count, u.unbilled_paise
      from partner_bill b
      join third_party_provider v on v.tenant_id = b.tenant_id and v.third_party_provider_id = b.third_party_provider_id
      join app_user e on e.tenant_id = b.tenant_id and e.user_id = b.entered_by
      left join app_user c on c.tenant_id = b.tenant_id and c.user_id = b.closed_by
      cross join lateral (
        select count(*) as unbilled_count, coalesce(sum(o.purchase_price_paise), 0)::bigint as unbilled_paise
        from outsource_line o
        join outsource_dispatch d on d.tenant_id = o.tenant_id and d.dispatch_id = o.dispatch_id
        where d.tenant_id = b.tenant_id and d.hospital_id = b.hospital_id and d.third_party_provider_id = b.third_party_provider_id
          and (o.received_at at time zone ${call.hospital.timezone})::date <= b.billed_on
          and not exists (select from partner_bill_line k
            where k.tenant_id = o.tenant_id and k.outsource_line_id = o.outsource_line_id)) u
      where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.partner_bill_id = ${partnerBillId}`,
    outsourceSentences.billDoesNotExist,
  );
}

/** An open bill is judged by the present state: tests returned meanwhile count as received. */
export const getPartnerBill = handle(wire.getPartnerBill, async (call, { partnerBillId }) => {
  const head = await readHead(call, partnerBillId);
  const lines = await verdictsOf(call, head, await readLines(call, partnerBillId));
  const totals = totalPartnerBill(lines.map((line) => ({ ...line, isRefused: line.refuseReason !== null })));
  return { bill: { ...head, ...totals, lines: lines.map(({ outsourceLineId: _, ...line }) => line) } };
});

/** The oldest first: for that a bill should have come long ago. */
export const listUnbilledTests = handle(wire.listUnbilledTests, (call, input) =>
  readList(call.tx, unbilled(call), unbilledRow, input),
);

function unbilled(call: Call): ListSource {
  return {
    select: sql`o.outsource_line_id, d.dispatch_no, s.specimen_no, v.provider_name, c.charge_code as test_code,
      c.charge_name as test_name, d.sent_at, o.received_at, o.purchase_price_paise as rate_paise`,
    from: sql`outsource_line o
      join outsource_dispatch d on d.tenant_id = o.tenant_id and d.dispatch_id = o.dispatch_id
      join third_party_provider v on v.tenant_id = d.tenant_id and v.third_party_provider_id = d.third_party_provider_id
      join specimen s on s.tenant_id = o.tenant_id and s.specimen_id = o.specimen_id
      join lab_work w on w.tenant_id = o.tenant_id and w.lab_work_id = o.lab_work_id
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
      join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id`,
    where: sql`o.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and o.received_at is not null
      and not exists (select from partner_bill_line k where k.tenant_id = o.tenant_id and k.outsource_line_id = o.outsource_line_id)`,
    columns: {
      dispatchNo: { sql: sql`d.dispatch_no`, kind: 'number' },
      specimenNo: { sql: sql`s.specimen_no`, kind: 'text' },
      providerName: { sql: sql`v.provider_name`, kind: 'text' },
      testCode: { sql: sql`c.charge_code`, kind: 'text' },
      testName: { sql: sql`c.charge_name`, kind: 'text' },
      sentAt: { sql: sql`d.sent_at`, kind: 'instant' },
      receivedAt: { sql: sql`o.received_at`, kind: 'instant' },
      ratePaise: { sql: sql`o.purchase_price_paise`, kind: 'money' },
    },
    tieBreak: sql`o.outsource_line_id`,
    defaultOrder: sql`o.received_at`,
  };
}
