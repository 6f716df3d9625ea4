// The medicines of a discharge summary: a row each, added and taken away.
import { ActionIcon, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { newMedicine, type SummaryValues } from './summary-values.ts';

const fields = [
  { name: 'medicineName', maxLength: 120 },
  { name: 'dose', maxLength: 60 },
  { name: 'frequency', maxLength: 60 },
  { name: 'duration', maxLength: 60 },
  { name: 'instruction', maxLength: 200 },
] as const;

/** Name, dose, how often, how long and what to heed. */
export function MedicineFields({ form }: { form: UseFormReturnType<SummaryValues> }) {
  const { t } = useTranslation('discharge');
  return (
    <FormSection title={t('summary.medicines')}>
      <Stack gap="sm">
        {form.values.medicines.length === 0 && <Text c="dimmed">{t('summary.noMedicines')}</Text>}
        {form.values.medicines.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a medicine is its place in the list; its values come from the form
          <MedicineRow key={index} form={form} index={index} />
        ))}
        <Button
          variant="light"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('medicines', newMedicine())}
        >
          {t('summary.addMedicine')}
        </Button>
      </Stack>
    </FormSection>
  );
}

function MedicineRow({ form, index }: { form: UseFormReturnType<SummaryValues>; index: number }) {
  const { t } = useTranslation('discharge');
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('summary.medicineNo', { no: index + 1 })}>
      <Group align="end" wrap="nowrap">
        <Columns cols={{ base: 1, sm: 3, lg: 5 }} spacing="sm" verticalSpacing="xs" style={{ flex: 1 }}>
          {fields.map(({ name, maxLength }) => (
            <TextField
              key={name}
              label={t(`summary.medicine.${name}`)}
              isRequired={name === 'medicineName'}
              maxLength={maxLength}
              {...form.getInputProps(`medicines.${index}.${name}`)}
            />
          ))}
        </Columns>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('summary.dropMedicine', { no: index + 1 })}
          onClick={() => form.removeListItem('medicines', index)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
