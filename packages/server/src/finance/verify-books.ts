// Re-adds everything: every bill from its lines, every account of the ledger from the records behind it; tells the first difference.
import { computeBill } from '@charaka/rules/bill';
import { shareBill } from '@charaka/rules/bill-version';
import { computeChargeLine } from '@charaka/rules/charge-line';
import { dueOf, ledgerOf } from '@charaka/rules/ledger';
import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money';
import type pg from 'pg';
import {
  checkVouchers,
  findBankDifference,
  findBillGap,
  findReceiptGap,
  type KeptBill,
  type KeptBillPayer,
  type KeptLine,
  type KeptMedicine,
  type KeptPayment,
  type KeptReceipt,
  nextAdmissions,
  readAccountNames,
  readBalances,
  readBillPayers,
  readBills,
  readBookingAdvances,
  readLines,
  readMedicines,
  readPayments,
  readReceipts,
  readWriteOffs,
} from './verify-store.ts';

/** How many admissions are read at once. */
const BATCH = 1000;

/** What was looked at, and the first thing that does not add up; null where everything does. */
export interface Verdict {
  readonly admissionCount: number;
  readonly voucherCount: number;
  readonly difference: string | null;
}

/** Everything an admission's books come from. */
interface AdmissionRecords {
  readonly lines: readonly KeptLine[];
  readonly payments: readonly KeptPayment[];
  readonly medicines: readonly KeptMedicine[];
  readonly bill: KeptBill | null;
  readonly writtenOffPaise: Paise;
  readonly receipts: readonly KeptReceipt[];
}

/** Reads one tenant in one snapshot, batch by batch; writes nothing. */
export async function verifyBooks(owner: pg.Client, tenantId: number): Promise<Verdict> {
  await owner.query('begin transaction isolation level repeatable read read only');
  try {
    return await verifySnapshot(owner, tenantId);
  } finally {
    await owner.query('rollback');
  }
}

async function verifySnapshot(owner: pg.Client, tenantId: number): Promise<Verdict> {
  const vouchers = await checkVouchers(owner, tenantId);
  let difference =
    vouchers.unbalanced === null
      ? await wholeDifference(owner, tenantId)
      : `Voucher ${vouchers.unbalanced} does not balance`;
  const names = await readAccountNames(owner, tenantId);
  let admissionCount = 0;
  for (let after = 0; difference === null; ) {
    const batch = await nextAdmissions(owner, tenantId, after, BATCH);
    if (batch.length === 0) break;
    difference = await verifyBatch(owner, tenantId, batch, names);
    admissionCount += batch.length;
    after = batch.at(-1) as number;
  }
  return { admissionCount, voucherCount: vouchers.count, difference };
}

/** What is checked of the tenant as a whole: numbers of receipts, what banks paid, advances on bookings. */
async function wholeDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const gap = await findReceiptGap(owner, tenantId);
  if (gap !== null) return `The receipt numbers have a gap: ${gap}`;
  const billGap = await findBillGap(owner, tenantId);
  if (billGap !== null) return `The bill numbers have a gap: ${billGap}`;
  const bank = await findBankDifference(owner, tenantId);
  if (bank)
    return `refunds drawn on '${bank.name}' make ${shown(bank.drawnPaise)}, the ledger has ${shown(bank.ledgerPaise)}`;
  const { heldPaise, ledgerPaise } = await readBookingAdvances(owner, tenantId);
  if (heldPaise === ledgerPaise) return null;
  return `bookings hold advances of ${shown(heldPaise)}, the ledger has ${shown(ledgerPaise)}`;
}

async function verifyBatch(
  owner: pg.Client,
  tenantId: number,
  batch: readonly number[],
  names: ReadonlyMap<number, string>,
): Promise<string | null> {
  const lines = Map.groupBy(await readLines(owner, tenantId, batch), (row) => row.admissionId);
  const payments = Map.groupBy(await readPayments(owner, tenantId, batch), (row) => row.admissionId);
  const medicines = Map.groupBy(await readMedicines(owner, tenantId, batch), (row) => row.admissionId);
  const bills = new Map((await readBills(owner, tenantId, batch)).map((row) => [row.admissionId, row]));
  const payers = Map.groupBy(await readBillPayers(owner, tenantId, batch), (row) => row.admissionId);
  const writeOffs = Map.groupBy(await readWriteOffs(owner, tenantId, batch), (row) => row.admissionId);
  const receipts = Map.groupBy(await readReceipts(owner, tenantId, batch), (row) => row.admissionId);
  const balances = Map.groupBy(await readBalances(owner, tenantId, batch), (row) => row.admissionId);
  for (const admissionId of batch) {
    const records: AdmissionRecords = {
      lines: lines.get(admissionId) ?? [],
      payments: payments.get(admissionId) ?? [],
      medicines: medicines.get(admissionId) ?? [],
      bill: bills.get(admissionId) ?? null,
      writtenOffPaise: sumPaise((writeOffs.get(admissionId) ?? []).map((row) => row.amountPaise)),
      receipts: receipts.get(admissionId) ?? [],
    };
    const ledger = new Map((balances.get(admissionId) ?? []).map(({ glid, amountPaise }) => [glid, amountPaise]));
    const difference =
      lineDifference(records.lines) ??
      (records.bill && billDifference(records.bill, records.lines, records.payments)) ??
      (records.bill && medicineDifference(records.bill, records.medicines)) ??
      (records.bill && payerDifference(records.bill, payers.get(admissionId) ?? [], records.receipts)) ??
      dueDifference(records) ??
      ledgerDifference(records, ledger, names);
    if (difference) return `Admission ${admissionId}: ${difference}`;
  }
  return null;
}

const shown = (amount: number) => (amount / 100).toFixed(2);

