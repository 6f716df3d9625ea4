// Fields of the Add Charge dialog, and the table of lines collected until Submit.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { beforeAll, expect, it } from 'vitest';
import { onScreen, readForm } from '../../../test-support/read-form.ts';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import type { Charge } from './held-line.ts';
import { HeldLines } from './held-lines.tsx';
import { LineForm } from './line-form.tsx';

beforeAll(() => signIn());

it('finds a charge by search or by type and category, and shows what the price list says of it (R435)', () => {
  const fields = readForm(<LineForm associationId={null} onAdd={() => undefined} />);
  expect(fields.map(({ label, isRequired }) => (isRequired ? `${label} *` : label))).toEqual([
    'Search charges',
    'Charge Type *',
    'Charge Category *',
    'Charge *',
    'Standard Charge',
    'TPA Charge',
    'Applied Charge *',
    'Discount (%) per quantity',
    'Discount amount per quantity',
    'Quantity *',
  ]);
  expect(fields.filter(({ isReadOnly }) => isReadOnly).map(({ label }) => label)).toEqual([
    'Standard Charge',
    'TPA Charge',
  ]);
});

it('lists held lines with code, payer’s code and amounts, and what they come to (R436)', () => {
  const charge = { chargeName: 'Dressing', chargeCode: 'DR-1' } as Charge;
  const rupees = rupeesToPaise;
  const line = {
    key: 1,
    charge,
    tpaChargeCode: 'T-9',
    appliedCharge: 85,
    itemDiscount: 8.5,
    quantity: 2,
    grossPaise: rupees(170),
    discountPaise: rupees(17),
    netPaise: rupees(153),
  };
  const { rows } = renderPaper(
    onScreen(<HeldLines lines={[line, { ...line, key: 2, quantity: 4 }]} onRemove={() => undefined} />),
  );
  expect(rows[0]?.slice(0, 7)).toEqual([
    'Charge',
    'TPA Charge Code',
    'Applied Charge',
    'Quantity',
    'Gross Amt',
    'Discount Amt',
    'Net Amt',
  ]);
  expect(rows[1]?.slice(0, 7)).toEqual(['Dressing (DR-1)', 'T-9', '₹ 85.00', '2', '₹ 170.00', '₹ 17.00', '₹ 153.00']);
  expect(rows.at(-1)).toContain('₹ 306.00');
});
