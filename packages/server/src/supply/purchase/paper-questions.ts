// Questions about the numbers and days on a supplier's paper, which the user confirms before the paper is posted (PH039).
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { invoiceKey } from '@charaka/rules/money/purchase-figures';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';

/** The invoice of a supplier, as its number and date are typed. */
interface TypedPaper {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
}

/** Asks about an invoice whose number a receipt or an invoice of the supplier has in another financial year. */
export async function numberQuestions(call: Call, paper: TypedPaper): Promise<Sentence[]> {
  const { supplierId, supplierName, invoiceNumber, invoiceDate } = paper;
  const [key, year] = [invoiceKey(invoiceNumber), financialYearOn(call, invoiceDate)];
  const known = await call.tx.row<{ invoiceDate: string }>(sql`
    select x.invoice_date from (
      select g.invoice_date from goods_receipt g where g.tenant_id = ${call.tenantId} and g.supplier_id = ${supplierId}
        and g.invoice_key = ${key} and g.invoice_year <> ${year} and g.cancelled_at is null
      union all
      select i.invoice_date from supplier_invoice i where i.tenant_id = ${call.tenantId} and i.supplier_id = ${supplierId}
        and i.invoice_key = ${key} and i.invoice_year <> ${year} and i.cancelled_at is null) x
    order by x.invoice_date desc limit 1`);
  if (!known) return [];
  return [purchaseSentences.invoiceOfOtherYear({ invoiceNumber, supplierName, day: known.invoiceDate })];
}

/** Asks about days of a paper that are more than a year ago. */
export function dayQuestions(call: Call, ...days: readonly (string | null | undefined)[]): Sentence[] {
  const earliest = daysBefore(todayOf(call), 365);
  return [...new Set(days)].flatMap((day) => (day && day < earliest ? [purchaseSentences.dayLongAgo({ day })] : []));
}