/** Lines whose total or GST the database keeps otherwise than the rules work it out. */
export function lineDifference(lines: readonly KeptLine[]): string | null {
  for (const line of lines) {
    const figures = computeChargeLine({ ...line, usesIgst: line.isIgstApplied });
    const total = addPaise(figures.netPaise, figures.gstPaise);
    if (total === line.totalPaise && figures.gstPaise === line.gstPaise) continue;
    return `charge line ${line.serviceChargeId} is kept as ${shown(line.totalPaise)} and comes to ${shown(total)}`;
  }
  return null;
}

/** The first figure of a saved bill that its lines and the payments before it do not give. */
export function billDifference(
  bill: KeptBill,
  lines: readonly KeptLine[],
  payments: readonly KeptPayment[],
): string | null {
  const worked = computeBill({
    lines,
    isFinal: true,
    hospitalStateCode: 'own',
    patientStateCode: bill.isIgst ? 'other' : 'own',
    // Whether they were left out was decided by the settings of that day; that all of them were, or none, is checked.
    isNonHospitalChargeOn: bill.nonHospitalPaise > 0,
    patientType: 'General',
    hasAssociation: bill.hasAssociation,
    payments: payments.filter((payment) => !payment.isWithBill),
    medicinePaise: bill.medicinePaise,
    otherChargePaise: bill.otherChargePaise,
    discount: { kind: 'amount', paise: bill.discountPaise },
    authorizedPaise: bill.authorizedPaise,
    finalAuthorizedPaise: null,
  });
  const { totalChargeWithoutGstPaise: totalWithoutGstPaise, ...rest } = worked;
  const again: Partial<Record<keyof KeptBill, unknown>> = { ...rest, totalWithoutGstPaise };
  for (const figure of figuresOfBill) {
    if (bill[figure] === again[figure]) continue;
    const name = figure.replace(/Paise$/, '');
    return `bill ${bill.billId} says ${name} ${shown(bill[figure])}, its lines and payments make ${shown(Number(again[figure]))}`;
  }
  return null;
}

const figuresOfBill = [
  'totalWithoutGstPaise',
  'igstPaise',
  'sgstPaise',
  'cgstPaise',
  'totalChargePaise',
  'nonHospitalPaise',
  'grossPaise',
  'roundOffPaise',
  'netPaise',
  'paidInAdvancePaise',
  'netPayablePaise',
] as const satisfies readonly (keyof KeptBill)[];

/** A saved bill carries what is unpaid of the memos less what was credited for returns (Q144). */
function medicineDifference(bill: KeptBill, medicines: readonly KeptMedicine[]): string | null {
  const credits = medicines.map(({ isReturn, netPaise, paidPaise }) => {
    const open = subtractPaise(netPaise, paidPaise);
    return isReturn ? subtractPaise(ZERO, open) : open;
  });
  const again = sumPaise(credits);
  if (again === bill.medicinePaise) return null;
  return `bill ${bill.billId} says medicine ${shown(bill.medicinePaise)}, the memos and returns make ${shown(again)}`;
}

const withGst = (bill: KeptBill) => ({ ...bill, gstPaise: addPaise(bill.igstPaise, bill.sgstPaise, bill.cgstPaise) });

/** What a bill says is due otherwise than payments, write-offs and receipts make it. */
function dueDifference({ bill, ...rest }: AdmissionRecords): string | null {
  if (!bill) return null;
  const duePaise = dueOf({ ...rest, bill: withGst(bill) });
  if (bill.duePaise !== duePaise || bill.isSettled !== (duePaise === 0))
    return `bill ${bill.billId} says due ${shown(bill.duePaise)}, its payments leave ${shown(duePaise)}`;
  return null;
}

/** What payers of a bill authorised, owe or settled otherwise than the bill and their receipts make it. */
export function payerDifference(
  bill: Pick<KeptBill, 'billId' | 'hasAssociation' | 'authorizedPaise' | 'netPaise'>,
  payers: readonly KeptBillPayer[],
  receipts: readonly KeptReceipt[],
): string | null {
  const authorized = payers.map((payer) => payer.authorizedPaise);
  if (bill.hasAssociation && sumPaise(authorized) !== bill.authorizedPaise)
    return `bill ${bill.billId} says authorised ${shown(bill.authorizedPaise)}, its payers make ${shown(sumPaise(authorized))}`;
  const { claimsPaise } = shareBill(bill.netPaise, authorized);
  for (const [index, { associationId, claimPaise, settledPaise }] of payers.entries()) {
    const name = `payer ${associationId} of bill ${bill.billId}`;
    const shared = claimsPaise[index] as Paise;
    if (claimPaise !== shared) return `${name} is asked for ${shown(claimPaise)}, his part comes to ${shown(shared)}`;
    const own = receipts.filter((receipt) => receipt.associationId === associationId);
    const received = sumPaise(own.flatMap((each) => [each.paidPaise, each.tdsPaise, each.disallowedPaise]));
    if (settledPaise !== received)
      return `${name} settled ${shown(settledPaise)}, his receipts make ${shown(received)}`;
  }
  return null;
}

function ledgerDifference(
  { bill, ...rest }: AdmissionRecords,
  ledger: ReadonlyMap<number, Paise>,
  names: ReadonlyMap<number, string>,
): string | null {
  const worked = ledgerOf({ ...rest, bill: bill && withGst(bill) });
  for (const glid of new Set([...worked.keys(), ...ledger.keys()])) {
    const [expected, found] = [worked.get(glid) ?? ZERO, ledger.get(glid) ?? ZERO];
    if (expected === found) continue;
    return `'${names.get(glid)}' stands at ${shown(found)} in the ledger, its records make ${shown(expected)}`;
  }
  return null;
}
