// The law of the server's bills: on random admissions every figure is what the rules make of the lines and payments on the wire.
import { addBill, getBill } from '@charaka/contract/bill';
import { cancelBill } from '@charaka/contract/bill-cancel';
import { receiveDue, writeOffDue } from '@charaka/contract/bill-due';
import type { OutputOf } from '@charaka/contract/endpoint';
import { type Bill, type BillInput, computeBill } from '@charaka/rules/bill';
import { proposeRefundSplit } from '@charaka/rules/bill-settlement';
import { computeMedicineCharge } from '@charaka/rules/medicine-charge';
import {
  type Paise,
  paiseToRupees,
  percentToBasisPoints,
  quantityToThousandths,
  rupeesToPaise,
  subtractPaise,
} from '@charaka/rules/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitInScene, makeApprover } from '../../test-support/test-admissions.ts';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const BILLS = 300;

const anyLine = fc.record({
  chargeId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 20_000 }),
  applied: fc.integer({ min: 1, max: 3_000_000 }),
  discountShare: fc.integer({ min: 0, max: 100 }),
  halfRate: fc.constantFrom(0, 250, 333, 600, 900, 1400),
  isIgst: fc.boolean(),
  isNonApplicable: fc.boolean(),
});
const anyPayment = fc.record({
  type: fc.constantFrom('Receive', 'Receive', 'Refund'),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  mode: fc.constantFrom('cash', 'cash', 'card', 'upi', 'neft', 'cheque'),
  isNonHospital: fc.boolean(),
});
/** A cash memo with the part of it paid at once, the part that came back, and how much of that was handed out. */
const anyMemo = fc.record({
  net: fc.integer({ min: 1, max: 900_000 }),
  paidShare: fc.constantFrom(0, 0, 40, 100),
  returnedShare: fc.constantFrom(0, 0, 25, 100),
  paidBackShare: fc.constantFrom(0, 0, 50),
});
const anyBill = fc.record({
  memos: fc.array(anyMemo, { maxLength: 4 }),
  lines: fc.array(anyLine, { maxLength: 15 }),
  payments: fc.array(anyPayment, { maxLength: 5 }),
  patientType: fc.constantFrom('General', 'Cash Claim', 'Govt', 'TPA' as const),
  patientStateCode: fc.constantFrom('27', '32', ''),
  authorized: fc.integer({ min: 0, max: 90_000 }),
  finalAuthorized: fc.constantFrom(undefined, 0, 1234.56),
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100),
  otherCharge: fc.integer({ min: 0, max: 1_000_000 }).map((each) => each / 100),
  isFinalPreview: fc.boolean(),
  /** How much of the payable is paid with the bill, and how much of the rest later; what is left may be given up. */
  paidShare: fc.constantFrom(100, 100, 0, 37),
  paidLaterShare: fc.constantFrom(0, 50, 100),
  isGivenUp: fc.boolean(),
  isCancelled: fc.boolean(),
});
type RandomBill = typeof anyBill extends fc.Arbitrary<infer Each> ? Each : never;

