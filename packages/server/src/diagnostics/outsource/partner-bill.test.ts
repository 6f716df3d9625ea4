// The bill of a partner laboratory: matched line by line, refused where it is too high, accepted once and protected by the database.

import { outsourceArea } from '@charaka/contract/diagnostics/outsource/area';
import {
  addDispatch,
  outsourceCostMenu,
  receiveDispatch,
  setProviderRate,
} from '@charaka/contract/diagnostics/outsource/dispatch';
import {
  acceptPartnerBill,
  addPartnerBill,
  getPartnerBill,
  listPartnerBills,
  listUnbilledTests,
  previewPartnerBill,
  refusePartnerBillLines,
  withdrawPartnerBill,
} from '@charaka/contract/diagnostics/outsource/partner-bill';
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { beforeAll, expect, it } from 'vitest';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;
/** The hospital's code for its urine test. */
const testCode = 'L1';
let bench: LabBench;
let thirdPartyProviderId = 0;

interface Sent {
  readonly specimenNo: string;
  readonly dispatchNo: number;
}

async function setRate(ratePaise: number, validFrom: string): Promise<void> {
  const { rows } = await parts.owner.query<{ id: string }>(
    'select lab_test_id as id from lab_test where tenant_id = $1',
    [bench.tenant.tenantId],
  );
  const providerRate = { thirdPartyProviderId, labTestId: Number(rows[0]?.id), ratePaise, validFrom };
  await bench.tenant.ask(setProviderRate, { providerRate }, asAdmin);
}

/** Sends a specimen, and takes it back unless it is still out. */
async function send(isReceived = true): Promise<Sent> {
  const { labWorkId, specimenNo } = await bench.arrive();
  const { dispatchId, dispatchNo } = await bench.tenant.ask(addDispatch, {
    dispatch: { thirdPartyProviderId, labWorkIds: [labWorkId], expectedDay: dayOf(2) },
  });
  if (isReceived) await bench.tenant.ask(receiveDispatch, { dispatchId, labWorkIds: [labWorkId] });
  return { specimenNo, dispatchNo };
}

const line = (specimenNo: string, amountPaise: number) => ({ specimenNo, testCode, amountPaise });
const enter = (billNo: string, lines: object[], change: object = {}) =>
  bench.tenant.call(
    addPartnerBill,
    { bill: { thirdPartyProviderId, billNo, billedDay: dayOf(-1), lines: lines as [], ...change } },
    asAdmin,
  );
const open = async (partnerBillId: number) => (await bench.tenant.ask(getPartnerBill, { partnerBillId }, asAdmin)).bill;

beforeAll(async () => {
  bench = await openLabBench(parts, ['K']);
  const item = { providerName: 'Reference Laboratory' };
  const added = await bench.tenant.ask(masterEndpoints(masterNamed('thirdPartyProvider')).add, { item });
  thirdPartyProviderId = (added as { item: { thirdPartyProviderId: number } }).item.thirdPartyProviderId;
  await setRate(40, dayOf(-10));
});

