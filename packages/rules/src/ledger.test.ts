// Proves the ledger of an admission: a worked case by hand, and that it balances whatever was posted.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  account,
  billShares,
  dueOf,
  type LedgerBill,
  type LedgerPayment,
  ledgerOf,
  type PostedLine,
} from './ledger.ts';
import { basisPoints, paise, rupeesToPaise, subtractPaise, sumPaise, thousandths, ZERO } from './money.ts';

const rupees = rupeesToPaise;

/** Example B of money.md: 4 x 6250 at 2.5 % + 2.5 %, 1 x 799.95. */
const lines: PostedLine[] = [lineOf(4, 6250, 250), lineOf(1, 799.95, 0)];

function lineOf(quantity: number, applied: number, halfGst: number): PostedLine {
  return {
    quantityThousandths: thousandths(quantity * 1000),
    appliedPaise: rupees(applied),
    itemDiscountPaise: ZERO,
    igstBasisPoints: basisPoints(halfGst * 2),
    sgstBasisPoints: basisPoints(halfGst),
    cgstBasisPoints: basisPoints(halfGst),
    isIgstApplied: false,
  };
}

function paid(paymentType: 'Receive' | 'Refund', amount: number, changes: Partial<LedgerPayment> = {}): LedgerPayment {
  return {
    paymentType,
    amountPaise: rupees(amount),
    chequePaise: ZERO,
    isChequeOfBank: false,
    isNonHospital: false,
    isWithBill: false,
    ...changes,
  };
}

const bill: LedgerBill = {
  gstPaise: rupees(1250),
  nonHospitalPaise: ZERO,
  medicinePaise: ZERO,
  otherChargePaise: ZERO,
  discountPaise: rupees(2028.75),
  roundOffPaise: subtractPaise(ZERO, rupees(0.2)),
  netPaise: rupees(25_021),
  paidInAdvancePaise: rupees(9500),
  netPayablePaise: rupees(15_521),
};

type Records = Parameters<typeof ledgerOf>[0];
/** Nothing given up, nothing from a payer. */
const none = { medicines: [], writtenOffPaise: ZERO, receipts: [] };
/** As rupees, by account. */
const shown = (records: Partial<Records> & Pick<Records, 'lines' | 'payments' | 'bill'>) =>
  Object.fromEntries([...ledgerOf({ ...none, ...records })].map(([glid, amount]) => [glid, amount / 100]));

