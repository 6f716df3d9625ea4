// Billed records that 1.4.0 called right, and what the check of an admission says of them.
import { describe, expect, it } from 'vitest';
import { type BilledRecords, billDifference, patientExcess, payerDifference, wholeExcess } from './verify-admission.ts';

/** A bill with nothing on it, as it is kept. */
const emptyBill: BilledRecords['bill'] = {
  admissionId: 1,
  billId: 7,
  arithmetic: 2,
  isIgst: false,
  hasAssociation: false,
  totalWithoutGstPaise: 0,
  igstPaise: 0,
  sgstPaise: 0,
  cgstPaise: 0,
  totalChargePaise: 0,
  nonHospitalPaise: 0,
  medicinePaise: 0,
  otherChargePaise: 0,
  grossPaise: 0,
  discountPaise: 0,
  roundOffPaise: 0,
  netPaise: 0,
  paidInAdvancePaise: 0,
  medicineCreditPaise: 0,
  poolUsedPaise: 0,
  poolToBillPaise: 0,
  nonHospitalKeptPaise: 0,
  nonHospitalDuePaise: 0,
  authorizedPaise: 0,
  netPayablePaise: 0,
  duePaise: 0,
  isSettled: true,
};

const lineOfRupees = (rupees: number, isNonApplicable = false): BilledRecords['lines'][number] => ({
  admissionId: 1,
  serviceChargeId: 1,
  quantityThousandths: 1000,
  appliedPaise: rupees * 100,
  itemDiscountPaise: 0,
  igstBasisPoints: 0,
  sgstBasisPoints: 0,
  cgstBasisPoints: 0,
  isGstInclusive: false,
  isGstBeforeDiscount: true,
  isIgstApplied: false,
  isNonApplicable,
  totalPaise: rupees * 100,
  gstPaise: 0,
});

const memoOf = (netPaise: number, paidPaise: number, isReturn: boolean): BilledRecords['medicines'][number] => ({
  admissionId: 1,
  saleId: 1,
  isReturn,
  netPaise,
  paidPaise,
  taxablePaise: netPaise,
  paidByChequePaise: 0,
});

const paidOf = (amountPaise: number, isNonHospital: boolean): BilledRecords['payments'][number] => ({
  admissionId: 1,
  paymentType: 'Receive',
  amountPaise,
  chequePaise: 0,
  isChequeOfBank: false,
  isNonHospital,
  isWithBill: false,
});

const nothingElse = {
  payments: [],
  medicines: [],
  medicineCostPaise: 0,
  payers: [],
  writeOffs: [],
  receipts: [],
  papers: [],
  documents: [],
};

describe('the check of the books would have found what 1.4.0 called right', () => {
  it('medicine paid in cash and returned as credit, of a patient who pays themselves (Q218)', () => {
    // Charged 10; 2294.50 paid for medicine that came back; the bill said -2285 and gave nothing back.
    const records: BilledRecords = {
      ...nothingElse,
      lines: [lineOfRupees(10)],
      medicines: [memoOf(229_450, 229_450, false), memoOf(229_450, 0, true)],
      bill: {
        ...emptyBill,
        totalWithoutGstPaise: 1000,
        totalChargePaise: 1000,
        medicinePaise: -229_450,
        grossPaise: -228_450,
        roundOffPaise: -50,
        netPaise: -228_500,
        netPayablePaise: -228_500,
      },
    };
    expect(billDifference(records)).toMatch('bill 7 says medicine -2294.50, the memos and returns make 0.00');
    expect([patientExcess(records), wholeExcess(records)]).toEqual([228_500, 228_500]);
  });

  it("the same of a payer's case, where the insurer was asked for less (Q218)", () => {
    const payer = {
      admissionId: 1,
      associationId: 1,
      authorizedPaise: 1_000_000,
      claimPaise: 816_400,
      settledPaise: 0,
    };
    const records: BilledRecords = {
      ...nothingElse,
      lines: [lineOfRupees(10_000)],
      medicines: [memoOf(183_560, 183_560, false), memoOf(183_560, 0, true)],
      payers: [payer],
      bill: {
        ...emptyBill,
        hasAssociation: true,
        totalWithoutGstPaise: 1_000_000,
        totalChargePaise: 1_000_000,
        medicinePaise: -183_560,
        grossPaise: 816_440,
        roundOffPaise: -40,
        netPaise: 816_400,
        authorizedPaise: 1_000_000,
        netPayablePaise: -183_600,
      },
    };
    // All money together adds up: it is the patient's that pays the insurer's part.
    expect(wholeExcess(records)).toBe(0);
    expect(billDifference(records)).toMatch('bill 7 says medicine');
    // With the figures of today on it the claim is too small.
    const told = { ...records.bill, medicinePaise: 0, medicineCreditPaise: 183_560, netPaise: 1_000_000 };
    expect(payerDifference({ ...records, bill: told })).toMatch('is asked for 8164.00, his part comes to 10000.00');
    expect(patientExcess({ ...records, bill: told })).toBe(-40);
  });

  it('one electronic rupee that charged what the pool had paid a second time (Q219)', () => {
    // 8000 and 1200 non-hospital; the pool held 1200; by a rupee of UPI the bill charged 9200 and took 9200.
    const records: BilledRecords = {
      ...nothingElse,
      lines: [lineOfRupees(8000), lineOfRupees(1200, true)],
      payments: [paidOf(120_000, true), paidOf(800_000, false), { ...paidOf(120_000, false), isWithBill: true }],
      bill: {
        ...emptyBill,
        totalWithoutGstPaise: 920_000,
        totalChargePaise: 920_000,
        grossPaise: 920_000,
        netPaise: 920_000,
        paidInAdvancePaise: 800_000,
        netPayablePaise: 120_000,
      },
    };
    expect(billDifference(records)).toBe('bill 7 says pool 0.00, the payments of the pool make 1200.00');
    expect([patientExcess(records), wholeExcess(records)]).toEqual([120_000, 120_000]);
  });
});
