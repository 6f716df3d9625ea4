// The expected balance of every account of the ledger for one admission, added up from its records.
import { account } from '@charaka/rules/money/ledger';
import { type AdmissionRecords, cameIn } from './verify-admission.ts';
import { lineWorth, openMedicine, shown, total } from './verify-arithmetic.ts';
import { documentedTax, taxOffByDiscount } from './verify-documents.ts';

/** The accounts a bill of the old arithmetic moved in its own way: what it owes stands among the notices instead. */
const oldWays: readonly number[] = [
  account.unbilledMedicines,
  account.dueFromPatients,
  account.dueFromPayers,
  account.patientAdvances,
  account.nonHospitalReceipts,
  account.leftOut,
];

/**
 * The first account whose balance differs from the records; for a bill of the old arithmetic only among the accounts it
 * did not move in its own way.
 */
export function ledgerDifference(
  records: AdmissionRecords,
  ledger: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, string>,
): string | null {
  const worked = new Map([...moneyAccounts(records), ...incomeAccounts(records), ...openAccounts(records)]);
  const skipped = records.bill?.arithmetic === 1 ? oldWays : [];
  for (const glid of new Set([...worked.keys(), ...ledger.keys()])) {
    const [expected, found] = [worked.get(glid) ?? 0, ledger.get(glid) ?? 0];
    if (expected === found || skipped.includes(glid)) continue;
    return `'${names.get(glid)}' stands at ${shown(found)} in the ledger, its records make ${shown(expected)}`;
  }
  return null;
}

type Balance = readonly [glid: number, amount: number];

/** Cash and banks, and cheques held: all money in and out. */
function moneyAccounts({ payments, medicines, receipts }: AdmissionRecords): Balance[] {
  const signOf = (isOut: boolean) => (isOut ? -1 : 1);
  const cheques =
    total(payments, (each) => (each.isChequeOfBank ? 0 : signOf(each.paymentType === 'Refund') * each.chequePaise)) +
    total(medicines, (each) => signOf(each.isReturn) * each.paidByChequePaise) +
    total(receipts, (each) => (each.isCheque ? each.paidPaise : 0));
  const all =
    cameIn(payments) +
    total(medicines, (each) => signOf(each.isReturn) * each.paidPaise) +
    total(receipts, (each) => each.paidPaise);
  return [
    [account.cashAndBank, all - cheques],
    [account.cheques, cheques],
  ];
}

/** Income, the state's part of it, the cost of medicines, and write-offs. */
function incomeAccounts({
  lines,
  medicines,
  medicineCostPaise,
  bill,
  writeOffs,
  receipts,
  documents,
}: AdmissionRecords): Balance[] {
  const values = lines.map((line) => lineWorth(line, bill ? bill.isIgst : line.isIgstApplied));
  const soldFor = (figure: 'netPaise' | 'taxablePaise') =>
    total(medicines, (each) => (each.isReturn ? -each[figure] : each[figure]));
  const medicineTax = soldFor('netPaise') - soldFor('taxablePaise');
  const documented = documentedTax(documents);
  const taxOff = taxOffByDiscount(documents);
  const disallowed = total(receipts, (each) => (each.isWrittenOff ? each.disallowedPaise : 0));
  return [
    [account.chargeIncome, -total(values, ({ net }) => net)],
    [
      account.undocumentedGst,
      documented + taxOff - total(values, ({ igst, sgst, cgst }) => igst + sgst + cgst) - medicineTax,
    ],
    [account.outputTax, -documented],
    [account.medicineIncome, -soldFor('taxablePaise')],
    [account.medicineCost, medicineCostPaise],
    [account.medicineStock, -medicineCostPaise],
    [account.otherIncome, -(bill?.otherChargePaise ?? 0)],
    [account.discounts, (bill?.discountPaise ?? 0) - taxOff],
    [account.rounding, -(bill?.roundOffPaise ?? 0)],
    [account.writtenOff, total(writeOffs, ({ amountPaise }) => amountPaise) + disallowed],
    [account.payerTds, total(receipts, ({ tdsPaise }) => tdsPaise)],
  ];
}

/**
 * Open balances. Without a bill: the charges and medicines that wait for it, the patient's advance, their pool and the
 * pharmacy's debt to them. With a bill: only listed dues and what payers have not settled.
 */
function openAccounts({ lines, payments, medicines, bill, payers }: AdmissionRecords): Balance[] {
  if (bill) {
    return [
      [account.dueFromPatients, bill.duePaise + bill.nonHospitalDuePaise],
      [account.dueFromPayers, total(payers, ({ claimPaise, settledPaise }) => claimPaise - settledPaise)],
    ];
  }
  const { asked, owed } = openMedicine(medicines);
  const worth = total(lines, (line) => {
    const { net, igst, sgst, cgst } = lineWorth(line, line.isIgstApplied);
    return net + igst + sgst + cgst;
  });
  const pool = payments.filter((payment) => payment.isNonHospital);
  return [
    [account.unbilledCharges, worth],
    [account.unbilledMedicines, asked],
    [account.dueFromPatients, -owed],
    [account.patientAdvances, -(cameIn(payments) - cameIn(pool))],
    [account.nonHospitalReceipts, -cameIn(pool)],
  ];
}
