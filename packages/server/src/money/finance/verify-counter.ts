// Re-adds every bill of the counter from its lines, money and credit notes, and its accounts in the ledger (orders, section 6).
import { account } from '@charaka/rules/money/ledger';
import type pg from 'pg';
import { lineWorth, shown, total } from './verify-arithmetic.ts';
import {
  findCounterGap,
  findPassDifference,
  type KeptCounterBill,
  type KeptCounterClaim,
  type KeptCounterLine,
  type KeptCounterReceipt,
  type KeptCounterRefund,
  nextCounterBills,
  readCounterBalances,
  readCounterClaims,
  readCounterDocuments,
  readCounterLines,
  readCounterReceipts,
  readCounterRefunds,
} from './verify-counter-store.ts';
import { documentDifference, documentedTax, type KeptDocument, taxOffByDiscount } from './verify-documents.ts';

/** All records of one bill. */
interface CounterRecords {
  readonly bill: KeptCounterBill;
  readonly lines: readonly KeptCounterLine[];
  readonly receipts: readonly KeptCounterReceipt[];
  readonly refunds: readonly KeptCounterRefund[];
  readonly claims: readonly KeptCounterClaim[];
  readonly documents: readonly KeptDocument[];
}

/** How many bills were added up, and the first thing that differs. */
export async function verifyCounter(
  owner: pg.Client,
  tenantId: number,
  names: ReadonlyMap<number, string>,
  batch: number,
): Promise<{ counterBillCount: number; difference: string | null }> {
  const gap = await findCounterGap(owner, tenantId);
  if (gap !== null) return { counterBillCount: 0, difference: `The numbers of the counter have a gap: ${gap}` };
  const pass = await findPassDifference(owner, tenantId);
  if (pass !== null) return { counterBillCount: 0, difference: pass };
  let counterBillCount = 0;
  for (let after = 0; ; ) {
    const bills = await nextCounterBills(owner, tenantId, after, batch);
    const last = bills.at(-1);
    if (!last) return { counterBillCount, difference: null };
    const difference = await batchDifference(owner, tenantId, bills, names);
    if (difference) return { counterBillCount, difference };
    counterBillCount += bills.length;
    after = last.counterBillId;
  }
}

async function batchDifference(
  owner: pg.Client,
  tenantId: number,
  bills: readonly KeptCounterBill[],
  names: ReadonlyMap<number, string>,
): Promise<string | null> {
  const billIds = bills.map(({ counterBillId }) => counterBillId);
  const byBill = <Row extends { readonly counterBillId: number }>(rows: Row[]) =>
    Map.groupBy(rows, ({ counterBillId }) => counterBillId);
  const lines = byBill(await readCounterLines(owner, tenantId, billIds));
  const receipts = byBill(await readCounterReceipts(owner, tenantId, billIds));
  const refunds = byBill(await readCounterRefunds(owner, tenantId, billIds));
  const claims = byBill(await readCounterClaims(owner, tenantId, billIds));
  const documents = byBill(await readCounterDocuments(owner, tenantId, billIds));
  const balances = byBill(await readCounterBalances(owner, tenantId, billIds));
  for (const bill of bills) {
    const { counterBillId } = bill;
    const records: CounterRecords = {
      bill,
      lines: lines.get(counterBillId) ?? [],
      receipts: receipts.get(counterBillId) ?? [],
      refunds: refunds.get(counterBillId) ?? [],
      claims: claims.get(counterBillId) ?? [],
      documents: documents.get(counterBillId) ?? [],
    };
    const ledger = new Map((balances.get(counterBillId) ?? []).map(({ glid, amountPaise }) => [glid, amountPaise]));
    const difference =
      figureDifference(records) ?? paperDifference(records) ?? accountDifference(records, ledger, names);
    if (difference) return `Counter bill ${counterBillId}: ${difference}`;
  }
  return null;
}

const settledOf = (claims: readonly KeptCounterClaim[]) =>
  total(claims, (each) => each.paidPaise + each.tdsPaise + each.disallowedPaise);
const chargedOf = (claims: readonly KeptCounterClaim[]) =>
  total(claims, (each) => (each.isWrittenOff ? 0 : each.disallowedPaise));

const signOf = ({ isRefund }: KeptCounterReceipt) => (isRefund ? -1 : 1);

