// Tax deducted from suppliers: the sums credited in a year, the tax on an invoice, and its record (PH082).

import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import {
  type Paise,
  paise,
  roundHalfAwayFromZero,
  smallerPaise,
  subtractPaise,
  ZERO,
} from '@charaka/rules/money/money';
import {
  panHolderOf,
  type SupplierTax,
  type SupplierTaxNature,
  supplierTax,
  type TaxedSupplier,
} from '@charaka/rules/money/supplier-tax';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { purchaseSettings } from './purchase-settings.ts';

/** The first day of the financial year of today. */
function firstDayOfYear(call: Call): string {
  const finYear = financialYearOn(call, todayOf(call));
  return call.session.financialYears.find((year) => year.finYear === finYear)?.yearFrom ?? todayOf(call);
}

/** The turnover of the year that ended before the financial year of today; null where the hospital states none, or that of another year. */
function turnoverOfYearBefore(call: Call): Paise | null {
  const { turnoverPaise, turnoverUntil } = purchaseSettings.of(call.hospital);
  return turnoverUntil === daysAfter(firstDayOfYear(call), -1) ? turnoverPaise : null;
}

/** A supplier as its tax is reckoned, with the sums credited in the financial year of today. Refuses a day without a financial year. */
export async function readTaxedSupplier(call: Call, supplierId: number): Promise<TaxedSupplier> {
  const { panNumber, ...supplier } = await call.tx.single<
    Omit<TaxedSupplier, 'turnoverPaise' | 'panHolder'> & { panNumber: string | null }
  >(sql`
    select s.tax_nature as nature, s.gst_kind = 'Import' as is_importer, s.pan_number,
      coalesce(t.credited_paise, 0)::bigint as credited_paise, coalesce(t.taxed_paise, 0)::bigint as taxed_paise
    from supplier s
    left join lateral (
      select sum(x.credited_paise) as credited_paise, sum(x.taxed_paise) as taxed_paise from supplier_tax x
      where x.tenant_id = s.tenant_id and x.supplier_id = s.supplier_id and x.fin_year = ${financialYearOn(call, todayOf(call))}
        and x.nature = coalesce(s.tax_nature, 'Goods')) t on true
    where s.tenant_id = ${call.tenantId} and s.supplier_id = ${supplierId}`);
  return { ...supplier, panHolder: panHolderOf(panNumber), turnoverPaise: turnoverOfYearBefore(call) };
}

/** The payable sum of an invoice without its GST: shared as taxable value and charges are in its receipts. */
async function creditedOf(call: Call, invoiceId: number): Promise<Paise> {
  const { payablePaise, netPaise, totalPaise } = await call.tx.single<{
    payablePaise: Paise;
    netPaise: number;
    totalPaise: number;
  }>(sql`
    select i.payable_paise, coalesce(sum(g.taxable_paise + g.charges_paise), 0)::bigint as net_paise,
      coalesce(sum(g.total_paise), 0)::bigint as total_paise
    from supplier_invoice i
    left join goods_receipt g on g.tenant_id = i.tenant_id and g.supplier_invoice_id = i.supplier_invoice_id
    where i.tenant_id = ${call.tenantId} and i.supplier_invoice_id = ${invoiceId} group by i.payable_paise`);
  if (totalPaise === 0) return payablePaise;
  return paise(Number(roundHalfAwayFromZero(BigInt(payablePaise) * BigInt(netPaise), BigInt(totalPaise))));
}

/** Refuses a sum whose tax depends on a turnover that the hospital does not state. */
function refuseMissingTurnover(call: Call, { isTurnoverMissing }: SupplierTax): void {
  if (isTurnoverMissing) refuse(purchaseSentences.turnoverMissing({ day: daysAfter(firstDayOfYear(call), -1) }));
}

/**
 * Deducts the tax on an invoice that is approved now, behind the locked account of its supplier; its trigger posts it. Answers the tax in
 * paise. Refuses where the turnover of the year before decides and is missing.
 */
export async function deductTax(call: Call, supplierId: number, invoiceId: number): Promise<Paise> {
  const netPaise = await creditedOf(call, invoiceId);
  const coveredPaise = smallerPaise(netPaise, await readUncovered(call, supplierId));
  const creditedPaise = subtractPaise(netPaise, coveredPaise);
  const tax = supplierTax(await readTaxedSupplier(call, supplierId), todayOf(call), creditedPaise);
  refuseMissingTurnover(call, tax);
  const finYear = financialYearOn(call, todayOf(call));
  await insertTax(call, { supplierId, invoiceId, paymentId: null, finYear, creditedPaise, coveredPaise, tax });
  return tax.taxPaise;
}

