// The dialog that adds a charge to the price list or changes one.

import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { gstSlab } from '@charaka/contract/foundation/masters/gst-slab';
import { addPriceItem, getPriceItem, newCharge, updatePriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { type Paise, rupeesToPaise, thousandths, ZERO } from '@charaka/rules/money/money';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type Charge, type ChargeValues, chargeValues } from './charge-form.ts';
import { GstPreview } from './gst-preview.tsx';
import { useSlabRates } from './slab-rates.ts';

const check = formChecks(newCharge);

/** A typed price; undefined while it is not an amount. */
function pricePaise(typed: number | string): Paise {
  try {
    return typed === '' ? ZERO : rupeesToPaise(typed);
  } catch {
    return ZERO;
  }
}

/** Opens at once; null adds one. The charge type is that of the category. */
export function AddPriceItem({ charge, onClose }: { charge: Charge | null; onClose(): void }) {
  const { t } = useTranslation(['tariff', 'masters']);
  const record = useRecordForm({
    opened: charge,
    wrapper: 'charge',
    key: 'chargeId',
    topic: priceItemTopic,
    get: getPriceItem,
    add: addPriceItem,
    update: updatePriceItem,
    valuesOf: chargeValues,
    check,
    // Checked: category and amount are given.
    sent: (values) => ({
      ...values,
      chargeCategoryId: values.chargeCategoryId as number,
      standardCharge: Number(values.standardCharge),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      {...record}
      size="medium"
      title={t(charge ? 'masters:edit' : 'masters:add', { name: t('masters:label.Charge') })}
      onClose={onClose}
    >
      <ChargeFields form={record.form} />
    </FormDialog>
  );
}

function ChargeFields({ form }: { form: UseFormReturnType<ChargeValues> }) {
  const { t } = useTranslation('tariff');
  const categories = useMasterChoices(chargeCategory);
  const slabs = useMasterChoices(gstSlab);
  const rates = useSlabRates(form.values.gstSlabId);
  return (
    <Stack gap="xs">
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <TextField label={t('code')} isRequired isFirst maxLength={30} {...form.getInputProps('chargeCode')} />
        <TextField label={t('charge')} isRequired maxLength={300} {...form.getInputProps('chargeName')} />
        <SelectField
          label={t('category')}
          isRequired
          isLoading={categories.isLoading}
          choices={categories.choices}
          {...form.getInputProps('chargeCategoryId')}
        />
        <MoneyField label={t('standardCharge')} isRequired {...form.getInputProps('standardCharge')} />
        <SelectField
          label={t('gstSlab')}
          isLoading={slabs.isLoading}
          choices={slabs.choices}
          {...form.getInputProps('gstSlabId')}
        />
        <TextField label={t('hsnCode')} maxLength={20} {...form.getInputProps('hsnCode')} />
        <TextField label={t('unit')} maxLength={30} {...form.getInputProps('unit')} />
        <SwitchField
          label={t('nonApplicable')}
          description={t('nonApplicableHint')}
          {...form.getInputProps('isNonApplicable')}
        />
        <SwitchField label={t('divisible')} description={t('divisibleHint')} {...form.getInputProps('isDivisible')} />
      </Columns>
      {rates && (
        <GstPreview
          line={{
            ...rates,
            quantityThousandths: thousandths(1_000),
            appliedPaise: pricePaise(form.values.standardCharge),
            itemDiscountPaise: ZERO,
            isGstBeforeDiscount: true,
          }}
        />
      )}
    </Stack>
  );
}
