// The sums of a cash memo while it is written, and the discount on all its lines.
import type { Paise } from '@charaka/rules/money/money';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField, PercentField } from '../../ui/field/form-fields.tsx';
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
  /** Rupees on the whole memo, which its lines share; left out where a memo has no such discount. */
  readonly memoDiscount?: number | string;
  onMemoDiscount?(rupees: number | string): void;
  readonly memoDiscountError?: ReactNode;
}

/** Gross, discount, tax and net of the lines, with a discount on all of them. */
export function MemoTotals(props: MemoTotalsProps) {
  const { totals, payable, percent, onPercent, memoDiscount, onMemoDiscount, memoDiscountError } = props;
  const { t } = useTranslation('pharmacy');
  const facts = (['gross', 'discount', 'tax', 'net'] as const).map((name) => ({ name, paise: totals[name] }));
  return (
    <Group justify="space-between" align="end" gap="md">
      <Group gap="md" align="end">
        <div style={{ width: 180 }}>
          <PercentField label={t('discountOnAll')} value={percent} onChange={(typed) => onPercent(typed ?? '')} />
        </div>
        {onMemoDiscount && (
          <div style={{ width: 180 }}>
            <MoneyField
              label={t('memoDiscount')}
              value={memoDiscount ?? ''}
              error={memoDiscountError}
              onChange={(typed) => onMemoDiscount(typed ?? '')}
            />
          </div>
        )}
      </Group>
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