/** Writes the admission with its lines and payments straight into the database; they need not be reachable through calls. */
async function makeAccount(tenant: TestTenant, random: RandomBill): Promise<number> {
  const hasPayer = random.patientType === 'TPA';
  const admissionId = await admitInScene(tenant, {
    patientType: random.patientType,
    patientStateCode: random.patientStateCode,
    isDischargeInitiated: true,
    ...(hasPayer ? { associationId: 1, tpaAuthorized: random.authorized } : {}),
    ...(random.finalAuthorized === undefined ? {} : { finalAuthorized: random.finalAuthorized }),
  });
  const place = [tenant.tenantId, admissionId];
  await parts.owner.query(
    `insert into service_charge (tenant_id, hospital_id, admission_id, charge_id, charge_type_id, charge_category_id,
       charge_code, description, applied_at, quantity_thousandths, standard_charge_paise, applied_charge_paise,
       item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points, is_igst_applied, is_non_applicable, created_by)
     select $1, 1, $2, c.charge_id, c.charge_type_id, c.charge_category_id, c.charge_code, c.charge_name, now(), l.quantity,
       c.standard_charge_paise, l.applied, l.applied * l."discountShare" / 100, 2 * l."halfRate", l."halfRate", l."halfRate",
       l."isIgst", l."isNonApplicable", 1
     from json_to_recordset($3::json) as l ("chargeId" int, quantity bigint, applied bigint, "discountShare" int,
       "halfRate" int, "isIgst" boolean, "isNonApplicable" boolean)
     join charge c on c.tenant_id = $1 and c.charge_id = l."chargeId"`,
    [...place, JSON.stringify(random.lines)],
  );
  await parts.owner.query(
    `insert into payment (tenant_id, hospital_id, admission_id, fin_year, receipt_no, paid_at, payment_type, amount_paise,
       cash_paise, card_paise, upi_paise, neft_paise, cheque_paise, is_non_hospital, created_by)
     select $1, 1, $2, '2020-2021', next_number('law ' || type), now(), type, amount,
       case mode when 'cash' then amount else 0 end, case mode when 'card' then amount else 0 end,
       case mode when 'upi' then amount else 0 end, case mode when 'neft' then amount else 0 end,
       case mode when 'cheque' then amount else 0 end, "isNonHospital", 1
     from json_to_recordset($3::json) as p (type text, amount bigint, mode text, "isNonHospital" boolean)`,
    [...place, JSON.stringify(random.payments)],
  );
  await parts.owner.query(
    `with memo as (
       select *, row_number() over () as place, net * "paidShare" / 100 as paid, net * "returnedShare" / 100 as back
       from json_to_recordset($3::json) as m (net bigint, "paidShare" int, "returnedShare" int, "paidBackShare" int)),
     sold as (
       insert into pharmacy_sale (tenant_id, hospital_id, admission_id, doctor_id, fin_year, memo_no, cash_memo, sold_at,
         gross_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, net_paise, cash_paise, card_paise, upi_paise,
         neft_paise, cheque_paise, remarks, created_by)
       select $1, 1, $2, 1, '2020-2021', next_number('law memo'), 'PH', now(), net, 0, net, 0, 0, net, paid, 0, 0, 0, 0,
         place, 1 from memo
       returning sale_id, remarks)
     insert into pharmacy_return (tenant_id, hospital_id, admission_id, sale_id, fin_year, return_no, return_number, returned_at,
       gross_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, net_paise, paid_back_paise, created_by)
     select $1, 1, $2, sale_id, '2020-2021', next_number('law return'), 'PHR', now(), back, 0, back, 0, 0, back,
       least(back, paid) * "paidBackShare" / 100, 1
     from memo join sold on remarks = place::text where back > 0`,
    [...place, JSON.stringify(random.memos)],
  );
  return admissionId;
}

interface LineOnWire {
  quantity: number;
  appliedCharge: number;
  itemDiscount: number;
  igst: number;
  sgst: number;
  cgst: number;
  isIgstApplied: boolean;
  isNonApplicable: boolean;
  grossAmount: number;
  discountAmount: number;
  totalAmount: number;
  gstAmount: number;
}
interface PaymentOnWire {
  paymentType: 'Receive' | 'Refund';
  paymentAmount: number;
  card: number;
  upi: number;
  neft: number;
  isNonHospitalPayment: boolean;
  ipBillId: number | null;
}
interface AdmissionOnWire {
  stateCode: string;
  associationId: number | null;
  tpaauthorizedforamount: number;
  finalAuthorizedAmount: number | null;
}
/** The parts of an answer that the rules need. */
interface BillOnWire {
  ipdPatientViewModel: AdmissionOnWire;
  ipdServiceChargeList: LineOnWire[];
  ipdPaymentList: PaymentOnWire[];
  pharmacyCharge: { totalBillAmount: number; paidAmount: number }[];
  pharmacyreturncharge: { netReturn: number; paidAmount: number }[];
  ipdAmountCalculate: object;
}

