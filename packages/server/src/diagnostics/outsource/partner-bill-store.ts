// Bills of partner laboratories in the database: their lines, the tests they may refer to, and the verdicts (LB073).

import { outsourceSentences } from '@charaka/contract/diagnostics/outsource/outsource-sentences';
import type { partnerBillStatuses } from '@charaka/contract/diagnostics/outsource/partner-bill';
import {
  type BilledTest,
  type BillVerdict,
  type JudgedTest,
  judgePartnerBill,
  type SentTest,
} from '@charaka/rules/diagnostics/partner-bill';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** A bill without its lines. */
export interface BillHead {
  readonly partnerBillId: number;
  readonly thirdPartyProviderId: number;
  readonly billNo: string;
  readonly billedDay: string;
  readonly status: (typeof partnerBillStatuses)[number];
}

/** A stored line; with its verdict when it was refused or its bill is closed. */
export interface KeptLine {
  readonly partnerBillLineId: number;
  readonly lineNo: number;
  readonly dispatchNo: number | null;
  readonly specimenNo: string | null;
  readonly testCode: string;
  readonly amountPaise: Paise;
  readonly outsourceLineId: number | null;
  readonly verdict: BillVerdict | null;
  readonly ratePaise: Paise | null;
  readonly expectedPaise: Paise | null;
  readonly settledPaise: Paise | null;
  readonly billedBy: string | null;
  readonly refuseReason: string | null;
}

/** The verdict on a line, with the name of its test. */
export interface NamedVerdict extends JudgedTest {
  readonly testName: string | null;
}

/** No bill. */
const NONE = 0;

interface NamedTest extends SentTest {
  readonly testName: string;
}

/** The tests of a partner that lines may mean, with the other bill that has them; `exceptBillId` is judged itself. */
function findSentTests(
  call: Call,
  providerId: number,
  lines: readonly BilledTest[],
  exceptBillId: number,
): Promise<NamedTest[]> {
  const dispatchNos = lines.flatMap(({ dispatchNo, specimenNo }) => (specimenNo ? [] : (dispatchNo ?? [])));
  const specimenNos = lines.flatMap(({ specimenNo }) => specimenNo || []);
  return call.tx.rows<NamedTest>(sql`
    select o.outsource_line_id, d.dispatch_no, s.specimen_no, c.charge_code as test_code, c.charge_name as test_name,
      o.purchase_price_paise as rate_paise, o.received_at is not null as is_received, b.bill_no as billed_by
    from outsource_line o
    join outsource_dispatch d on d.tenant_id = o.tenant_id and d.dispatch_id = o.dispatch_id
    join specimen s on s.tenant_id = o.tenant_id and s.specimen_id = o.specimen_id
    join lab_work w on w.tenant_id = o.tenant_id and w.lab_work_id = o.lab_work_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
    left join partner_bill_line k on k.tenant_id = o.tenant_id and k.outsource_line_id = o.outsource_line_id
      and k.partner_bill_id <> ${exceptBillId}
    left join partner_bill b on b.tenant_id = k.tenant_id and b.partner_bill_id = k.partner_bill_id
    where d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.third_party_provider_id = ${providerId}
      and (d.dispatch_no = any(${dispatchNos}::bigint[]) or s.specimen_no = any(${specimenNos}::text[]))
    order by o.outsource_line_id`);
}

/** The present verdict on each line of a bill of this partner. */
export async function judgeLines(
  call: Call,
  providerId: number,
  lines: readonly BilledTest[],
  exceptBillId = NONE,
): Promise<NamedVerdict[]> {
  const sent = await findSentTests(call, providerId, lines, exceptBillId);
  const nameOf = new Map(sent.map(({ outsourceLineId, testName }) => [outsourceLineId, testName]));
  const nameOfCode = new Map(sent.map(({ testCode, testName }) => [testCode, testName]));
  return judgePartnerBill(lines, sent).map((one, place) => ({
    ...one,
    testName: nameOf.get(one.outsourceLineId ?? NONE) ?? nameOfCode.get(lines[place]?.testCode ?? '') ?? null,
  }));
}

