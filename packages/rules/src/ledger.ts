// What stands on the accounts of the general ledger for one admission, worked out from its charges, payments and bill alone.
import { type ChargeLine, computeChargeLine } from './charge-line.ts';
import { addPaise, type Paise, smallerPaise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** The accounts the product writes to, by their numbers in the tables. */
export const account = {
  cashAndBank: 1,
  cheques: 2,
  unbilledCharges: 3,
  unbilledMedicines: 4,
  dueFromPatients: 5,
  dueFromPayers: 6,
  patientAdvances: 20,
  nonHospitalReceipts: 21,
  gstPayable: 22,
  bookingAdvances: 23,
  chargeIncome: 40,
  medicineIncome: 41,
  otherIncome: 42,
  discounts: 60,
  rounding: 61,
  leftOut: 62,
  writtenOff: 63,
  payerTds: 64,
} as const;

/** A posted line with the kind of GST it was posted with. */
export interface PostedLine extends ChargeLine {
  readonly isIgstApplied: boolean;
}

/** A payment or refund as posted; `isWithBill` where it settled the final bill. */
export interface LedgerPayment {
  readonly paymentType: 'Receive' | 'Refund';
  readonly amountPaise: Paise;
  readonly chequePaise: Paise;
  /** Whether the cheque is drawn on a bank of the hospital, whose account it leaves. */
  readonly isChequeOfBank: boolean;
  readonly isNonHospital: boolean;
  readonly isWithBill: boolean;
}

/** The figures of a final bill that move accounts. */
export interface LedgerBill {
  readonly gstPaise: Paise;
  readonly nonHospitalPaise: Paise;
  readonly medicinePaise: Paise;
  readonly otherChargePaise: Paise;
  readonly discountPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly netPaise: Paise;
  readonly paidInAdvancePaise: Paise;
  readonly netPayablePaise: Paise;
}

/** A cash memo of the pharmacy, or a return: what it comes to, the tax in it, and what was paid or handed back at once. */
export interface LedgerMedicine {
  readonly isReturn: boolean;
  readonly netPaise: Paise;
  readonly taxablePaise: Paise;
  readonly paidPaise: Paise;
  readonly paidByChequePaise: Paise;
}

/** What a receipt of a payer settles of a bill; what he disallows is given up, or the patient owes it. */
export interface LedgerReceipt {
  readonly isCheque: boolean;
  readonly paidPaise: Paise;
  readonly tdsPaise: Paise;
  readonly disallowedPaise: Paise;
  readonly isWrittenOff: boolean;
}

/** How a bill is paid: from the advance, by the patient, by the payer; of an advance above it he gets back at most what he paid (Q127). */
export function billShares(bill: LedgerBill): { advancePaise: Paise; patientPaise: Paise; payerPaise: Paise } {
  const { netPaise, netPayablePaise, paidInAdvancePaise } = bill;
  const patientPaise = netPayablePaise > 0 ? netPayablePaise : ZERO;
  const excessPaise = netPayablePaise < 0 ? subtractPaise(ZERO, netPayablePaise) : ZERO;
  const ownPaise = paidInAdvancePaise > 0 ? paidInAdvancePaise : ZERO;
  const advancePaise = subtractPaise(paidInAdvancePaise, smallerPaise(excessPaise, ownPaise));
  return { advancePaise, patientPaise, payerPaise: subtractPaise(netPaise, addPaise(advancePaise, patientPaise)) };
}

/**
 * The balance of every account that one admission moves, debit above zero; together they are nothing. Without a bill its charges, and
 * medicines bought on credit, are not billed yet; a bill turns them into what patient and payer owe.
 */
export function ledgerOf(records: {
  readonly lines: readonly PostedLine[];
  readonly payments: readonly LedgerPayment[];
  readonly medicines: readonly LedgerMedicine[];
  readonly bill: LedgerBill | null;
  /** Dues that were given up. */
  readonly writtenOffPaise: Paise;
  readonly receipts: readonly LedgerReceipt[];
}): Map<number, Paise> {
  const balances = new Map<number, Paise>();
  const debit = (glid: number, amount: Paise) => balances.set(glid, addPaise(balances.get(glid) ?? ZERO, amount));
  const credit = (glid: number, amount: Paise) => debit(glid, subtractPaise(ZERO, amount));
  postLines(records.lines, debit, credit);
  for (const payment of records.payments) postPayment(payment, debit, credit);
  for (const medicine of records.medicines) postMedicine(medicine, debit, credit);
  if (records.bill) postBill(records.lines, records.bill, debit, credit);
  debit(account.writtenOff, records.writtenOffPaise);
  credit(account.dueFromPatients, records.writtenOffPaise);
  for (const receipt of records.receipts) postReceipt(receipt, debit, credit);
  return new Map([...balances].filter(([, amount]) => amount !== 0));
}

type Post = (glid: number, amount: Paise) => void;

function figuresOf(lines: readonly PostedLine[]) {
  const figures = lines.map((line) => computeChargeLine({ ...line, usesIgst: line.isIgstApplied }));
  return {
    netPaise: sumPaise(figures.map((each) => each.netPaise)),
    gstPaise: sumPaise(figures.map((each) => each.gstPaise)),
  };
}

function postLines(lines: readonly PostedLine[], debit: Post, credit: Post): void {
  const { netPaise, gstPaise } = figuresOf(lines);
  debit(account.unbilledCharges, addPaise(netPaise, gstPaise));
  credit(account.chargeIncome, netPaise);
  credit(account.gstPayable, gstPaise);
}

function postPayment(payment: LedgerPayment, debit: Post, credit: Post): void {
  const isReceipt = payment.paymentType === 'Receive';
  const [inward, outward] = isReceipt ? [debit, credit] : [credit, debit];
  inward(account.cashAndBank, subtractPaise(payment.amountPaise, payment.chequePaise));
  inward(payment.isChequeOfBank ? account.cashAndBank : account.cheques, payment.chequePaise);
  outward(poolOf(payment, isReceipt), payment.amountPaise);
}

function postMedicine(medicine: LedgerMedicine, debit: Post, credit: Post): void {
  const [inward, outward] = medicine.isReturn ? [credit, debit] : [debit, credit];
  const { netPaise, taxablePaise, paidPaise, paidByChequePaise } = medicine;
  inward(account.cashAndBank, subtractPaise(paidPaise, paidByChequePaise));
  inward(account.cheques, paidByChequePaise);
  inward(account.unbilledMedicines, subtractPaise(netPaise, paidPaise));
  outward(account.medicineIncome, taxablePaise);
  outward(account.gstPayable, subtractPaise(netPaise, taxablePaise));
}

function postReceipt(receipt: LedgerReceipt, debit: Post, credit: Post): void {
  debit(receipt.isCheque ? account.cheques : account.cashAndBank, receipt.paidPaise);
  debit(account.payerTds, receipt.tdsPaise);
  debit(receipt.isWrittenOff ? account.writtenOff : account.dueFromPatients, receipt.disallowedPaise);
  credit(account.dueFromPayers, addPaise(receipt.paidPaise, receipt.tdsPaise, receipt.disallowedPaise));
}

/** What is still due of a bill from the patient: his share and what the payer put on him, less what he paid and what was given up. */
export function dueOf(records: {
  readonly bill: LedgerBill;
  readonly payments: readonly LedgerPayment[];
  readonly writtenOffPaise: Paise;
  readonly receipts: readonly LedgerReceipt[];
}): Paise {
  const paid = records.payments.filter((each) => each.isWithBill && each.paymentType === 'Receive');
  const charged = records.receipts.filter((each) => !each.isWrittenOff);
  return subtractPaise(
    addPaise(billShares(records.bill).patientPaise, sumPaise(charged.map((each) => each.disallowedPaise))),
    addPaise(sumPaise(paid.map((each) => each.amountPaise)), records.writtenOffPaise),
  );
}

function poolOf(payment: LedgerPayment, isReceipt: boolean): number {
  if (payment.isNonHospital) return account.nonHospitalReceipts;
  return payment.isWithBill && isReceipt ? account.dueFromPatients : account.patientAdvances;
}

function postBill(lines: readonly PostedLine[], bill: LedgerBill, debit: Post, credit: Post): void {
  const posted = figuresOf(lines);
  const { advancePaise, patientPaise, payerPaise } = billShares(bill);
  credit(account.unbilledCharges, addPaise(posted.netPaise, posted.gstPaise));
  // A final bill decides the kind of GST anew for all lines (Q131).
  credit(account.gstPayable, subtractPaise(bill.gstPaise, posted.gstPaise));
  debit(account.leftOut, bill.nonHospitalPaise);
  credit(account.unbilledMedicines, bill.medicinePaise);
  credit(account.otherIncome, bill.otherChargePaise);
  debit(account.discounts, bill.discountPaise);
  credit(account.rounding, bill.roundOffPaise);
  debit(account.patientAdvances, advancePaise);
  debit(account.dueFromPatients, patientPaise);
  debit(account.dueFromPayers, payerPaise);
}
