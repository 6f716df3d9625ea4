// Laws of the money of one admission: its bill, its dues, its payers, and that no money is lost.
import { lineWorth, openMedicine, shown, total } from './verify-arithmetic.ts';
import type { KeptDocument, KeptPaper } from './verify-documents.ts';
import type {
  KeptBill,
  KeptBillPayer,
  KeptLine,
  KeptMedicine,
  KeptPayment,
  KeptReceipt,
  KeptWriteOff,
} from './verify-store.ts';

/** Everything an admission's books come from. */
export interface AdmissionRecords {
  readonly lines: readonly KeptLine[];
  readonly payments: readonly KeptPayment[];
  readonly medicines: readonly KeptMedicine[];
  /** The cost of medicines that left the stock and did not come back, by the moves of their lines. */
  readonly medicineCostPaise: number;
  readonly bill: KeptBill | null;
  readonly payers: readonly KeptBillPayer[];
  readonly writeOffs: readonly KeptWriteOff[];
  readonly receipts: readonly KeptReceipt[];
  /** Papers that make a supply or reverse it, and their tax documents. */
  readonly papers: readonly KeptPaper[];
  readonly documents: readonly KeptDocument[];
}

/** A record with the bill it has. */
export type BilledRecords = AdmissionRecords & { readonly bill: KeptBill };

/** Received less refunded. */
export const cameIn = (payments: readonly KeptPayment[]) =>
  total(payments, ({ paymentType, amountPaise }) => (paymentType === 'Receive' ? amountPaise : -amountPaise));

/** Money over the pharmacy's counter. */
const overCounter = (medicines: readonly KeptMedicine[]) =>
  total(medicines, ({ isReturn, paidPaise }) => (isReturn ? -paidPaise : paidPaise));

const keptMedicine = (medicines: readonly KeptMedicine[]) =>
  total(medicines, ({ isReturn, netPaise }) => (isReturn ? -netPaise : netPaise));

/** The first difference between the saved total or GST of a line and its computed value. */
export function lineDifference(lines: readonly KeptLine[]): string | null {
  for (const line of lines) {
    const { net, igst, sgst, cgst } = lineWorth(line, line.isIgstApplied);
    const gst = igst + sgst + cgst;
    if (net + gst === line.totalPaise && gst === line.gstPaise) continue;
    return `charge line ${line.serviceChargeId} is kept as ${shown(line.totalPaise)} and comes to ${shown(net + gst)}`;
  }
  return null;
}

type Claim = readonly [name: string, said: number, made: number];

function firstUntrue(bill: KeptBill, claims: readonly Claim[], by: string): string | null {
  const untrue = claims.find(([, said, made]) => said !== made);
  if (!untrue) return null;
  const [name, said, made] = untrue;
  return `bill ${bill.billId} says ${name} ${shown(said)}, ${by} make ${shown(made)}`;
}

/** The first figure of a bill that its lines, its medicines and the money before it do not make. */
export function billDifference(records: BilledRecords): string | null {
  const { bill, lines, payments, medicines } = records;
  const values = lines.map((line) => lineWorth(line, bill.isIgst));
  const worthOf = (wanted: readonly KeptLine[]) =>
    total(wanted, (line) => {
      const { net, igst, sgst, cgst } = lineWorth(line, bill.isIgst);
      return net + igst + sgst + cgst;
    });
  const worth = worthOf(lines);
  const apart = worthOf(lines.filter((line) => line.isNonApplicable));
  const before = payments.filter((payment) => !payment.isWithBill);
  const pool = cameIn(before.filter((payment) => payment.isNonHospital));
  const own = cameIn(before.filter((payment) => !payment.isNonHospital));
  const { asked, owed } = openMedicine(medicines);
  const gross = worth - bill.nonHospitalPaise + bill.medicinePaise + bill.otherChargePaise;
  const isOld = bill.arithmetic === 1;
  const linesSay: Claim[] = [
    ['totalWithoutGst', bill.totalWithoutGstPaise, total(values, ({ net }) => net)],
    ['igst', bill.igstPaise, total(values, ({ igst }) => igst)],
    ['sgst', bill.sgstPaise, total(values, ({ sgst }) => sgst)],
    ['cgst', bill.cgstPaise, total(values, ({ cgst }) => cgst)],
    ['totalCharge', bill.totalChargePaise, worth],
    // Whether they were left out was decided by the settings of that day; that all of them were, or none, is checked.
    ['nonHospital', bill.nonHospitalPaise, bill.nonHospitalPaise === 0 ? 0 : apart],
    ['gross', bill.grossPaise, gross],
    ['roundOff', bill.roundOffPaise, bill.netPaise - gross + bill.discountPaise],
    ['net', bill.netPaise, 100 * Math.sign(bill.netPaise) * Math.round(Math.abs(gross - bill.discountPaise) / 100)],
    ['paidInAdvance', bill.paidInAdvancePaise, own + bill.poolToBillPaise],
  ];
  const medicineSays: Claim[] = isOld
    ? [['medicine', bill.medicinePaise, asked - owed]]
    : [
        ['medicine', bill.medicinePaise, asked],
        ['medicineCredit', bill.medicineCreditPaise, owed],
      ];
  const poolSays: Claim[] = isOld ? [] : [['pool', bill.poolUsedPaise + bill.poolToBillPaise, pool]];
  return (
    firstUntrue(bill, linesSay, 'its lines and payments') ??
    firstUntrue(bill, medicineSays, 'the memos and returns') ??
    firstUntrue(bill, poolSays, 'the payments of the pool')
  );
}

