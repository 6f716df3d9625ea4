// Tax deducted from suppliers: sections and rates by day, thresholds of a sum and of a year, PAN, and turnover.
import { describe, expect, it } from 'vitest';
import { rupeesToPaise, ZERO } from './money.ts';
import { panHolderOf, supplierTax, type TaxedSupplier } from './supplier-tax.ts';

const DAY = '2026-12-01';
const supplierOf = (more: Partial<TaxedSupplier> = {}): TaxedSupplier => ({
  nature: 'Contract',
  isImporter: false,
  panHolder: panHolderOf('AAACX1234F'),
  creditedPaise: ZERO,
  taxedPaise: ZERO,
  turnoverPaise: null,
  ...more,
});
const rupees = rupeesToPaise;

describe('goods', () => {
  const goods = { nature: null, turnoverPaise: rupees(100_000_001), creditedPaise: rupees(4_990_000) } as const;

  it('are taxed at 0.1 % of what passes Rs 50 lakh of a year (PH082)', () => {
    const tax = supplierTax(supplierOf(goods), DAY, rupees(110_000));
    expect(tax).toMatchObject({
      nature: 'Goods',
      section: '393(1) 8(ii)',
      taxedPaise: rupees(100_000),
      taxPaise: rupees(100),
    });
    expect(supplierTax(supplierOf(goods), '2026-03-31', rupees(110_000)).section).toBe('194Q');
    expect(supplierTax(supplierOf(goods), DAY, rupees(10_000)).taxPaise).toBe(0);
  });

  it('are taxed at 5 % without a PAN (PH082, FI054)', () => {
    expect(supplierTax(supplierOf({ ...goods, panHolder: panHolderOf(null) }), DAY, rupees(110_000)).taxPaise).toBe(
      rupees(5000),
    );
  });

  it('are not taxed up to a turnover of Rs 10 crore, nor from importers, and a missing turnover is named (PH082)', () => {
    const taxOf = (more: Partial<TaxedSupplier>) =>
      supplierTax(supplierOf({ ...goods, ...more }), DAY, rupees(110_000));
    expect(taxOf({ turnoverPaise: rupees(100_000_000) }).taxPaise).toBe(0);
    expect(taxOf({ isImporter: true }).taxPaise).toBe(0);
    expect(taxOf({ turnoverPaise: null }).isTurnoverMissing).toBe(true);
    expect(supplierTax(supplierOf({ ...goods, turnoverPaise: null }), DAY, rupees(10_000)).isTurnoverMissing).toBe(
      false,
    );
  });
});

describe('contracts and fees', () => {
  it('of contracts are taxed above Rs 30,000 at once, and above Rs 1 lakh of a year with what was not taxed (PH082)', () => {
    expect(supplierTax(supplierOf(), DAY, rupees(30_000)).taxPaise).toBe(0);
    expect(supplierTax(supplierOf(), DAY, rupees(30_001))).toMatchObject({ taxPaise: 60_002, section: '393(1) 6(i)' });
    const before = supplierOf({ creditedPaise: rupees(95_000), taxedPaise: rupees(35_000) });
    const tax = supplierTax(before, DAY, rupees(10_000));
    expect(tax).toMatchObject({ taxedPaise: rupees(70_000), taxPaise: rupees(1400) });
  });

  it('of a person or family are taxed at 1 %, and without a PAN at 20 % (PH082, FI054)', () => {
    expect(supplierTax(supplierOf({ panHolder: panHolderOf('AAAPX1234F') }), DAY, rupees(40_000)).taxPaise).toBe(
      rupees(400),
    );
    expect(supplierTax(supplierOf({ panHolder: panHolderOf(null) }), DAY, rupees(40_000)).taxPaise).toBe(rupees(8000));
  });

  it('for fees are taxed above the threshold of their day: Rs 30,000, and Rs 50,000 from April 2025 (PH082, FI054)', () => {
    const fees = supplierOf({ nature: 'Professional' });
    expect(supplierTax(fees, '2025-03-31', rupees(40_000))).toMatchObject({
      section: '194J(b)',
      taxPaise: rupees(4000),
    });
    expect(supplierTax(fees, '2025-04-01', rupees(40_000)).taxPaise).toBe(0);
    expect(supplierTax(fees, DAY, rupees(50_001))).toMatchObject({
      section: '393(1) 6(iii)(b)',
      taxPaise: 500_010,
    });
    expect(supplierTax(supplierOf({ nature: 'Technical' }), DAY, rupees(60_000)).taxPaise).toBe(rupees(1200));
    expect(supplierTax(supplierOf({ nature: 'None' }), DAY, rupees(60_000)).taxPaise).toBe(0);
  });
});