/** A bill of the hospital, locked until the transaction ends. */
function lockBill(call: Call, partnerBillId: number): Promise<BillHead> {
  return call.tx.one<BillHead>(
    sql`select partner_bill_id, third_party_provider_id, bill_no, billed_on::text as billed_day, status from partner_bill
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and partner_bill_id = ${partnerBillId}
      for update`,
    outsourceSentences.billDoesNotExist,
  );
}

/** The same, for an open bill only; locks it until the transaction ends. Refuses a closed one. */
export async function lockOpenBill(call: Call, partnerBillId: number): Promise<BillHead> {
  const bill = await lockBill(call, partnerBillId);
  if (bill.status !== 'Open') refuse(outsourceSentences.billClosed);
  return bill;
}

/** The lines of a bill in their order. */
export function readLines(call: Call, partnerBillId: number): Promise<KeptLine[]> {
  return call.tx.rows<KeptLine>(sql`
    select partner_bill_line_id, line_no, dispatch_no, specimen_no, test_code, amount_paise, outsource_line_id, verdict, rate_paise,
      expected_paise, settled_paise, billed_by, refuse_reason
    from partner_bill_line where tenant_id = ${call.tenantId} and partner_bill_id = ${partnerBillId} order by line_no`);
}

/** Names of the tests of lines that are not judged any more. */
async function namesOfCodes(call: Call, lines: readonly KeptLine[]): Promise<Map<string, string>> {
  const rows = await call.tx.rows<{ chargeCode: string; chargeName: string }>(sql`
    select charge_code, charge_name from charge
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
      and charge_code = any(${lines.map(({ testCode }) => testCode)}::text[])`);
  return new Map(rows.map(({ chargeCode, chargeName }) => [chargeCode, chargeName]));
}

/** Each line with its stored verdict, or without one with its present verdict. */
export async function verdictsOf(
  call: Call,
  { partnerBillId, thirdPartyProviderId }: BillHead,
  lines: readonly KeptLine[],
): Promise<(KeptLine & NamedVerdict)[]> {
  const open = lines.filter(({ verdict }) => verdict === null);
  const judged = await judgeLines(call, thirdPartyProviderId, open, partnerBillId);
  const byLine = new Map(open.map(({ lineNo }, place) => [lineNo, judged[place]]));
  const names = await namesOfCodes(call, lines);
  return lines.map((line) => {
    const testName = names.get(line.testCode) ?? null;
    const now = byLine.get(line.lineNo);
    if (now) return { ...line, ...now, testName: now.testName ?? testName };
    const { verdict, expectedPaise, settledPaise } = line;
    return {
      ...line,
      verdict: verdict ?? 'NotSent',
      expectedPaise: expectedPaise ?? ZERO,
      settledPaise: settledPaise ?? ZERO,
      testName,
    };
  });
}

/** Stores the final verdicts, before their bill is closed; with `isReleased` the tests may be on another bill. */
export async function freezeVerdicts(
  call: Call,
  lines: readonly (KeptLine & NamedVerdict)[],
  { isReleased }: { readonly isReleased: boolean },
): Promise<void> {
  const written = lines.map((line) => ({ ...line, outsourceLineId: isReleased ? null : line.outsourceLineId }));
  // Two lines may have changed their tests with each other since they were entered.
  await call.tx.rows(sql`
    update partner_bill_line set outsource_line_id = null
    where tenant_id = ${call.tenantId} and outsource_line_id is not null
      and partner_bill_line_id = any(${lines.map(({ partnerBillLineId }) => partnerBillLineId)}::bigint[])`);
  await call.tx.rows(sql`
    update partner_bill_line l set outsource_line_id = line."outsourceLineId", verdict = line.verdict, rate_paise = line."ratePaise",
      expected_paise = line."expectedPaise", settled_paise = line."settledPaise", billed_by = line."billedBy"
    from json_to_recordset(${JSON.stringify(written)}::json) as line ("partnerBillLineId" bigint, "outsourceLineId" bigint, verdict text,
      "ratePaise" bigint, "expectedPaise" bigint, "settledPaise" bigint, "billedBy" text)
    where l.tenant_id = ${call.tenantId} and l.partner_bill_line_id = line."partnerBillLineId"`);
}
