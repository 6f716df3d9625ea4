// Re-adds all money in, money out and values: every bill, every account of the ledger; returns the first difference.
import type pg from 'pg';
import {
  type AdmissionRecords,
  billDifference,
  dueDifference,
  lineDifference,
  patientExcess,
  payerDifference,
  wholeExcess,
} from './verify-admission.ts';
import { shown } from './verify-arithmetic.ts';
import { verifyCounter } from './verify-counter.ts';
import { findDocumentGap, readDocuments, readPapers } from './verify-document-store.ts';
import { documentDifference } from './verify-documents.ts';
import { ledgerDifference } from './verify-ledger.ts';
import { openAccountDifference } from './verify-open-accounts.ts';
import { outpatientMemoDifference } from './verify-outpatient-memos.ts';
import { readMedicineCosts, stockDifference } from './verify-stock.ts';
import {
  checkVouchers,
  findBankDifference,
  findBillGap,
  findReceiptGap,
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

/** Counts of the records checked, and the first difference; null when all adds up. */
export interface Verdict {
  readonly admissionCount: number;
  readonly counterBillCount: number;
  readonly voucherCount: number;
  readonly difference: string | null;
  /** Bills of the arithmetic before 1.5 that withheld money of a patient, or left some of it unlisted (docs/decisions/0028). */
  readonly notices: readonly string[];
}

/** The result of a check. */
interface Finding {
  readonly difference: string | null;
  readonly notices: readonly string[];
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
  const notices: string[] = [];
  let admissionCount = 0;
  for (let after = 0; difference === null; ) {
    const batch = await nextAdmissions(owner, tenantId, after, BATCH);
    if (batch.length === 0) break;
    const found = await verifyBatch(owner, tenantId, batch, names);
    difference = found.difference;
    notices.push(...found.notices);
    admissionCount += batch.length;
    after = batch.at(-1) as number;
  }
  if (difference !== null)
    return { admissionCount, counterBillCount: 0, voucherCount: vouchers.count, difference, notices };
  const counter = await verifyCounter(owner, tenantId, names, BATCH);
  const open =
    counter.difference ??
    (await outpatientMemoDifference(owner, tenantId, names, BATCH)) ??
    (await openAccountDifference(owner, tenantId));
  return { admissionCount, voucherCount: vouchers.count, notices, ...counter, difference: open };
}

/** Checks of the tenant as a whole: numbers of receipts, what banks paid, advances on bookings, the stock. */
async function wholeDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const gap = await findReceiptGap(owner, tenantId);
  if (gap !== null) return `The receipt numbers have a gap: ${gap}`;
  const billGap = await findBillGap(owner, tenantId);
  if (billGap !== null) return `The bill numbers have a gap: ${billGap}`;
  const documentGap = await findDocumentGap(owner, tenantId);
  if (documentGap !== null) return `The numbers of tax documents have a gap: ${documentGap}`;
  const bank = await findBankDifference(owner, tenantId);
  if (bank)
    return `refunds drawn on '${bank.name}' make ${shown(bank.drawnPaise)}, the ledger has ${shown(bank.ledgerPaise)}`;
  const { heldPaise, ledgerPaise } = await readBookingAdvances(owner, tenantId);
  if (heldPaise === ledgerPaise) return stockDifference(owner, tenantId);
  return `bookings hold advances of ${shown(heldPaise)}, the ledger has ${shown(ledgerPaise)}`;
}

async function verifyBatch(
  owner: pg.Client,
  tenantId: number,
  batch: readonly number[],
  names: ReadonlyMap<number, string>,
): Promise<Finding> {
  const lines = Map.groupBy(await readLines(owner, tenantId, batch), (row) => row.admissionId);
  const payments = Map.groupBy(await readPayments(owner, tenantId, batch), (row) => row.admissionId);
  const medicines = Map.groupBy(await readMedicines(owner, tenantId, batch), (row) => row.admissionId);
  const medicineCosts = new Map(
    (await readMedicineCosts(owner, tenantId, batch)).map((row) => [row.admissionId, row.costPaise]),
  );
  const bills = new Map((await readBills(owner, tenantId, batch)).map((row) => [row.admissionId, row]));
  const payers = Map.groupBy(await readBillPayers(owner, tenantId, batch), (row) => row.admissionId);
  const writeOffs = Map.groupBy(await readWriteOffs(owner, tenantId, batch), (row) => row.admissionId);
  const receipts = Map.groupBy(await readReceipts(owner, tenantId, batch), (row) => row.admissionId);
  const papers = Map.groupBy(await readPapers(owner, tenantId, batch), (row) => row.admissionId);
  const documents = Map.groupBy(await readDocuments(owner, tenantId, batch), (row) => row.admissionId);
  const balances = Map.groupBy(await readBalances(owner, tenantId, batch), (row) => row.admissionId);
  const notices: string[] = [];
  for (const admissionId of batch) {
    const records: AdmissionRecords = {
      lines: lines.get(admissionId) ?? [],
      payments: payments.get(admissionId) ?? [],
      medicines: medicines.get(admissionId) ?? [],
      medicineCostPaise: medicineCosts.get(admissionId) ?? 0,
      bill: bills.get(admissionId) ?? null,
      payers: payers.get(admissionId) ?? [],
      writeOffs: writeOffs.get(admissionId) ?? [],
      receipts: receipts.get(admissionId) ?? [],
      papers: papers.get(admissionId) ?? [],
      documents: documents.get(admissionId) ?? [],
    };
    const ledger = new Map((balances.get(admissionId) ?? []).map(({ glid, amountPaise }) => [glid, amountPaise]));
    const difference =
      admissionDifference(records) ?? documentDifference(records) ?? ledgerDifference(records, ledger, names);
    if (difference) return { difference: `Admission ${admissionId}: ${difference}`, notices };
    const notice = oldBillNotice(records);
    if (notice) notices.push(`Admission ${admissionId}: ${notice}`);
  }
  return { difference: null, notices };
}

function admissionDifference({ bill, ...rest }: AdmissionRecords): string | null {
  const difference = lineDifference(rest.lines);
  if (difference !== null || bill === null) return difference;
  const records = { ...rest, bill };
  return (
    billDifference(records) ??
    payerDifference(records) ??
    dueDifference(records) ??
    (bill.arithmetic === 1 ? null : excessSentence(bill.billId, patientExcess(records))) ??
    (bill.arithmetic === 1 ? null : wholeSentence(bill.billId, wholeExcess(records)))
  );
}

/** Bills retain their figures; a notice says that one of them withheld a patient's money, so that it can be corrected. */
function oldBillNotice({ bill, ...rest }: AdmissionRecords): string | null {
  if (bill?.arithmetic !== 1) return null;
  return excessSentence(bill.billId, patientExcess({ ...rest, bill }));
}

function excessSentence(billId: number, excess: number): string | null {
  if (excess === 0) return null;
  return excess > 0
    ? `bill ${billId} keeps ${shown(excess)} of the patient's money for nothing`
    : `bill ${billId} leaves ${shown(-excess)} that the patient owes and no list has`;
}

function wholeSentence(billId: number, excess: number): string | null {
  return excess === 0 ? null : `bill ${billId}: money and dues are ${shown(excess)} more than what was given is worth`;
}
