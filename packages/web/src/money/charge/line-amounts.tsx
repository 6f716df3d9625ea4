// Price, discount and quantity of a charge line, beside what the price list says of it (R438-R444).
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { MoneyField, NumberField, PercentField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type LineValues, withDiscount } from './held-line.ts';

interface LineAmountsProps {
  /** The form of a new line or of a changed one, which has more fields. */
  readonly form: {
    readonly values: LineValues;
    getInputProps(path: keyof LineValues): object;
    setValues(change: LineValues): void;
  };
  /** In paise; null while no charge is chosen. */
  readonly standardCharge: number | null;
  /** In paise; 0 where the payer has no rate of their own. */
  readonly tpaCharge: number;
  readonly quantityInput?: Ref<HTMLInputElement>;
}

/** Percent and amount of a discount are two views of one thing: whichever is typed, the other follows (R444). */
export function LineAmounts({ form, standardCharge, tpaCharge, quantityInput }: LineAmountsProps) {
  const { t } = useTranslation('charge');
  const does = useDeeds();
  const follow = (change: Parameters<typeof withDiscount>[1]) => form.setValues(withDiscount(form.values, change));
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3 }} mt="sm">
      <MoneyField label={t('standardCharge')} isReadOnly value={standardCharge === null ? '' : standardCharge / 100} />
      <MoneyField label={t('tpaCharge')} isReadOnly value={tpaCharge ? tpaCharge / 100 : ''} />
      <MoneyField
        label={t('appliedCharge')}
        isRequired
        isReadOnly={!does('price-override')}
        {...form.getInputProps('appliedCharge')}
        onChange={(value) => follow({ appliedCharge: value ?? '' })}
      />
      <PercentField
        label={t('discountPercent')}
        isDisabled={!does('discount')}
        {...form.getInputProps('discountPercent')}
        onChange={(value) => follow({ discountPercent: value ?? '' })}
      />
      <MoneyField
        label={t('discountAmount')}
        isDisabled={!does('discount')}
        {...form.getInputProps('itemDiscount')}
        onChange={(value) => follow({ itemDiscount: value ?? '' })}
      />
      <NumberField
        label={t('quantity')}
        isRequired
        decimals={3}
        {...(quantityInput ? { inputRef: quantityInput } : {})}
        {...form.getInputProps('quantity')}
      />
    </Columns>
  );
}