/** The first figure of the bill that its lines, money and credit notes do not make. */
function figureDifference({ bill, lines, receipts, refunds, claims }: CounterRecords): string | null {
  const worth = lines.map((line) => lineWorth(line, bill.isIgst));
  const net = total(worth, (line) => line.net);
  const taxes = total(worth, ({ igst, sgst, cgst }) => igst + sgst + cgst);
  const gross = net + taxes;
  const exact = gross - bill.discountPaise;
  const rounded = Math.floor((exact + 50) / 100) * 100;
  const back = total(refunds, ({ amountPaise }) => amountPaise);
  const claimBack = total(refunds, ({ claimReducedPaise }) => claimReducedPaise);
  const money = total(receipts, (receipt) => signOf(receipt) * receipt.amountPaise);
  const paidOut = total(receipts, (receipt) => (receipt.isRefund ? receipt.amountPaise : 0));
  const left = lines.some((line) => line.refundedThousandths !== line.quantityThousandths);
  const told: [figure: string, said: number, made: number][] = [
    ['total without GST', bill.totalWithoutGstPaise, net],
    ['GST', bill.igstPaise + bill.sgstPaise + bill.cgstPaise, taxes],
    ['lines', total(lines, ({ totalPaise }) => totalPaise), gross],
    ['net amount', bill.netPaise, rounded],
    ['rounding', bill.roundOffPaise, rounded - exact],
    ['due', bill.duePaise, bill.netPaise - bill.authorizedPaise - (back - claimBack) - money + chargedOf(claims)],
    ['settled by the payer', bill.settledPaise, settledOf(claims)],
    ['disallowed by the payer and owed by the patient', bill.disallowedDuePaise, chargedOf(claims)],
    ['paid out', paidOut, total(refunds, ({ paidOutPaise }) => paidOutPaise)],
    ...(left ? [] : [['refunds of a bill that is gone', back, bill.netPaise] as [string, number, number]]),
  ];
  const wrong = told.find(([, said, made]) => said !== made);
  if (wrong) return `it says ${wrong[0]} ${shown(wrong[1])}, its records make ${shown(wrong[2])}`;
  if (!bill.isActive && left) return 'it is cancelled and not all of it went back';
  if (lines.some((line) => line.refundedThousandths > line.quantityThousandths))
    return 'more of a line went back than was sold';
  return money < 0 || back > bill.netPaise ? 'more went back than was received' : null;
}

/** The tax documents of a bill and of its credit notes. */
function paperDifference({ bill, refunds, documents }: CounterRecords): string | null {
  const kept = { isDocumented: bill.isDocumented, isCancelled: false };
  return documentDifference({
    papers: [
      { ...bill, ...kept, source: 'counter', paperId: bill.counterBillId, valuePaise: bill.totalWithoutGstPaise },
      ...refunds.map((refund) => ({
        ...refund,
        ...kept,
        source: 'counterRefund' as const,
        paperId: refund.counterRefundId,
      })),
    ],
    documents,
  });
}

/** The first account whose balance differs from the records. */
function accountDifference(
  { bill, lines, receipts, refunds, claims, documents }: CounterRecords,
  ledger: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, string>,
): string | null {
  const ofPayers = total(claims, ({ paidPaise }) => paidPaise);
  const cheques =
    total(receipts, (receipt) => signOf(receipt) * receipt.chequePaise) +
    total(claims, ({ isCheque, paidPaise }) => (isCheque ? paidPaise : 0));
  const money = total(receipts, (receipt) => signOf(receipt) * receipt.amountPaise) + ofPayers;
  const documented = documentedTax(documents);
  const taxOff = taxOffByDiscount(documents);
  const sold = lines.map((line) => ({ ...lineWorth(line, bill.isIgst), line }));
  const worked = new Map<number, number>([
    [account.cashAndBank, money - cheques],
    [account.cheques, cheques],
    [account.chargeIncome, -total(sold, ({ net, line }) => net - line.refundedNetPaise)],
    [
      account.undocumentedGst,
      documented + taxOff - total(sold, ({ igst, sgst, cgst, line }) => igst + sgst + cgst - line.refundedGstPaise),
    ],
    [account.outputTax, -documented],
    [account.discounts, bill.discountPaise - taxOff - total(lines, ({ refundedSharePaise }) => refundedSharePaise)],
    [account.rounding, -bill.roundOffPaise + total(refunds, ({ roundOffPaise }) => roundOffPaise)],
    [account.payerTds, total(claims, ({ tdsPaise }) => tdsPaise)],
    [account.writtenOff, total(claims, (each) => (each.isWrittenOff ? each.disallowedPaise : 0))],
    [
      account.dueFromPayers,
      bill.authorizedPaise - total(refunds, ({ claimReducedPaise }) => claimReducedPaise) - settledOf(claims),
    ],
    [account.dueFromPatients, bill.duePaise],
  ]);
  for (const glid of new Set([...worked.keys(), ...ledger.keys()])) {
    const [expected, found] = [worked.get(glid) ?? 0, ledger.get(glid) ?? 0];
    if (expected !== found)
      return `'${names.get(glid)}' stands at ${shown(found)} in the ledger, its records make ${shown(expected)}`;
  }
  return null;
}
