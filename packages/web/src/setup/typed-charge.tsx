// A charge of the price list, typed in; the form stays for the next one.
import { chargeCategory } from '@charaka/contract/masters/charge-category';
import { gstSlab } from '@charaka/contract/masters/gst-slab';
import { addCharge, newCharge } from '@charaka/contract/tariff-setting';
import { Button, Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../kernel/choices.ts';
import { formChecks, refusedFields } from '../kernel/form-checks.ts';
import { useFaults } from '../kernel/form-faults.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { type ChargeValues, chargeValues } from '../tariff/charge-form.ts';
import { MoneyField, SelectField, TextField } from '../ui/form-fields.tsx';

const check = formChecks(newCharge);

/** Unit, HSN code and the rest are on the screen of charges. */
export function TypedCharge() {
  const { t } = useTranslation('setup');
  const form = useForm<ChargeValues>({ initialValues: chargeValues(null), validate: check });
  const faults = useFaults(form, check);
  const ref = useRef<HTMLFormElement>(null);
  const adding = useCommand(addCharge, {
    topics: ['charge'],
    onDone: () => {
      // Charges are typed category by category.
      form.setValues({ chargeCode: '', chargeName: '', standardCharge: '' });
      form.clearErrors();
      setTimeout(() => ref.current?.querySelector('input')?.focus(), 0);
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
    <Paper withBorder p="md">
      <form ref={ref} noValidate onSubmit={form.onSubmit(save, faults.onFaults)}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="md" verticalSpacing="xs">
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
          </SimpleGrid>
          <Group justify="flex-end">
            <Button
              type="submit"
              variant="light"
              leftSection={<IconPlus size={16} aria-hidden />}
              loading={adding.isPending}
              disabled={faults.isBlocked}
            >
              {t('prices.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
