// Freight and other charges on the supplier's invoice, while the receipt is typed.
import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MoneyField, PercentField, TextField } from '../../ui/field/form-fields.tsx';
import type { ReceiptForm } from './receipt-form.ts';

/** A row for each charge; a new one is freight with the tax of the first line. */
export function ReceiptCharges({ form }: { form: UseFormReturnType<ReceiptForm> }) {
  const { t } = useTranslation('purchase');
  const { charges, lines } = form.values;
  return (
    <Stack gap="xs">
      {charges.map((charge, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a charge has no other name while it is typed
        <Group key={index} align="end" gap="sm" wrap="wrap" role="group" aria-label={charge.chargeName}>
          <TextField
            label={t('charge.name')}
            isRequired
            maxLength={60}
            {...form.getInputProps(`charges.${index}.chargeName`)}
          />
          <MoneyField label={t('charge.amount')} isRequired {...form.getInputProps(`charges.${index}.amount`)} />
          <PercentField label={t('gst')} isRequired {...form.getInputProps(`charges.${index}.gst`)} />
          <ActionIcon
            variant="subtle"
            color="red"
            mb={4}
            aria-label={t('charge.remove', { name: charge.chargeName })}
            onClick={() => form.removeListItem('charges', index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() =>
            form.insertListItem('charges', { chargeName: t('charge.freight'), amount: '', gst: lines[0]?.gst ?? 0 })
          }
        >
          {t('charge.add')}
        </Button>
      </Group>
    </Stack>
  );
}