it('judges each line at the rate of the day of its dispatch; what it may not pay is refused before it is accepted (LB073, TP001, TP002)', async () => {
  const [good, dear, away, forgotten] = [await send(), await send(), await send(false), await send()];
  // Another rate from today on is not that of the dispatch.
  await setRate(55, dayOf(0));
  const lines = [
    line(good.specimenNo, 40),
    { dispatchNo: dear.dispatchNo, testCode, amountPaise: 55 },
    line(away.specimenNo, 40),
    line('000000000000', 40),
    line(good.specimenNo, 40),
  ];
  const looked = await bench.tenant.ask(previewPartnerBill, { thirdPartyProviderId, lines }, asAdmin);
  const verdicts = ['Matched', 'OtherRate', 'NotReceived', 'NotSent', 'BilledTwice'];
  expect(looked.lines.map(({ verdict }) => verdict)).toEqual(verdicts);
  const { partnerBillId } = (await enter('R-1', lines)).output;
  const bill = await open(partnerBillId);
  expect(bill.lines.map(({ verdict }) => verdict)).toEqual(verdicts);
  expect(bill.lines[1]).toMatchObject({ testName: 'Urine routine', ratePaise: 4000, expectedPaise: 4000 });
  expect(bill).toMatchObject({ billedPaise: 21_500, expectedPaise: 8000, differencePaise: 13_500, settledPaise: 8000 });
  const accept = (settledPaise: number) =>
    bench.tenant.call(acceptPartnerBill, { partnerBillId, settledPaise }, asAdmin);
  expect((await accept(80)).message).toMatch(/^Line 3 was not sent, not received or already billed/);
  const bad = bill.lines.slice(2).map(({ partnerBillLineId }) => partnerBillLineId);
  const refuseLines = (reason: string) =>
    bench.tenant.call(refusePartnerBillLines, { partnerBillId, partnerBillLineIds: bad, reason }, asAdmin);
  expect((await refuseLines(' ')).status).toBe(400);
  expect((await refuseLines('Not ours')).message).toBe('Lines refused: 3');
  expect((await refuseLines('Again')).message).toBe('One of these lines is not on the bill, or is already refused');
  expect((await accept(81)).message).toBe('The amount is now Rs 80.00. Please look at the lines again');
  expect((await accept(80)).message).toBe('Bill R-1 accepted: Rs 80.00 to pay');
  expect((await accept(80)).message).toBe('This bill is closed and can no longer be changed');
  const closed = await open(partnerBillId);
  expect(closed).toMatchObject({ status: 'Accepted', settledPaise: 8000, closedByName: 'Admin User' });
  expect(closed.lines.map(({ verdict, refuseReason }) => [verdict, refuseReason])).toEqual([
    ['Matched', null],
    ['OtherRate', null],
    ['NotReceived', 'Not ours'],
    ['NotSent', 'Not ours'],
    ['BilledTwice', 'Not ours'],
  ]);
  const { rows } = await bench.tenant.ask(listUnbilledTests, {}, asAdmin);
  expect(rows.map(({ specimenNo }) => specimenNo)).toEqual([forgotten.specimenNo]);
  const listed = (await bench.tenant.ask(listPartnerBills, {}, asAdmin)).rows;
  expect(listed).toMatchObject([
    { billNo: 'R-1', lineCount: 5, refusedCount: 3, billedPaise: 21_500, settledPaise: 8000 },
  ]);
});

it('what comes back meanwhile is received, and a test on an earlier bill is said to be so (LB073)', async () => {
  const { labWorkId, specimenNo } = await bench.arrive();
  const { dispatchId } = await bench.tenant.ask(addDispatch, {
    dispatch: { thirdPartyProviderId, labWorkIds: [labWorkId], expectedDay: dayOf(2) },
  });
  const first = (await enter('R-2', [line(specimenNo, 55)])).output.partnerBillId;
  expect((await open(first)).lines[0]?.verdict).toBe('NotReceived');
  await bench.tenant.ask(receiveDispatch, { dispatchId, labWorkIds: [labWorkId] });
  expect((await open(first)).lines[0]?.verdict).toBe('Matched');
  const second = (await enter('R-3', [line(specimenNo, 55)])).output.partnerBillId;
  expect((await open(second)).lines[0]).toMatchObject({ verdict: 'BilledTwice', billedBy: 'R-2', expectedPaise: 0 });
  const withdrawn = await bench.tenant.call(
    withdrawPartnerBill,
    { partnerBillId: first, reason: 'Of another hospital' },
    asAdmin,
  );
  expect(withdrawn.message).toBe('Bill R-2 withdrawn');
  expect(await open(first)).toMatchObject({ status: 'Withdrawn', withdrawReason: 'Of another hospital' });
  expect((await open(second)).lines[0]).toMatchObject({ verdict: 'Matched', billedBy: null });
  await bench.tenant.ask(acceptPartnerBill, { partnerBillId: second, settledPaise: 55 }, asAdmin);
  expect((await enter('R-2', [line(specimenNo, 55)])).isFailure).toBe(false);
});