/** The rules' input, from nothing but what travelled over the wire. */
function inputFromWire(wire: BillOnWire, random: RandomBill): BillInput {
  const admission = wire.ipdPatientViewModel;
  return {
    lines: wire.ipdServiceChargeList.map((line) => ({
      quantityThousandths: quantityToThousandths(line.quantity),
      appliedPaise: rupeesToPaise(line.appliedCharge),
      itemDiscountPaise: rupeesToPaise(line.itemDiscount),
      igstBasisPoints: percentToBasisPoints(line.igst),
      sgstBasisPoints: percentToBasisPoints(line.sgst),
      cgstBasisPoints: percentToBasisPoints(line.cgst),
      isIgstApplied: line.isIgstApplied,
      isNonApplicable: line.isNonApplicable,
    })),
    payments: wire.ipdPaymentList
      .filter((payment) => payment.ipBillId === null)
      .map((payment) => ({
        paymentType: payment.paymentType,
        amountPaise: rupeesToPaise(payment.paymentAmount),
        isNonHospitalPayment: payment.isNonHospitalPayment,
        cardPaise: rupeesToPaise(payment.card),
        upiPaise: rupeesToPaise(payment.upi),
        neftPaise: rupeesToPaise(payment.neft),
      })),
    isFinal: random.isFinalPreview,
    hospitalStateCode: '27',
    patientStateCode: admission.stateCode,
    isNonHospitalChargeOn: true,
    patientType: random.patientType,
    hasAssociation: admission.associationId !== null,
    medicinePaise: computeMedicineCharge(
      wire.pharmacyCharge.map((memo) => ({
        netPaise: rupeesToPaise(memo.totalBillAmount),
        paidPaise: rupeesToPaise(memo.paidAmount),
      })),
      wire.pharmacyreturncharge.map((each) =>
        subtractPaise(rupeesToPaise(each.netReturn), rupeesToPaise(each.paidAmount)),
      ),
    ),
    otherChargePaise: rupeesToPaise(random.otherCharge),
    discount: { kind: 'percent', basisPoints: percentToBasisPoints(random.discountPercent) },
    authorizedPaise: rupeesToPaise(admission.tpaauthorizedforamount),
    finalAuthorizedPaise:
      admission.finalAuthorizedAmount === null ? null : rupeesToPaise(admission.finalAuthorizedAmount),
  };
}

function expectAlike(wire: BillOnWire, input: BillInput): void {
  const bill = computeBill(input);
  const rupees = (amount: Paise) => paiseToRupees(amount);
  expect(wire.ipdAmountCalculate).toEqual({
    totalchargewithoutgst: rupees(bill.totalChargeWithoutGstPaise),
    igstValue: rupees(bill.igstPaise),
    sgstValue: rupees(bill.sgstPaise),
    cgstValue: rupees(bill.cgstPaise),
    gstCharge: rupees(bill.gstPaise),
    totalCharge: rupees(bill.totalChargePaise),
    nonHospitalCharge: rupees(bill.nonHospitalPaise),
    medicineCharge: rupees(bill.medicinePaise),
    otherCharge: rupees(bill.otherChargePaise),
    grossPay: rupees(bill.grossPaise),
    discountNum: rupees(bill.discountPaise),
    discountPer: bill.discountBasisPoints / 100,
    roundOff: rupees(bill.roundOffPaise),
    netAmount: rupees(bill.netPaise),
    totalReceived: rupees(bill.receivedPaise),
    totalRefund: rupees(bill.refundedPaise),
    totalPayment: rupees(bill.paidInAdvancePaise),
    authorisedAmount: rupees(bill.authorizedPaise),
    netPayment: rupees(bill.netPayablePaise),
    isRefundOrPay: bill.isRefund,
    refundableAmount: rupees(bill.refundablePaise),
    amountPayableType: bill.amountLabel,
  });
  const lines = wire.ipdServiceChargeList;
  expect(lines.map((line) => [line.grossAmount, line.discountAmount, line.totalAmount, line.gstAmount])).toEqual(
    bill.lines.map((line) => [line.grossPaise, line.discountPaise, line.netPaise, line.gstPaise].map(rupees)),
  );
}

