// The sums of documents of suppliers by their labels, on the screen and on paper.

import type { Paise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../kernel/format.ts';

interface Taxes {
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** The taxes of a document: IGST from another state, else its two halves. */
export function taxSums({ cgst, sgst, igst }: Taxes) {
  return igst > 0 ? [['igst', igst] as const] : [['cgst', cgst] as const, ['sgst', sgst] as const];
}

/** The sums of an order: value, its taxes, freight, total. */
export function orderSums({
  taxable,
  freight,
  total,
  ...taxes
}: Taxes & Record<'taxable' | 'freight' | 'total', Paise>) {
  return [
    ['taxable', taxable] as const,
    ...taxSums(taxes),
    ...(freight > 0 ? [['charges', freight] as const] : []),
    ['total', total] as const,
  ];
}

/** The sums of a claim: value, its taxes, the claim. */
export function claimSums({ taxable, claimed, ...taxes }: Taxes & Record<'taxable' | 'claimed', Paise>) {
  return [['taxable', taxable] as const, ...taxSums(taxes), ['claimed', claimed] as const];
}

type Sums = ReturnType<typeof orderSums | typeof claimSums>;

/** The sums at the foot of a paper; `of` names the table to screen readers. */
export function PrintedSums({ sums, of }: { sums: Sums; of: 'total' | 'claimed' }) {
  const { t } = useTranslation('purchase');
  return (
    <table className="paper-table paper-keep" aria-label={t(of)}>
      <tbody>
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            <td className="numeric">{formatAmount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
