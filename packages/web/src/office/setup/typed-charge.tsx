// A charge of the price list, typed in; the form stays for the next one.
import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { gstSlab } from '@charaka/contract/foundation/masters/gst-slab';
import { addPriceItem, newCharge } from '@charaka/contract/money/tariff/tariff-setting';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type ChargeValues, chargeValues } from '../../money/tariff/charge-form.ts';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { RowForm } from './row-form.tsx';
import { focusFirstField } from './use-row-form.ts';

const check = formChecks(newCharge);

/** Unit, HSN code and the rest are on the screen of charges. */
export function TypedCharge() {
  const { t } = useTranslation('setup');
  const form = useForm<ChargeValues>({ initialValues: chargeValues(null), validate: check });
  const faults = useFaults(form, check);
  const ref = useRef<HTMLFormElement>(null);
  const adding = useCommand(addPriceItem, {
    onDone: () => {
      // Charges are typed category by category.
      form.setValues({ chargeCode: '', chargeName: '', standardCharge: '' });
      form.clearErrors();
      focusFirstField(ref);
    },
  });
  const save = (values: ChargeValues) => {
    // Checked: category and amount are given.
    const chargeCategoryId = values.chargeCategoryId as number;
    const charge = { ...values, chargeCategoryId, standardCharge: Number(values.standardCharge) };
    adding.mutate({ charge }, { onError: (error) => form.setErrors(refusedFields(error, 'charge')) });
  };
  const categories = useMasterChoices(chargeCategory);
  const slabs = useMasterChoices(gstSlab);
  return (
    <RowForm
      formRef={ref}
      addLabel={t('prices.add')}
      isAdding={adding.isPending}
      isBlocked={faults.isBlocked}
      onSubmit={form.onSubmit(save, faults.onFaults)}
    >
      <Columns cols={{ base: 1, xs: 2, lg: 3 }} spacing="md" verticalSpacing="xs">
        <TextField label={t('prices.code')} isRequired maxLength={30} {...form.getInputProps('chargeCode')} />
        <TextField label={t('prices.name')} isRequired maxLength={300} {...form.getInputProps('chargeName')} />
        <SelectField<number>
          label={t('prices.category')}
          isRequired
          {...categories}
          {...form.getInputProps('chargeCategoryId')}
        />
        <MoneyField label={t('prices.price')} isRequired {...form.getInputProps('standardCharge')} />
        <SelectField<number> label={t('prices.tax')} {...slabs} {...form.getInputProps('gstSlabId')} />
      </Columns>
    </RowForm>
  );
}