/** The difference between the dues of a bill, in it and beside it, and what payments and write-offs leave. */
export function dueDifference({ bill, payments, receipts, writeOffs }: BilledRecords): string | null {
  const later = payments.filter(({ isWithBill, paymentType }) => isWithBill && paymentType === 'Receive');
  const settled = (isNonHospital: boolean) =>
    cameIn(later.filter((payment) => payment.isNonHospital === isNonHospital)) +
    total(
      writeOffs.filter((writeOff) => writeOff.isNonHospital === isNonHospital),
      ({ amountPaise }) => amountPaise,
    );
  const charged = total(
    receipts.filter((receipt) => !receipt.isWrittenOff),
    ({ disallowedPaise }) => disallowedPaise,
  );
  const paid = bill.authorizedPaise + bill.paidInAdvancePaise + bill.medicineCreditPaise;
  const asked = bill.netPaise - paid;
  const due = Math.max(asked, 0) + charged - settled(false);
  if (bill.duePaise !== due || bill.isSettled !== (due === 0))
    return `bill ${bill.billId} says due ${shown(bill.duePaise)}, its payments leave ${shown(due)}`;
  if (bill.arithmetic === 1) return null;
  const beside = bill.nonHospitalPaise - bill.poolUsedPaise - bill.nonHospitalKeptPaise - settled(true);
  if (bill.nonHospitalDuePaise === beside) return null;
  return `bill ${bill.billId} says ${shown(bill.nonHospitalDuePaise)} is due beside it, ${shown(beside)} is left of its pool`;
}

/** The difference between the payers of a bill (authorised, owed or settled) and the bill with their receipts. */
export function payerDifference({
  bill,
  payers,
  receipts,
}: Pick<BilledRecords, 'bill' | 'payers' | 'receipts'>): string | null {
  const authorized = total(payers, ({ authorizedPaise }) => authorizedPaise);
  if (bill.hasAssociation && authorized !== bill.authorizedPaise)
    return `bill ${bill.billId} says authorised ${shown(bill.authorizedPaise)}, its payers make ${shown(authorized)}`;
  if (!bill.hasAssociation && payers.length > 0) return `bill ${bill.billId} has payers, its admission has none`;
  // Each payer owes the authorised sum, at most the rest that the earlier payers left.
  let left = Math.max(0, bill.netPaise);
  for (const { associationId, authorizedPaise, claimPaise, settledPaise } of payers) {
    const name = `payer ${associationId} of bill ${bill.billId}`;
    const part = Math.min(left, authorizedPaise);
    if (claimPaise !== part) return `${name} is asked for ${shown(claimPaise)}, his part comes to ${shown(part)}`;
    left -= part;
    const received = total(
      receipts.filter((receipt) => receipt.associationId === associationId),
      ({ paidPaise, tdsPaise, disallowedPaise }) => paidPaise + tdsPaise + disallowedPaise,
    );
    if (settledPaise !== received)
      return `${name} settled ${shown(settledPaise)}, his receipts make ${shown(received)}`;
  }
  return null;
}

/**
 * How much more money the hospital has of a patient, or is owed by them, than what they were given is worth: nothing, unless something
 * of theirs is lost. In and out are all their payments and what went over the pharmacy's counter; dues stand listed. To their account come
 * the part of the bill that no payer owes, what was left out of it, and the medicine they paid at once and kept.
 */
export function patientExcess({ bill, payments, medicines, payers, receipts, writeOffs }: BilledRecords): number {
  const moneyIn = cameIn(payments) + overCounter(medicines);
  const dues = bill.duePaise + bill.nonHospitalDuePaise;
  const givenUp = total(writeOffs, ({ amountPaise }) => amountPaise);
  const chargedBack = total(
    receipts.filter((receipt) => !receipt.isWrittenOff),
    ({ disallowedPaise }) => disallowedPaise,
  );
  const ofPayers = total(payers, ({ claimPaise }) => claimPaise);
  const paidMedicine = keptMedicine(medicines) - bill.medicinePaise;
  return moneyIn + dues + givenUp - chargedBack - (bill.netPaise - ofPayers + bill.nonHospitalPaise + paidMedicine);
}

/**
 * The same law for everybody's money: all that came in and is owed, by the patient and by payers, is the worth of all lines, of the
 * medicine kept and of the other charge, less discount, write-offs and rounding. Answers what is too much.
 */
export function wholeExcess({ bill, lines, payments, medicines, payers, receipts, writeOffs }: BilledRecords): number {
  const ofPayers = total(receipts, ({ paidPaise, tdsPaise }) => paidPaise + tdsPaise);
  const moneyIn = cameIn(payments) + overCounter(medicines) + ofPayers;
  const claims = total(payers, ({ claimPaise, settledPaise }) => claimPaise - settledPaise);
  const dues = bill.duePaise + bill.nonHospitalDuePaise + claims;
  const worth = total(lines, (line) => {
    const { net, igst, sgst, cgst } = lineWorth(line, bill.isIgst);
    return net + igst + sgst + cgst;
  });
  const givenUp =
    total(writeOffs, ({ amountPaise }) => amountPaise) +
    total(
      receipts.filter((receipt) => receipt.isWrittenOff),
      ({ disallowedPaise }) => disallowedPaise,
    );
  const values = worth + keptMedicine(medicines) + bill.otherChargePaise + bill.roundOffPaise;
  return moneyIn + dues - (values - bill.discountPaise - givenUp);
}
