// A counter bill as it is answered, and the list of them.
import {
  counterMenu,
  getCounterBill as getCounterBillEndpoint,
  listCounterBills as listCounterBillsEndpoint,
} from '@charaka/contract/clinic/counter/counter-bill';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import { ZERO } from '@charaka/rules/money/money';
import sql, { join } from 'sql-template-tag';
import { withinDays } from '../../kernel/asked-days.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { type PatientRowSource, readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ageFields } from '../../people/patient/patient-answer.ts';
import {
  billColumns,
  billTables,
  type CounterBill,
  readBilledLines,
  readBillHead,
  readReceipts,
} from './counter-bill-store.ts';
import { readRefunds } from './counter-refund-store.ts';
import { sharesOf } from './counter-standing.ts';

/** A bill of the hospital with its lines, receipts and refunds. */
export async function readCounterBill(call: Call, counterBillId: number): Promise<CounterBill> {
  const [head, lines, receipts, refunds] = await Promise.all([
    readBillHead(call, counterBillId),
    readBilledLines(call, counterBillId),
    readReceipts(call, counterBillId),
    readRefunds(call, counterBillId),
  ]);
  const shares = sharesOf(lines, head.discount);
  return {
    ...head,
    ...ageFields(head.birthDate, todayOf(call)),
    lines: lines.map((line, index) => ({ ...line, discountShare: shares[index] ?? ZERO })),
    receipts,
    refunds,
  };
}

/** One bill. */
export const getCounterBill = handle(getCounterBillEndpoint, async (call, { counterBill: { counterBillId } }) => {
  const counterBill = await readCounterBill(call, counterBillId);
  // The screen of refunds of tests shows no other bills.
  if (!call.menus.includes(counterMenu) && !counterBill.lines.some(({ isTest }) => isTest))
    refuse(billSentences.billDoesNotExist);
  return { counterBill };
});

const row = listCounterBillsEndpoint.output.shape.rows.element;

/** Bills of the counter, the latest first. */
export const listCounterBills = handle(listCounterBillsEndpoint, (call, input) =>
  readPatientRows(call, billList(call, input), row, input),
);

const documentNo = sql`(select g.document_no from gst_document g
  where g.tenant_id = b.tenant_id and g.counter_bill_id = b.counter_bill_id)`;

function billList(
  call: Call,
  { isDue, patientId, ...days }: ParsedOf<typeof listCounterBillsEndpoint>,
): PatientRowSource {
  return {
    patient: sql`b.patient_id`,
    select: billColumns,
    from: billTables,
    where: join(
      [
        sql`b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}`,
        ...withinDays(call, sql`b.billed_at`, days),
        ...(isDue == null ? [] : [isDue ? sql`b.due_paise > 0` : sql`b.due_paise = 0`]),
        ...(patientId ? [sql`b.patient_id = ${patientId}`] : []),
      ],
      ' and ',
    ),
    columns: {
      billNo: { sql: sql`b.bill_no`, kind: 'number' },
      finYear: { sql: sql`b.fin_year`, kind: 'text' },
      documentNo: { sql: documentNo, kind: 'text' },
      billedAt: { sql: sql`b.billed_at`, kind: 'instant' },
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      contactNo: { sql: sql`p.contact_no`, kind: 'text' },
      opdNumber: { sql: sql`v.opd_number`, kind: 'text' },
      net: { sql: sql`b.net_amount_paise`, kind: 'money' },
      due: { sql: sql`b.due_paise`, kind: 'money' },
      patientId: { sql: sql`b.patient_id`, kind: 'number' },
    },
    tieBreak: sql`b.counter_bill_id desc`,
    defaultOrder: sql`b.billed_at desc`,
  };
}
