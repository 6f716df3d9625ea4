// The bill of an admission: the saved final one, or the present provisional one (R489-R504, R518-R525).

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { getBill as getBillEndpoint } from '@charaka/contract/money/bill/bill';
import type { Paise } from '@charaka/rules/money/money';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readAdmission } from '../../stay/admission/admission-store.ts';
import { unchargedBeds } from '../charge/bed-rent-store.ts';
import { isServicePlaceOn } from '../charge/gst-rule.ts';
import { readHeldOfStay, shownHeld } from '../payment/held-money.ts';
import { readPayerEstimate } from '../payment/payer-estimate.ts';
import { untaxedRooms } from '../tariff/untaxed-rooms.ts';
import { readTaxByRate } from '../tax/gst-document-store.ts';
import { computeAccountBill, readBillAccount } from './bill-account.ts';
import { readBillFacts } from './bill-fact-store.ts';
import { readCancelledBills } from './bill-store.ts';
import { computedFigures, finalBillView, linesView, savedFigures, savedLines } from './bill-view.ts';
import { missingFromBill } from './missing-from-bill.ts';
import { readCase, withHsnCodes } from './paper-facts.ts';
import { readPatientMatters } from './patient-matters.ts';
import { readAuthorizing, readBillPayers, sharedBy } from './payer-store.ts';

/** Everything a bill screen and its papers show. */
export type BillAnswer = OutputOf<typeof getBillEndpoint>;

/**
 * Everything a bill screen and its papers show, in one trip to the database. A final bill is answered with the figures it was
 * saved with; the payment or refund that settled it is in the list under its number, and changes none of them.
 */
export const getBill = handle(getBillEndpoint, answerBill);

/** The answer of `getBill`, which is also what is frozen for a payer. */
export async function answerBill(call: Call, input: ParsedOf<typeof getBillEndpoint>): Promise<BillAnswer> {
  const [account, admission, cancelledBills, authorizing, beds, treated, estimatePaise] = await Promise.all([
    readBillAccount(call, input.admissionId),
    readAdmission(call, input.admissionId),
    readCancelledBills(call.tx, call.tenantId, input.admissionId),
    readAuthorizing(call, input.admissionId),
    unchargedBeds(call, input.admissionId),
    readCase(call, input.admissionId),
    readPayerEstimate(call, input.admissionId),
  ]);
  const { saved, payments, medicine } = account;
  const lists = {
    ...treated,
    cancelledBills,
    pharmacySales: medicine.sales,
    pharmacyReturns: medicine.returns,
    payments,
  };
  if (saved) {
    const view = linesView(savedLines(account.rows, saved));
    const facts = await readBillFacts(call, saved.billId);
    return {
      admission,
      payers: await readBillPayers(call, saved.billId),
      figures: { ...savedFigures(saved, payments), ...medicineWords(medicine, 'Final') },
      finalBill: { ...finalBillView(saved), ...facts },
      isProvisional: false,
      missing: [],
      held: null,
      isServicePlace: saved.isServicePlace,
      isPayerEstimate: saved.isPayerEstimate,
      ...view,
      ...(facts.isDiscountInDocument && { gstSummary: await readTaxByRate(call, saved.billId) }),
      lines: await withHsnCodes(call, view.lines, saved.billId),
      ...lists,
    };
  }
  const isFinal = input.isFinalPreview ?? false;
  const isServicePlace = isServicePlaceOn(call, todayOf(call));
  const bill = computeAccountBill(account, { ...input, isFinal, isServicePlace });
  const view = linesView(bill.lines);
  return {
    admission,
    payers: sharedBy(authorizing, bill.netPaise),
    figures: { ...computedFigures(bill), ...medicineWords(medicine, isFinal ? 'Final' : 'Provisional') },
    finalBill: null,
    isProvisional: !isFinal,
    held: shownHeld(await readHeldOfStay(call, input.admissionId, bill.medicineCreditPaise)),
    missing: missingFromBill(
      bill,
      { bedNames: beds, untaxedRooms: await untaxedRooms(call, bill.lines) },
      isFinal ? await readPatientMatters(call, admission) : [],
      estimatePaise,
    ),
    isServicePlace,
    isPayerEstimate: estimatePaise !== null,
    ...view,
    lines: await withHsnCodes(call, view.lines),
    ...lists,
  };
}

type Medicine = Awaited<ReturnType<typeof readBillAccount>>['medicine'];

/** Sums of medicine sold and returned, and the kind of bill, under the specification's keys. */
function medicineWords({ sales, returns }: Medicine, reportType: 'Provisional' | 'Final') {
  return {
    soldMedicine: sales.reduce((sum, sale) => sum + sale.net, 0) as Paise,
    returnedMedicine: returns.reduce((sum, one) => sum + one.net, 0) as Paise,
    reportType,
  };
}
