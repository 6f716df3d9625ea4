// Every charge line, cash memo, return and payment of an admission, never paged (R448, Q02, Q144).
import { listServiceCharges as listServiceChargesEndpoint } from '@charaka/contract/money/charge/charge';
import { computeBillLines } from '@charaka/rules/money/bill';
import { type Call, handle } from '../../kernel/handler.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import { readMedicine } from '../account/account-source.ts';
import { readPayments } from '../payment/payment-store.ts';
import { withRent } from './bed-rent.ts';
import { readRentedStays } from './bed-rent-store.ts';
import { readChargeRows } from './charge-store.ts';
import { serviceChargeView } from './service-charge-view.ts';

/** Lines with their figures, each with the GST it was posted with, as on the provisional bill (R520), and all payments. */
export async function readAccountLines(call: Call, admissionId: number) {
  const { tx, tenantId } = call;
  const [standing, rows, payments, stays] = await Promise.all([
    readStanding(call, admissionId),
    readChargeRows(tx, tenantId, admissionId),
    readPayments(tx, tenantId, admissionId),
    readRentedStays(call, admissionId),
  ]);
  const lines = computeBillLines({
    ...standing,
    lines: standing.isFinalBill ? rows : withRent(call, rows, stays, standing),
    isFinal: false,
  });
  return { serviceCharges: lines.map(serviceChargeView), payments };
}

/** The account of an admission. */
export const listServiceCharges = handle(listServiceChargesEndpoint, async (call, { admissionId }) => {
  const [account, medicine] = await Promise.all([readAccountLines(call, admissionId), readMedicine(call, admissionId)]);
  return { ...account, pharmacySales: medicine.sales, pharmacyReturns: medicine.returns };
});
