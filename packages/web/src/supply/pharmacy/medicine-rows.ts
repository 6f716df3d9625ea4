// Cash memos and returns as lists and papers read them: their lines in order, and what they add up to (R494, R538).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { addSale } from '@charaka/contract/supply/pharmacy/sale';
import type { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { summarizeMedicineTax } from '@charaka/rules/money/medicine-tax-summary';
import { type Paise, subtractPaise, sumPaise } from '@charaka/rules/money/money';

/** A memo with its lines and returns. */
export type Sale = OutputOf<typeof addSale>['sale'];
/** A return with its lines. */
export type SaleReturn = OutputOf<typeof addSalesReturn>['saleReturn'];

/** A line of either, with the paper it stands on. */
export interface MedicineRow {
  readonly key: string;
  readonly document: string;
  readonly at: string;
  readonly itemName: string;
  /** The prescribed medicine, and the doctor who agreed to this item for it (PH050). */
  readonly prescribedName?: string | null | undefined;
  readonly agreedByName?: string | null | undefined;
  readonly hsnCode?: string | null | undefined;
  readonly batchNumber: string;
  readonly expiry: string;
  readonly quantity: number;
  readonly mrp: Paise;
  readonly discount: Paise;
  readonly taxPercent: number;
  readonly net: Paise;
}

/** Every sold line, the first memo first. */
export function soldRows(sales: readonly Sale[]): MedicineRow[] {
  return sales.flatMap((sale) =>
    sale.lines.map((line) => ({
      ...line,
      key: `sold ${line.saleLineId}`,
      document: sale.cashMemo,
      at: sale.soldAt,
      taxPercent: line.cgst + line.sgst,
    })),
  );
}

/** Every returned line, the first return first. */
export function returnedRows(returns: readonly SaleReturn[]): MedicineRow[] {
  return returns.flatMap((each) =>
    each.lines.map((line) => ({
      ...line,
      key: `returned ${each.returnId} ${line.saleLineId}`,
      document: each.returnNumber,
      at: each.returnedAt,
    })),
  );
}

/** Totals of memos or returns, in paise. */
export function sumsOf(papers: readonly (Sale | SaleReturn)[]): Record<'gross' | 'discount' | 'tax' | 'net', Paise> {
  return {
    gross: sumPaise(papers.map((paper) => paper.gross)),
    discount: sumPaise(papers.map((paper) => paper.discount)),
    tax: sumPaise(papers.flatMap((paper) => [paper.cgst, paper.sgst])),
    net: sumPaise(papers.map((paper) => paper.net)),
  };
}

/** The 'Net Sale' of a medicine bill: what was sold less what came back (R538). */
export function netSale(sales: readonly Sale[], returns: readonly SaleReturn[]): Paise {
  return subtractPaise(sumsOf(sales).net, sumsOf(returns).net);
}

/** Tax by rate; a slab that cannot be read counts as 0 % and is only logged (R524, Q208). */
export function taxRows(papers: readonly (Sale | SaleReturn)[]) {
  const { rows, unreadable } = summarizeMedicineTax(papers.flatMap((paper) => [...paper.lines]));
  for (const slab of unreadable) console.error(`A tax slab cannot be read: ${slab}`);
  return rows;
}