it('a bill is entered once, and the database keeps what is accepted (LB073)', async () => {
  const { specimenNo } = await send();
  expect((await enter('R-9', [line(specimenNo, 55)], { billedDay: dayOf(3) })).fields).toHaveProperty([
    'bill.billedDay',
  ]);
  const { partnerBillId } = (await enter('R-9', [line(specimenNo, 55)])).output;
  const twice = await enter('r-9', [line(specimenNo, 55)]);
  expect(twice).toMatchObject({ isFailure: true, message: 'This bill of the partner is already entered' });
  const { tenantId } = bench.tenant;
  const copy = parts.owner.query(
    `insert into partner_bill (tenant_id, hospital_id, third_party_provider_id, bill_no, billed_on, entered_at, entered_by)
     select tenant_id, hospital_id, third_party_provider_id, 'R-9', billed_on, now(), entered_by from partner_bill
     where tenant_id = $1 and partner_bill_id = $2`,
    [tenantId, partnerBillId],
  );
  await expect(copy).rejects.toThrow('partner_bill_no_unique');
  const change = (text: string) => parts.owner.query(text, [tenantId, partnerBillId]);
  const ofBill = 'where tenant_id = $1 and partner_bill_id = $2';
  await expect(
    change(
      `update partner_bill set status = 'Accepted', settled_paise = 1, closed_at = now(), closed_by = entered_by ${ofBill}`,
    ),
  ).rejects.toThrow('the lines of the bill do not make what is paid');
  await expect(change(`update partner_bill_line set amount_paise = 1 ${ofBill}`)).rejects.toThrow('is not changed');
  await bench.tenant.ask(acceptPartnerBill, { partnerBillId, settledPaise: 55 }, asAdmin);
  await expect(change(`update partner_bill set settled_paise = 1 ${ofBill}`)).rejects.toThrow('is not changed');
  await expect(change(`update partner_bill_line set settled_paise = 1 ${ofBill}`)).rejects.toThrow('is not changed');
  await expect(
    change(`insert into partner_bill_line (tenant_id, partner_bill_id, line_no, specimen_no, test_code, amount_paise)
      values ($1, $2, 99, '1', 'L1', 1)`),
  ).rejects.toThrow('is not changed');
});

it('a file is looked at row by row: what cannot be read is named, and the rest is judged (LB073)', async () => {
  const { specimenNo, dispatchNo } = await send();
  const look = (file: string) =>
    bench.tenant.ask(previewPartnerBill, { thirdPartyProviderId, lines: [], file }, asAdmin);
  const head = 'Patient,Specimen No,Dispatch,Test code,Amount';
  const good = await look(`${head}\nA,${specimenNo},,${testCode},"55.00"\nB,,${dispatchNo},l1,60`);
  expect(good.badRows).toEqual([]);
  expect(good.lines).toMatchObject([
    { specimenNo, verdict: 'Matched', amountPaise: 5500 },
    { dispatchNo, verdict: 'BilledTwice', amountPaise: 6000 },
  ]);
  const bad = await look(`${head}\nA,,x,${testCode},1\nB,1,,,ten\nC,,,L1,5`);
  expect(bad.badRows.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Dispatch'],
    [3, 'Test code'],
    [3, 'Amount'],
    [4, 'Specimen No'],
  ]);
  expect((await look('Patient,Test code\nA,L1')).badRows.map(({ reason }) => reason)).toEqual([
    "The file has no column 'Amount'",
    "The file has no column 'Specimen No'",
  ]);
});

it('is of finance alone, and of its own hospital (LB070, LB073)', async () => {
  const { specimenNo } = await send();
  const { partnerBillId } = (await enter('R-20', [line(specimenNo, 55)])).output;
  const bill = { thirdPartyProviderId, billNo: 'R-21', billedDay: dayOf(0), lines: [line(specimenNo, 55)] };
  expect((await bench.tenant.call(addPartnerBill, { bill }, { as: 'viewer' })).status).toBe(403);
  const { roles } = outsourceArea.menu?.find(({ path }) => path === outsourceCostMenu) ?? {};
  expect(Object.keys(roles ?? {})).toEqual(['administrator', 'regionalHead', 'viewer']);
  const decide = { partnerBillId, settledPaise: 55 };
  expect((await bench.tenant.call(acceptPartnerBill, decide, { as: 'viewer' })).status).toBe(403);
  const elsewhere = { as: 'admin', hospitalId: 2 } as const;
  const missing = 'This bill of a partner does not exist';
  expect((await bench.tenant.call(getPartnerBill, { partnerBillId }, elsewhere)).message).toBe(missing);
  expect((await bench.tenant.call(acceptPartnerBill, decide, elsewhere)).message).toBe(missing);
  const looked = await bench.tenant.ask(
    previewPartnerBill,
    { thirdPartyProviderId, lines: [line(specimenNo, 55)] },
    elsewhere,
  );
  expect(looked.lines[0]?.verdict).toBe('NotSent');
  expect((await bench.tenant.ask(listPartnerBills, {}, elsewhere)).rows).toEqual([]);
  expect((await bench.tenant.ask(listUnbilledTests, {}, elsewhere)).rows).toEqual([]);
});