describe('the accounts of an admission', () => {
  const payments = [paid('Receive', 10_000), paid('Refund', 500, { chequePaise: rupees(500) })];

  it('before the bill: charged but not billed, an advance held', () => {
    expect(shown({ lines, payments, medicines: [], bill: null })).toEqual({
      [account.cashAndBank]: 10_000,
      [account.cheques]: -500,
      [account.unbilledCharges]: 27_049.95,
      [account.chargeIncome]: -25_799.95,
      [account.gstPayable]: -1250,
      [account.patientAdvances]: -9500,
    });
  });

  it('a refund by a cheque of the hospital leaves its bank, not the cheques it holds (R288, Q141)', () => {
    const cheque = { chequePaise: rupees(500), isChequeOfBank: true };
    const drawn = shown({ lines: [], payments: [paid('Receive', 800), paid('Refund', 500, cheque)], bill: null });
    expect(drawn).toEqual({ [account.cashAndBank]: 300, [account.patientAdvances]: -300 });
  });

  it('after the bill: nothing unbilled, the advance used, what he owes until he pays it', () => {
    const billed = { lines, payments, medicines: [], bill };
    const standing = {
      [account.cashAndBank]: 10_000,
      [account.cheques]: -500,
      [account.chargeIncome]: -25_799.95,
      [account.gstPayable]: -1250,
      [account.discounts]: 2028.75,
      [account.rounding]: 0.2,
      [account.dueFromPatients]: 15_521,
    };
    expect(shown(billed)).toEqual(standing);
    const settled = { ...billed, payments: [...payments, paid('Receive', 15_521, { isWithBill: true })] };
    const { [account.dueFromPatients]: _, ...rest } = standing;
    expect(shown(settled)).toEqual({ ...rest, [account.cashAndBank]: 25_521 });
  });

  it('medicines on credit wait for the bill, less what came back', () => {
    const sale = {
      isReturn: false,
      netPaise: rupees(105),
      taxablePaise: rupees(100),
      paidPaise: rupees(40),
      paidByChequePaise: rupees(10),
    };
    const back = {
      ...sale,
      isReturn: true,
      netPaise: rupees(21),
      taxablePaise: rupees(20),
      paidPaise: ZERO,
      paidByChequePaise: ZERO,
    };
    expect(shown({ lines: [], payments: [], medicines: [sale, back], bill: null })).toEqual({
      [account.cashAndBank]: 30,
      [account.cheques]: 10,
      [account.unbilledMedicines]: 44,
      [account.medicineIncome]: -80,
      [account.gstPayable]: -4,
    });
  });

  it('a due grows less by payments and write-offs, a claim by receipts, tax deducted and what is disallowed', () => {
    const receipt = { isCheque: false, paidPaise: rupees(900), tdsPaise: rupees(90) };
    const records = {
      lines,
      bill,
      medicines: [],
      payments: [...payments, paid('Receive', 15_000, { isWithBill: true })],
      writtenOffPaise: rupees(21),
      receipts: [
        { ...receipt, disallowedPaise: rupees(10), isWrittenOff: false },
        { ...receipt, isCheque: true, disallowedPaise: rupees(5), isWrittenOff: true },
      ],
    };
    expect(shown(records)).toMatchObject({
      [account.cashAndBank]: 25_900,
      [account.cheques]: 400,
      [account.payerTds]: 180,
      [account.writtenOff]: 26,
      [account.dueFromPatients]: 510,
      [account.dueFromPayers]: -1995,
    });
    expect(dueOf(records)).toBe(rupees(510));
    expect(sumPaise(ledgerOf(records).values())).toBe(0);
  });

  it('a payer pays what is left, the patient gets back at most his own (Q127)', () => {
    const tpa = {
      ...bill,
      netPaise: rupees(45_000),
      paidInAdvancePaise: rupees(5000),
      netPayablePaise: subtractPaise(ZERO, rupees(60_000)),
    };
    expect(billShares(tpa)).toEqual({ advancePaise: 0, patientPaise: 0, payerPaise: rupees(45_000) });
    const partly = { ...tpa, netPayablePaise: subtractPaise(ZERO, rupees(1000)) };
    expect(billShares(partly)).toEqual({ advancePaise: rupees(4000), patientPaise: 0, payerPaise: rupees(41_000) });
  });
});

describe('laws for any account', () => {
  const amount = (max: number) => fc.integer({ min: 0, max }).map(paise);
  const rate = fc.integer({ min: 0, max: 2800 }).map(basisPoints);
  const anyLine: fc.Arbitrary<PostedLine> = fc.record({
    quantityThousandths: fc.integer({ min: 1, max: 100_000 }).map(thousandths),
    appliedPaise: amount(5_000_000),
    itemDiscountPaise: fc.constant(ZERO),
    igstBasisPoints: rate,
    sgstBasisPoints: rate,
    cgstBasisPoints: rate,
    isIgstApplied: fc.boolean(),
  });
  const anyPayment: fc.Arbitrary<LedgerPayment> = fc
    .record({
      paymentType: fc.constantFrom('Receive' as const, 'Refund' as const),
      amountPaise: amount(9_000_000),
      isByCheque: fc.boolean(),
      isChequeOfBank: fc.boolean(),
      isNonHospital: fc.boolean(),
      isWithBill: fc.boolean(),
    })
    .map(({ isByCheque, ...payment }) => ({ ...payment, chequePaise: isByCheque ? payment.amountPaise : ZERO }));

  it('debits and credits are equal', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 8 }),
        fc.array(anyPayment, { maxLength: 8 }),
        (someLines, payments) => {
          expect(sumPaise(ledgerOf({ ...none, lines: someLines, payments, bill: null }).values())).toBe(0);
        },
      ),
    );
  });
});