function settledHow({ paidShare }: RandomBill, { netPayablePaise }: Bill) {
  const payable = Math.max(0, netPayablePaise);
  if (paidShare === 100 || payable === 0) return { cash: payable / 100 };
  return { cash: Math.floor((payable * paidShare) / 100) / 100, isSettledWithoutPay: true, dueReason: 'Law' };
}

/** What happens to a final bill afterwards: its due is paid, given up, or the bill is cancelled and made anew. */
async function liveOn(
  tenant: TestTenant,
  admissionId: number,
  { finalBill, random, bill }: { finalBill: OutputOf<typeof addBill>['finalBill']; random: RandomBill; bill: Bill },
): Promise<void> {
  const ofBill = { admissionId, billId: finalBill.billId };
  const later = Math.floor((finalBill.due * random.paidLaterShare) / 100);
  if (later > 0) await tenant.ask(receiveDue, { payment: { ...ofBill, amount: later / 100 } });
  const rest = finalBill.due - later;
  if (rest > 0 && random.isGivenUp)
    await tenant.ask(writeOffDue, { writeOff: { ...ofBill, amount: rest / 100, reason: 'Law' } });
  if (!random.isCancelled) return;
  await tenant.ask(cancelBill, { bill: { ...ofBill, reason: 'Law' } }, { as: 'admin' });
  const again = (await tenant.ask(getBill, { admissionId, isFinalPreview: true })).figures;
  expect([again.totalCharge, again.medicineCharge]).toEqual([bill.totalChargePaise, bill.medicinePaise]);
}

describe('any bill of the server', () => {
  it('is what the rules make of the rows on the wire, and a final bill keeps it (R446, R500, R503, R513, R520-R523, Q144)', async () => {
    const tenant = await makeTenant(parts);
    await makeApprover(tenant);
    await parts.owner.query('update hospital set is_non_hospital_charge = true where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const bills = fc.sample(anyBill, { numRuns: BILLS, seed: 20_261_121 });
    let finalBills = 0;
    for (const random of bills) {
      const admissionId = await makeAccount(tenant, random);
      // Without figures about tables that were empty a moment ago PostgreSQL would read them whole for every bill.
      if (bills.indexOf(random) === 30) await parts.owner.query('analyze');
      const { discountPercent, otherCharge, isFinalPreview } = random;
      const asked = { admissionId, discountPercent, otherCharge, isFinalPreview };
      const provisional = await tenant.call(getBill, asked);
      expect(provisional.message).toBe('');
      const wire = provisional.wire as unknown as BillOnWire;
      const input = inputFromWire(wire, random);
      expectAlike(wire, input);
      if (!isFinalPreview) continue;
      finalBills += 1;
      const bill = computeBill(input);
      const refund = proposeRefundSplit(bill.refundablePaise);
      const generated = await tenant.call(addBill, {
        bill: {
          admissionId,
          discountPercent,
          discountReason: 'Law',
          otherCharge,
          netPayable: paiseToRupees(bill.netPayablePaise),
          ...settledHow(random, bill),
          cashRefund: paiseToRupees(refund.cashRefundPaise),
          chequeRefund: paiseToRupees(refund.chequeRefundPaise),
          chequeRefundNumber: '000001',
          chequeRefundDate: '2026-11-21',
          chequeRefundBank: 'State Bank',
        },
      });
      expect(generated.message).toMatch(/^Ipd Bill generated/);
      expect(generated.output.finalBill.orderNo).toBe(finalBills);
      const saved = await tenant.call(getBill, { admissionId });
      expectAlike(saved.wire as unknown as BillOnWire, {
        ...input,
        discount: { kind: 'amount', paise: bill.discountPaise },
      });
      await liveOn(tenant, admissionId, { bill, random, finalBill: generated.output.finalBill });
    }
    expect(finalBills).toBeGreaterThan(100);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  }, 120_000);
});
