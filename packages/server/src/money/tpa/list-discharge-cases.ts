// Lists the payers' cases whose discharge is initiated, for the TPA desk (Q48).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listDischargeCases as listDischargeCasesEndpoint } from '@charaka/contract/money/tpa/settlement';
import { type Call, handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { readDepositsOf } from '../bill/low-deposits.ts';
import { dischargeCaseList } from './settlement-store.ts';

type Row = OutputOf<typeof listDischargeCasesEndpoint>['rows'][number];
const row = listDischargeCasesEndpoint.output.shape.rows.element;

/** With the present sum of the bill and the patient's payments, as the payer requires them. */
export const listDischargeCases = handle(listDischargeCasesEndpoint, async (call, input) => {
  const listed = await readPatientRows<Row>(call, dischargeCaseList(call, input), row, input);
  return { ...listed, rows: await withBillSoFar(call, listed.rows) };
});

/** The provisional bill of this moment where there is no final one: with room rent and medicine, as the bill itself shows it (Q255). */
async function withBillSoFar(call: Call, rows: readonly Row[]): Promise<Row[]> {
  const open = rows.filter(({ isFinalBill }) => !isFinalBill).map(({ admissionId }) => admissionId);
  const bills = new Map((await readDepositsOf(call, open)).map((bill) => [bill.admissionId, bill]));
  return rows.map((each) => {
    const bill = bills.get(each.admissionId);
    return bill ? { ...each, chargeTotal: bill.billPaise, paidInAdvance: bill.paidPaise } : each;
  });
}