/** The advances, in paise, that were credited for tax and that no approved invoice is covered by. */
async function readUncovered(call: Call, supplierId: number): Promise<Paise> {
  const { uncoveredPaise } = await call.tx.single<{ uncoveredPaise: Paise }>(sql`
    select coalesce(sum(case when x.supplier_payment_id is null then -x.covered_paise else x.credited_paise end), 0)::bigint as uncovered_paise
    from supplier_tax x where x.tenant_id = ${call.tenantId} and x.supplier_id = ${supplierId}`);
  return uncoveredPaise;
}

/**
 * The tax on an advance of today, behind the locked account of the supplier. Refuses where the turnover of the year before decides and is
 * missing.
 */
export async function taxOfAdvance(call: Call, supplierId: number, advancePaise: Paise): Promise<SupplierTax> {
  const tax = supplierTax(await readTaxedSupplier(call, supplierId), todayOf(call), advancePaise);
  refuseMissingTurnover(call, tax);
  return tax;
}

/** Records the tax on an advance, which the voucher of the payment has. */
export async function recordAdvanceTax(
  call: Call,
  {
    supplierId,
    paymentId,
    advancePaise,
    tax,
  }: { supplierId: number; paymentId: number; advancePaise: Paise; tax: SupplierTax },
): Promise<void> {
  const finYear = financialYearOn(call, todayOf(call));
  await insertTax(call, {
    supplierId,
    invoiceId: null,
    paymentId,
    finYear,
    creditedPaise: advancePaise,
    coveredPaise: ZERO,
    tax,
  });
}

interface ReversedAdvance {
  readonly supplierId: number;
  readonly paymentId: number;
  readonly reversalId: number;
  readonly paymentNumber: string;
}

/** Takes back the tax on the advance of a reversed payment. Refuses where an invoice approved since counts on that tax (PH082). */
export async function reverseAdvanceTax(call: Call, reversed: ReversedAdvance): Promise<void> {
  const { supplierId, paymentId, reversalId, paymentNumber } = reversed;
  const known = await call.tx.single<
    Omit<SupplierTax, 'isTurnoverMissing'> & { finYear: string; creditedPaise: Paise }
  >(sql`
    select x.nature, x.section, x.rate_basis_points, x.taxed_paise, x.tax_paise, x.fin_year, x.credited_paise
    from supplier_tax x where x.tenant_id = ${call.tenantId} and x.supplier_payment_id = ${paymentId}`);
  const { finYear, creditedPaise, taxedPaise, taxPaise } = known;
  const uncoveredPaise = await readUncovered(call, supplierId);
  if (taxPaise > 0 && uncoveredPaise < creditedPaise) refuse(purchaseSentences.advanceTaxUsed({ paymentNumber }));
  const tax = {
    ...known,
    taxedPaise: subtractPaise(ZERO, taxedPaise),
    taxPaise: subtractPaise(ZERO, taxPaise),
    isTurnoverMissing: false,
  };
  await insertTax(call, {
    supplierId,
    invoiceId: null,
    paymentId: reversalId,
    finYear,
    creditedPaise: subtractPaise(ZERO, smallerPaise(creditedPaise, uncoveredPaise)),
    coveredPaise: ZERO,
    tax,
  });
}

interface NewTax {
  readonly supplierId: number;
  readonly invoiceId: number | null;
  readonly paymentId: number | null;
  readonly finYear: string;
  readonly creditedPaise: Paise;
  readonly coveredPaise: Paise;
  readonly tax: SupplierTax;
}

async function insertTax(call: Call, written: NewTax): Promise<void> {
  const { supplierId, invoiceId, paymentId, finYear, creditedPaise, coveredPaise, tax } = written;
  const { nature, section, taxedPaise, rateBasisPoints, taxPaise } = tax;
  await call.tx.rows(sql`
    insert into supplier_tax (tenant_id, hospital_id, supplier_id, supplier_invoice_id, supplier_payment_id, fin_year, nature, section,
      deducted_at, credited_paise, covered_paise, taxed_paise, rate_basis_points, tax_paise, created_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${supplierId}, ${invoiceId}, ${paymentId}, ${finYear},
      ${nature satisfies SupplierTaxNature}, ${section}, ${call.now}, ${creditedPaise}, ${coveredPaise}, ${taxedPaise}, ${rateBasisPoints}, ${taxPaise},
      ${call.userId})`);
}
