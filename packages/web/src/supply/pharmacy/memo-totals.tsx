// The sums of a cash memo while it is written, and the discount on all its lines.
import type { Paise } from '@charaka/rules/money/money';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PercentField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { totalsOf } from './held-medicine.ts';

interface MemoTotalsProps {
  readonly totals: ReturnType<typeof totalsOf>;
  /** The sum to pay after the round-off; left out where none is rounded. */
  readonly payable?: Paise;
  readonly percent: number | string;
  onPercent(percent: number | string): void;
}

/** Gross, discount, tax and net of the lines, with a discount on all of them. */
export function MemoTotals({ totals, payable, percent, onPercent }: MemoTotalsProps) {
  const { t } = useTranslation('pharmacy');
  const facts = (['gross', 'discount', 'tax', 'net'] as const).map((name) => ({ name, paise: totals[name] }));
  return (
    <Group justify="space-between" align="end" gap="md">
      <div style={{ width: 180 }}>
        <PercentField label={t('discountOnAll')} value={percent} onChange={(typed) => onPercent(typed ?? '')} />
      </div>
      <Columns cols={{ base: 2, xs: 4 }} spacing="xl" verticalSpacing={4} component="dl" m={0} aria-live="polite">
        {facts.map(({ name, paise }) => (
          <Figure key={name} label={t(`totals.${name}`)} weight={name === 'net' ? 700 : 400}>
            <MoneyText paise={paise} />
          </Figure>
        ))}
        {payable !== undefined && payable !== totals.net && (
          <Figure label={t('toPay')} weight={700}>
            <MoneyText paise={payable} />
          </Figure>
        )}
      </Columns>
    </Group>
  );
}
